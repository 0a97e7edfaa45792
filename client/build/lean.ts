import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const own = (name: string): string => fileURLToPath(new URL(`./lean/${name}`, import.meta.url));

/**
 * Two doors of libraries behind which stands much that nobody here uses: Yjs warns in colours, with a validator behind
 * them, and Konva's core brings its tweens along. The stand-ins have what is called, and nothing else.
 */
export const LEAN: Alias[] = [
  { find: /^lib0\/logging$/, replacement: own('yjs-warnings.ts') },
  { find: /^konva\/lib\/Core\.js$/, replacement: own('konva-core.ts') },
];
