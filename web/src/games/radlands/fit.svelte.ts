/** How wide names are in the display face, so that the longest word of each fits on its card. */

const known = new Map<string, number>();
const face = $state({ isLoaded: false });
let pen: CanvasRenderingContext2D | null = null;

function load(): void {
  if (typeof document === 'undefined' || pen) return;
  pen = document.createElement('canvas').getContext('2d');
  const done = (): void => {
    known.clear();
    face.isLoaded = true;
  };
  void Promise.all(['Aa', 'ąż', 'Яї'].map((sample) => document.fonts.load("16px 'Russo One'", sample))).then(
    done,
    done,
  );
}

/** The width of the longest word, in em; a careful guess until the face is there. */
export function longestWord(name: string): number {
  load();
  const isLoaded = face.isLoaded;
  const width = known.get(name);
  if (width !== undefined) return width;
  const parts = name.split(/\s+/);
  let em = Math.max(...parts.map((part) => part.length)) * 0.68;
  if (isLoaded && pen) {
    pen.font = "100px 'Russo One'";
    const brush = pen;
    em = Math.max(...parts.map((part) => brush.measureText(part).width)) / 100 + 0.1;
    known.set(name, em);
  }
  return em;
}

const VOWEL = 'aeiouyąęóаеєиіїоуюя';
const CONSONANT = 'sz|cz|rz|ch|dz|dż|dź|[bcdfghjklłmnńpqrsśtvwxzźżćбвгґджзйклмнпрстфхцчшщь]';
const BEFORE_ONE = new RegExp(`([${VOWEL}])(?=(?:${CONSONANT})[${VOWEL}])`, 'giu');
const BETWEEN_TWO = new RegExp(`([${VOWEL}](?:${CONSONANT}))(?=(?:${CONSONANT})[${VOWEL}])`, 'giu');

/** The name with soft hyphens between syllables of long words, for cards where the word would become too small. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => {
    const cut = word.replace(BETWEEN_TWO, '$1\u00ad').replace(BEFORE_ONE, '$1\u00ad');
    return cut.split('\u00ad').reduce((done, part, place, parts) => {
      const isEdge = done.length < 3 || parts.slice(place).join('').length < 3;
      return place === 0 ? part : done + (isEdge ? '' : '\u00ad') + part;
    }, '');
  });
}
