import type { Plugin } from 'vite';

const YJS = /[\\/]yjs[\\/]dist[\\/]yjs\.mjs$/;

/**
 * Yjs knows texts and XML as well, and half of it is about them; our documents are lists and maps. What somebody sends of
 * those kinds all the same is read as a list, which nobody looks at: a page must not break of it.
 */
const CUTS: readonly (readonly [from: string, to: string])[] = [
  ['return this.get(name, YText)', 'return this.get(name, YArray)'],
  ['(this.get(name, YXmlElement))', '(this.get(name, YArray))'],
  ['return this.get(name, YXmlFragment)', 'return this.get(name, YArray)'],
  // Only texts have formats.
  ['cleanupYTextAfterTransaction(transaction);', ''],
  [
    `  readYText,
  readYXmlElement,
  readYXmlFragment,
  readYXmlHook,
  readYXmlText
];`,
    // Elements and hooks have a name before them.
    `  readYArray,
  decoder => (decoder.readKey(), readYArray()),
  readYArray,
  decoder => (decoder.readKey(), readYArray()),
  readYArray
];`,
  ],
];

/** Leaves out of Yjs what no document here has. Where a release is written otherwise, the build says so. */
export function leanYjs(): Plugin {
  return {
    name: 'lean-yjs',
    enforce: 'pre',
    transform(code, id) {
      if (!YJS.test(id)) return null;
      return CUTS.reduce((lean, [from, to]) => {
        if (lean.split(from).length !== 2) this.error(`Yjs no longer has exactly one: ${from}`);
        return lean.replace(from, () => to);
      }, code);
    },
  };
}
