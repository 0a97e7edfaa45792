import type { folding, MatPlan } from './folders.ts';

export type { MatPlan };
type Folding = typeof folding;

let come: Folding | null = null;
/** How contracts lie on a mat with what is slid under them: tables that have some bring it along. */
export const bringFolding = (brought: Folding): void => {
  come = brought;
};
export const planFolders = (...all: Parameters<Folding['planFolders']>): MatPlan | null =>
  come?.planFolders(...all) ?? null;
export const layFolders = (...all: Parameters<Folding['layFolders']>): ReturnType<Folding['layFolders']> =>
  come?.layFolders(...all) ?? { drawables: [], captions: [] };
