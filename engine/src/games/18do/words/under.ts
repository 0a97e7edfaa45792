import type { Words } from '../../../table/words.ts';

/** Sentences that several paragraphs say alike: each stands under all of them. */
export const under = (sections: readonly string[], sentences: Words): Words =>
  Object.fromEntries(
    sections.flatMap((section) =>
      Object.entries(sentences).map(([name, said]) => [`18do/${section}/${name}`, said] as const),
    ),
  );
