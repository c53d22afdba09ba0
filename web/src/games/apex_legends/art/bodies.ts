/** Standing figures of the six legends in a box of 100 × 140, feet on y = 134. */
import { gun } from './guns';
import { head, raven } from './heads';
import { b, c, d, e, g, k, p, s } from './pen';
import { LEGEND, type LegendName, type LegendTones } from './tones';

/** The head alone without the shoulders. */
function smallHead(name: LegendName, x: number, y: number, scale: number): string {
  const necks: Partial<Record<LegendName, string>> = {
    pathfinder: '#5f6b75',
    wraith: '#3d3380',
    bloodhound: '#5b4636',
    bangalore: '#c9502e',
  };
  const neck = b(necks[name] ?? LEGEND[name].shade, 43, y + 60 * scale, 14, 57 - y - 60 * scale);
  return `${neck}<g transform="translate(${x} ${y}) scale(${scale})"><g clip-path="url(#apex-neck)">${head(name)}</g></g>`;
}

function legs(t: LegendTones, dark: string, boots: string, x = 50, wide = 13): string {
  return (
    p(t.m, `${x - wide - 6},84 ${x - 1},84 ${x - 5},128 ${x - wide - 4},128`) +
    p(dark, `${x + 1},84 ${x + wide + 6},84 ${x + wide + 7},128 ${x + 7},128`) +
    p(boots, `${x - wide - 7},122 ${x - 4},122 ${x - 3},134 ${x - wide - 12},134`) +
    p(boots, `${x + 6},122 ${x + wide + 8},122 ${x + wide + 12},134 ${x + 6},134`)
  );
}

function gibraltar(t: LegendTones): string {
  return (
    legs(t, t.d, '#1d130f', 50, 17) +
    p(t.d, '22,48 78,48 84,92 16,92') +
    p(t.m, '22,48 50,48 46,92 16,92') +
    p(t.l, '30,52 48,52 46,70 32,70') +
    d(t.m, 'M78 44 Q96 46 94 70 L88 92 L76 88 L78 62Z') +
    c(t.skin, 83, 92, 7) +
    d(t.l, 'M24 42 Q4 42 6 66 L20 64 L28 50Z') +
    d(t.m, 'M76 42 Q96 42 94 66 L80 64 L72 50Z') +
    smallHead('gibraltar', 20, 2, 0.6) +
    d('#27506b', 'M-4 56 Q16 48 36 56 L36 100 Q30 122 16 128 Q2 122 -4 100Z') +
    d('#3f86a8', 'M-4 56 Q6 51 16 51 L16 128 Q2 122 -4 100Z') +
    d('#8fe0f5', 'M0 60 Q8 56 13 56 L13 88 L0 88Z', 'opacity=".8"') +
    s(t.x, 3, '16,54 16,124') +
    s(t.x, 3, '-2,92 34,92')
  );
}

function bangalore(t: LegendTones): string {
  return (
    b('#3b4650', 62, 24, 9, 34, 2) +
    b('#2a333b', 73, 26, 9, 34, 2) +
    p('#e8762f', '62,26 66.5,14 71,26') +
    p('#b9541c', '73,28 77.5,16 82,28') +
    legs(t, t.d, '#1b261a') +
    p(t.d, '28,52 72,52 74,90 26,90') +
    p(t.m, '28,52 50,52 47,90 26,90') +
    p(t.l, '32,56 46,56 45,68 33,68') +
    b('#c9502e', 26, 82, 48, 6, 1) +
    p(t.m, '28,54 18,58 14,82 24,88 30,70') +
    p(t.d, '72,54 82,60 82,78 66,84 64,76 72,72') +
    smallHead('bangalore', 22, 6, 0.56) +
    g(gun('flatline', 'light'), 2, 62, 0.5, -16) +
    c(t.skin, 24, 87, 5.6) +
    c(t.skin, 66, 80, 5.2)
  );
}

function wraith(t: LegendTones): string {
  return (
    d(t.m, 'M66 46 Q92 44 104 66 L92 64 L104 84 L86 76 L96 102 L74 84Z') +
    d(t.l, 'M66 46 Q86 44 98 58 L84 58 L90 70 L72 64Z') +
    p('#211a44', '40,84 50,84 46,128 37,128') +
    p('#181233', '52,84 62,84 66,128 57,128') +
    p('#0f0b20', '35,122 47,122 47,134 31,134') +
    p('#0f0b20', '57,122 67,122 71,134 57,134') +
    p(t.d, '32,50 68,50 64,76 72,106 60,98 50,108 42,98 28,108 36,76') +
    p(t.m, '32,50 50,50 46,104 42,98 28,108 36,76') +
    p(t.l, '34,54 46,54 44,66 36,66') +
    p(t.m, '32,52 22,60 18,82 26,86 34,68') +
    p(t.d, '68,52 78,60 80,80 72,84 66,68') +
    c(t.skin, 22, 86, 4.8) +
    c(t.shade, 76, 84, 4.8) +
    p('#e9f3ff', '22,88 26,92 21,112 17,92') +
    p('#9fb4cf', '22,88 26,92 21,112') +
    smallHead('wraith', 22, 4, 0.56) +
    c(t.x, 78, 86, 8, 'opacity=".35"') +
    c(t.x, 78, 86, 4.6)
  );
}

