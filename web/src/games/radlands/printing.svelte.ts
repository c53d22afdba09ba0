/** Which printing of the camps the match is played with; the board sets it, faces read it. */
export const printing = $state({ isV2: false });
