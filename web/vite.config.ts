import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['STOLIK_SERVER'] ?? 'http://127.0.0.1:8008';

export default defineConfig({
  plugins: [svelte()],
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
