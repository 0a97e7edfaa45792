import { canonical } from '@stellwerk/engine/table/hash.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { useHistory } from '../table/history.ts';
import { shownNow } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import type { Question } from './hand.ts';
import { benchNow, cancel, useHand } from './hand.ts';
import type { Bench, Held } from './machine.ts';
import { blanksFor, drop, hover } from './machine.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

/**
 * Whether a question at the hand can still be asked. It is bound to the position it was asked about: once I have acted
 * by other means, or the answers would be others, it is no question any more.
 */
export function isStillAsked(
  question: Question,
  held: Held | null,
  then: Play,
  now: Play,
  bench: Bench,
): boolean {
  if (now.log.length < then.log.length || then.log.some(({ id }, n) => now.log[n]?.id !== id)) return false;
  const since = now.log.slice(then.log.length);
  if (since.some(({ act }) => act.do !== 'move' || act.move.seat === bench.seat)) return false;
  if (held?.kind === 'piece' && pieceOf(bench.table, held.piece)?.at !== held.from) return false;
  switch (question.kind) {
    case 'readings': {
      const again = held?.kind === 'piece' ? drop(hover(bench, held, question.place)) : null;
      return again?.kind === 'menu' && canonical(again.readings) === canonical(question.readings);
    }
    case 'blanks':
      return canonical(blanksFor(bench, question.move)) === canonical(question.blanks);
    case 'money':
      return true;
  }
}

/** Takes a question back as soon as the table it was asked about is another. Returns the way to stop. */
export function bindQuestion(question: Question): () => void {
  const then = shownNow();
  const check = (): void => {
    const now = shownNow();
    const state = useHand.getState();
    if (state.question !== question || now === null || now.play === then?.play) return;
    const bench = benchNow();
    const isSame = now.kind === then?.kind && bench !== null;
    if (!isSame || !isStillAsked(question, state.held, then.play, now.play, bench)) cancel();
  };
  const stops = [useTable.subscribe(check), useHistory.subscribe(check)];
  return () => {
    for (const stop of stops) stop();
  };
}
