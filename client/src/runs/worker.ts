import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { tableFrom } from '@stellwerk/engine/table/pieces.ts';
import type { WrittenTable } from '@stellwerk/engine/table/pieces.ts';
import type { BestRun } from '@stellwerk/engine/table/runs.ts';

/** The search for the best run, apart from the page: it may take long, and the table must not wait for it. */
export interface RouteTask {
  readonly game: string;
  /** As it is written down: what is sent to a worker is a copy, and keeps no kinds. */
  readonly table: WrittenTable;
  readonly company: string | null;
}
export type RouteNews = { readonly best: BestRun | null; readonly isLast: boolean };

/** Effort grows step by step, so that the best so far can be shown early. */
const BUDGETS = [20_000, 200_000, 2_000_000, 20_000_000] as const;

self.addEventListener('message', ({ data }: MessageEvent<RouteTask>) => {
  search(data).catch(() => post({ best: null, isLast: true }));
});

const post = (news: RouteNews): void => self.postMessage(news);

async function search({ game: id, table: sent, company }: RouteTask): Promise<void> {
  const game = await loadGame(id);
  if (!game?.runs) {
    post({ best: null, isLast: true });
    return;
  }
  const table = tableFrom(sent);
  for (const [i, budget] of BUDGETS.entries()) {
    const best = game.runs.best(table, company, budget);
    const isLast = !best || best.proved || i === BUDGETS.length - 1;
    post({ best, isLast });
    if (isLast) return;
  }
}
