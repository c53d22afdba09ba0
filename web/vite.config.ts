import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env['STOLIK_SERVER'] ?? 'http://127.0.0.1:8008';

/** Each file of a face says which letters it has: otherwise everybody loads the letters of all scripts, and searches them for every word. */
const letters: Plugin = {
  name: 'stolik:letters',
  enforce: 'pre',
  transform(code, id) {
    const [, face, script] = /^(.*\/@fontsource\/[^/]+)\/([a-z-]+)-\d+(?:-italic)?\.css$/.exec(id) ?? [];
    if (!face || !script) return null;
    const ranges = JSON.parse(readFileSync(`${face}/unicode.json`, 'utf-8')) as Record<string, string>;
    return code.replace(/\}\s*$/, `  unicode-range: ${ranges[script]};\n}\n`);
  },
};

export default defineConfig({
  plugins: [letters, svelte()],
  build: {
    outDir: '../stolik/table/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    // The server allows fonts from itself only: none of them may stand in a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: { fs: { allow: ['..'] }, proxy: { '/games': server, '/api': { target: server, ws: true } } },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
});
