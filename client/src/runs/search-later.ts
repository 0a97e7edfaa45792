import type { Budget, Network, Run } from '@stellwerk/engine/rail/routes/network.ts';

/**
 * On the page this stands in place of `rail/routes/best-run.ts` (`build/search-later.ts`): the search for the best run is
 * as large as a small title, and no table waits for it. Asked before it is here, it answers as it does when its budget
 * is used up before it begins – a run may exist, nobody knows –, comes, and has the question asked again. Where the page
 * itself keeps the table, it is fetched first: what a table records must not depend on what has arrived.
 */
let search: ((network: Network, budget?: Budget) => Run) | null = null;
let coming: Promise<void> | null = null;
let again = (): void => undefined;

export function bestRun(network: Network, budget?: Budget): Run {
  if (search) return search(network, budget);
  fetchSearch().then(
    () => again(),
    // Whoever presses "best run" asks a worker, which has its own; the server knows anyway.
    () => undefined,
  );
  return { routes: network.trains.map(() => null), value: 0, bound: Infinity, proved: false, nodes: 0 };
}

/** Fetches the search, once. */
export function fetchSearch(): Promise<void> {
  return (coming ??= import('@stellwerk/engine/rail/routes/best-run.ts').then((come) => {
    search = come.bestRun;
  }));
}

/** What is to be done when the search has come after somebody had asked for it. */
export function onSearch(act: () => void): () => void {
  again = act;
  return () => {
    again = () => undefined;
  };
}
