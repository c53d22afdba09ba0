/** Which printing of the camps and which edition of the rules the match is played with; the board sets it, faces and help read it. */
export const printing = $state({ isV2: false, isUa: true });
