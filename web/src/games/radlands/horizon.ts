/** What lies behind the cards: a dim sun sets over a road of neon lines. */
import { c, b, hash, s, seeded } from '../../art/pen';

let drawn = '';

export function horizon(): string {
  if (drawn) return drawn;
  const random = seeded(hash('horizon'));
  let out = b('#180d28', -4, -4, 408, 108) + b('#1f1033', -4, 60, 408, 44);
  for (let i = 0; i < 70; i++) out += c('#8b74a8', random() * 400, random() * 84, 0.25 + random() * 0.4);
  out += c('#3a1148', 200, 98, 78) + c('#4c1552', 200, 98, 66);
  for (let i = 0; i < 5; i++) out += b('#1f1033', 110, 52 + i * 10, 180, 1.4 + i * 0.9);
  out += b('#130a1e', -4, 100, 408, 104);
  for (let i = -14; i <= 14; i++) out += s('#3b1b55', 0.6, `${200 + i * 14},100 ${200 + i * 60},204`);
  for (const y of [104, 109.5, 117, 128, 143, 164, 192]) out += s('#3b1b55', 0.6, `-4,${y} 404,${y}`);
  drawn = out + b('#ff2e88', -4, 99.5, 408, 0.9);
  return drawn;
}
