/** Whether all have won and nobody with anybody: a draw. Those who play together win and lose together. */
export const isDraw = (places: readonly number[], sides: readonly number[]): boolean =>
  places.length > 1 && places.every((place) => place === 1) && new Set(sides).size !== 1;

/** The place of a seat where the first one is not all there is to tell: behind it, of three sides or more. */
export function placeOf(places: readonly number[], sides: readonly number[], seat: number): [number, number] | null {
  const of = sides.length > 0 ? new Set(sides).size : places.length;
  const place = places[seat] ?? 1;
  return of > 2 && place > 1 ? [place, of] : null;
}
