import { isHeld } from '@stellwerk/shared/documents.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useSettings } from '../settings/settings.ts';
import { propose } from '../table/act.ts';
import { turnOf } from '../table/settled.ts';
import { useTable } from '../table/table.ts';
import { toast } from '../table/view.ts';
import { text } from '../words/texts.ts';
import type { Standing } from './auto-pass.ts';
import { endingOf, passNow, repeatable } from './auto-pass.ts';
import { roundAt } from '../table/round-name.ts';

/** Kept in this window only: whoever closes it passes no more. */
export const useStanding = create<{ readonly standing: Standing | null }>()(() => ({ standing: null }));

export const stopPassing = (): void => useStanding.setState({ standing: null });

/** My own seat at a table of several people; alone, everybody is me. */
export const useMySeat = (): Seat | null =>
  useTable((s) =>
    s.kind === 'remote' && s.hasHistory ? (s.mine.find((seat) => isHeld(s.seats[seat])) ?? null) : null,
  );

export function keepPassing(seat: Seat): void {
  const { play, id } = useTable.getState();
  const pass = play && repeatable(play, seat);
  if (!pass) return;
  const { game, table, log } = play;
  useStanding.setState({
    standing: { table: id, seat, round: roundAt(game, table), label: pass.label.key, seen: log.length },
  });
}

/** Passes for whoever has said so, and tells when it has ended; `call` if it is their turn then. */
export function useAutoPass(call: () => void): void {
  const play = useTable((s) => s.play);
  const id = useTable((s) => s.id);
  const isFree = useTable((s) => s.link === 'online' && s.waiting.length === 0);
  const standing = useStanding((s) => s.standing);
  /** A pass that the table would not have is not tried again. */
  const tried = useRef(-1);
  useEffect(() => {
    if (!standing || !play) return;
    if (standing.table !== id) {
      stopPassing();
      return;
    }
    const ending = endingOf(play, standing);
    if (ending) {
      stopPassing();
      const { language, sound } = useSettings.getState();
      // A round that is over needs no word: passing was for this round only.
      if (ending !== 'round') toast(text(language, `auto-pass.end-${ending}`));
      if (sound && turnOf(play).includes(standing.seat)) call();
      return;
    }
    const move = isFree && tried.current !== play.log.length ? passNow(play, standing) : null;
    if (!move) return;
    tried.current = play.log.length;
    propose({ do: 'move', move: { ...move } });
  }, [play, id, isFree, standing, call]);
  useEffect(() => stopPassing, []);
}
