import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { files, preloaded } from './build/files.ts';
import { LEAN } from './build/lean.ts';
import { leanReact } from './build/lean-react.ts';
import { leanYjs } from './build/lean-yjs.ts';
import { packed } from './build/packed.ts';
import { searchLater } from './build/search-later.ts';
import { titleCards } from './build/title-cards.ts';
import { titleWords } from './build/title-words.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: LEAN },
  plugins: [
    leanYjs(),
    leanReact(),
    searchLater(),
    titleWords(),
    react(),
    titleCards(),
    preloaded(),
    packed(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      output: { codeSplitting: { groups: files() } },
      // Pictures and packing take their seconds; that is known.
      checks: { bundlerTimings: false },
    },
  },
  // The search for routes loads the title it is asked for, as the page does.
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server }, '/sync': { target: server, ws: true } } },
});
