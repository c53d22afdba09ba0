/** A drawing that is asked for again and again is drawn once. */

const MOST = 60;

export function once<Args extends readonly unknown[]>(draw: (...args: Args) => string): (...args: Args) => string {
  const known = new Map<string, string>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = draw(...args);
    if (known.size >= MOST) known.clear();
    known.set(key, made);
    return made;
  };
}
