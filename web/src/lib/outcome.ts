/** Whether all have won and nobody with anybody: a draw. Those who play together win and lose together. */
export const isDraw = (places: readonly number[], sides: readonly number[]): boolean =>
  places.length > 1 && places.every((place) => place === 1) && new Set(sides).size !== 1;