function bloodhound(t: LegendTones): string {
  return (
    legs(t, t.d, '#241815') +
    p(t.d, '26,50 74,50 80,104 64,98 50,106 36,98 20,104') +
    p(t.m, '26,50 50,50 47,104 36,98 20,104') +
    p('#8c3423', '40,52 60,52 56,92 50,98 44,92') +
    p('#b5492f', '40,52 50,52 50,98 44,92') +
    p(t.l, '28,54 40,54 38,74 28,76') +
    p(t.m, '26,52 16,60 14,84 22,88 30,68') +
    p(t.d, '74,52 84,60 86,84 78,88 70,68') +
    s('#c9ae7c', 3, '12,30 14,120') +
    s('#6b5236', 1.4, '13,34 14.6,118') +
    p('#d9dee2', '12,12 19,28 6,30') +
    p('#98a2aa', '12,12 19,28 12,29') +
    c(t.shade, 15, 86, 5) +
    smallHead('bloodhound', 22, 5, 0.56) +
    raven(66, 18, 0.5)
  );
}

function pathfinder(t: LegendTones): string {
  return (
    s('#7b8790', 6, '42,94 36,112 42,130') +
    s('#5a656e', 6, '60,94 66,112 60,130') +
    p('#46525c', '32,126 46,126 48,134 28,134') +
    p('#333d45', '55,126 68,126 72,134 54,134') +
    c(t.m, 36, 112, 5) +
    c(t.d, 66, 112, 5) +
    b(t.d, 28, 52, 46, 44, 8) +
    d(t.m, 'M36 52 L52 52 L48 96 L36 96 Q28 96 28 88 L28 60 Q28 52 36 52Z') +
    d(t.l, 'M36 52 L44 52 L36 60 L34 92 Q28 92 28 86 L28 60 Q28 52 36 52Z') +
    c('#121a21', 52, 74, 13) +
    c('#f6efcf', 52, 74, 10.4) +
    p('#d9432f', '52,65 55.6,74 48.4,74') +
    p('#46525c', '52,83 55.6,74 48.4,74') +
    s('#7b8790', 5, '28,60 14,70 10,50') +
    s('#5a656e', 5, '74,60 88,72 84,88') +
    c(t.m, 14, 70, 4.6) +
    c(t.d, 88, 72, 4.6) +
    b('#46525c', 4, 40, 13, 12, 3) +
    s('#dfe6ea', 3.4, '10,40 10,26') +
    k('#dfe6ea', 4.4, 'M10 28 Q-4 26 -2 12 M10 28 Q24 26 22 12') +
    p('#dfe6ea', '-6,14 2,16 -3,5') +
    p('#dfe6ea', '18,16 26,14 23,5') +
    smallHead('pathfinder', 24, 8, 0.54)
  );
}

function lifeline(t: LegendTones): string {
  return (
    p('#e9f2ee', '37,84 50,84 46,128 35,128') +
    p('#a9beb7', '52,84 65,84 67,128 57,128') +
    p('#245e52', '33,120 47,120 47,134 29,134') +
    p('#1a463d', '57,120 68,120 72,134 57,134') +
    p('#b7cbc4', '30,52 70,52 68,90 32,90') +
    p('#e9f2ee', '30,52 50,52 47,90 32,90') +
    p(t.m, '30,52 38,52 42,90 32,90') +
    p(t.d, '70,52 62,52 60,90 68,90') +
    b(t.x, 45, 64, 12, 4.6, 1) +
    b(t.x, 48.8, 60, 4.6, 12.4, 1) +
    p(t.m, '30,54 20,62 18,82 26,86 34,70') +
    p(t.d, '70,54 82,62 84,76 76,80 68,70') +
    c(t.skin, 22, 86, 5) +
    c(t.skin, 80, 79, 5) +
    s('#d7e3ff', 3.6, '24,90 10,112') +
    s(t.x, 3.6, '13,107 10,112') +
    smallHead('lifeline', 22, 6, 0.56) +
    g(drone(), 70, 14, 0.62)
  );
}

export function drone(): string {
  return (
    s('#8fa4a0', 3, '4,14 46,14') +
    e('#e9f2ee', 6, 11, 11, 3) +
    e('#e9f2ee', 44, 11, 11, 3) +
    d('#b7cbc4', 'M10 22 Q25 10 40 22 L36 38 Q25 46 14 38Z') +
    d('#f5fbf8', 'M10 22 Q25 10 28 15 L22 42 Q17 41 14 38Z') +
    b('#ff6f7f', 18, 26, 14, 4.6, 1) +
    b('#ff6f7f', 22.6, 21.4, 4.6, 14, 1)
  );
}

const BODIES: Record<LegendName, (t: LegendTones) => string> = {
  gibraltar,
  bangalore,
  wraith,
  bloodhound,
  pathfinder,
  lifeline,
};

/** A standing figure with a dark outline, for the map, the draft and the first page. */
export function figure(name: LegendName): string {
  const body = BODIES[name](LEGEND[name]);
  return `<g class="sil">${body}</g>${body}`;
}
