import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawn } from '../src/lib/qr';
import { isHereOnly } from '../src/lib/reach';

/** What a camera sees of the code: every square so many pixels wide. */
function photograph(
  { size, path }: ReturnType<typeof drawn>,
  wide: number,
): { width: number; height: number; data: Uint8Array } {
  const side = size * wide;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < wide; row += 1)
      for (let column = 0; column < wide; column += 1) {
        const at = ((Number(y) * wide + row) * side + Number(x) * wide + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { width: side, height: side, data };
}

test('a phone reads the address of the invitation', () => {
  for (const address of [
    'http://192.168.1.20:8000/join/KuEq2lYh3mXz',
    `https://table.example/join/${'a9-_'.repeat(16)}`,
  ])
    expect(decodeQR(photograph(drawn(address), 4))).toBe(address);
});

test('an address of this machine leads nobody else here', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'stolik.localhost'])
    expect(isHereOnly(host), host).toBe(true);
  for (const host of ['192.168.1.20', 'table.example', 'localhost.example', '10.127.0.0', '[fe80::1]'])
    expect(isHereOnly(host), host).toBe(false);
});
