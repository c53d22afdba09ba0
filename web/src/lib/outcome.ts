/** Whether all have won and nobody with anybody: a draw. Those who play together win and lose together. */
export const isDraw = (places: readonly number[], sides: readonly number[]): boolean =>
  places.length > 1 && places.every((place) => place === 1) && new Set(sides).size !== 1;

/** The place of a seat behind the first, and of how many: only where there are three sides or more is it worth telling. */
export function placeOf(places: readonly number[], sides: readonly number[], seat: number): [number, number] | null {
  const sideOf = (each: number): number => sides[each] ?? each;
  const of = new Set(places.map((_, each) => sideOf(each))).size;
  const own = places[seat] ?? 1;
  const ahead = new Set(places.flatMap((place, each) => (place < own ? [sideOf(each)] : []))).size;
  return of > 2 && ahead > 0 ? [ahead + 1, of] : null;
}
