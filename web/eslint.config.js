import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Made by scripts/types.
  globalIgnores(['src/protocol/messages.ts', 'src/games/*/types.ts', 'public']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // As the compiler reads it.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // What is put in are drawings made by the modules beside it, out of ids and numbers; the server forbids scripts in the page.
      'svelte/no-at-html-tags': 'off',
      // A plain Map or Set is filled while one value is worked out, or remembers what was: nothing waits for it to change.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['tests/**', '*.config.*'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
