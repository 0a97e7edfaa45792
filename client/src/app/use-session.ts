import { loadTitle } from '../words/title-words.ts';
import { useEffect } from 'react';
import { afterFrame } from '../parts/after-frame.ts';
import { recallPlan, resetHistory } from '../table/history.ts';
import { tokenOf } from '../table/my-tables.ts';
import { resetRoutes } from '../runs/routes.ts';
import { fetchSearch, onSearch } from '../runs/search-later.ts';
import { enter } from '../table/session.ts';
import { failTable, resetTable, useTable } from '../table/table.ts';
import { replaceHash } from './route.ts';

const leave = (): void => {
  enter(null);
  resetTable();
  resetHistory();
  resetRoutes();
};

/** Opens a table of this browser's own. */
export function useSolo(id: string): void {
  useEffect(() => {
    let isGone = false;
    resetTable({ status: 'opening', kind: 'solo', id });
    recallPlan();
    const open = async (): Promise<void> => {
      const { openSolo, soloFile } = await import('../table/solo.ts');
      const found = soloFile(id);
      const game = found && (await loadTitle(found.game));
      // This page plays for seats that nobody holds, and writes it down.
      if (game?.runs) await fetchSearch();
      // To lay a long game takes a moment: the page says so first.
      await new Promise<void>((done) => void afterFrame(done));
      if (isGone) return;
      const session = game && found ? openSolo(game, id, found.kept) : null;
      if (session) enter(session);
      else failTable('no-solo');
    };
    open().catch(() => failTable('outdated'));
    return () => {
      isGone = true;
      leave();
    };
  }, [id]);
}

/**
 * The same table, as if it were a new one: what was worked out about it is worked out again. Its position too is a new
 * one to whoever remembers answers by it, such as the step that all are at.
 */
const lookAgain = (): void =>
  useTable.setState(({ play, ahead }) => {
    const same = play && { ...play, table: { ...play.table } };
    if (ahead === play || !ahead) return { play: same, ahead: same };
    const table = same && ahead.table === play?.table ? same.table : { ...ahead.table };
    return { play: same, ahead: { ...ahead, table } };
  });

/** Opens a table that a server keeps. The code for the network is loaded only here: alone, nobody needs it. */
export function useRemote(table: string, token: string): void {
  useEffect(() => {
    let isGone = false;
    resetTable({ status: 'opening', kind: 'remote', id: table });
    recallPlan();
    // Whoever sat down before has a key of his own; an old link leads back to the same seat.
    const own = token.startsWith('s') || token.startsWith('h') ? token : (tokenOf(table) ?? token);
    const open = async (): Promise<void> => {
      const { RemoteSession } = await import('../net/remote.ts');
      if (isGone) return;
      const session = new RemoteSession(table, own, (next) => {
        const query = window.location.hash.split('?')[1];
        replaceHash(`#/t/${table}/${next}${query ? `?${query}` : ''}`);
      });
      enter(session);
    };
    open().catch(() => failTable('outdated'));
    const stop = onSearch(lookAgain);
    return () => {
      isGone = true;
      stop();
      leave();
    };
    // The key may change while one sits at the table; the table does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [table]);
}
