import type { Draft } from '../../table/draft.ts';
import type { Effect, Place, Seat } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { phasesUpTo, rusting } from '../depot.ts';
import { OUT, ROUND_MARKER } from '../ids.ts';
import type { CompanyId, PhaseSpec, TrainSpec } from '../types.ts';

/** The wheel of rounds: a stock round, so many operating rounds, and from the beginning. */

const set = (key: keyof RailClock, to: Extract<Effect, { set: string }>['to']): Effect => ({
  set: key,
  to,
});

/** A stock round begins; `keys`: what is known for one stock round only. */
export function openStockRound<C extends RailClock>(
  draft: Draft<C>,
  first: Seat,
  keys: Partial<C>,
  place: Place,
): void {
  const next = draft.clock.set + 1;
  draft.add(set('round', 'SR'), set('set', next), set('or', 0), set('operating', null), set('operated', []));
  draft.add(set('turn', first)).begin(keys).put(ROUND_MARKER, place, { due: 'due/round' });
}

/** An operating round begins; `keys`: what is known for one operating round only. */
export function openOperatingRound<C extends RailClock>(
  draft: Draft<C>,
  or: number,
  keys: Partial<C>,
  place: Place,
): void {
  draft.add(set('round', 'OR'), set('or', or), set('operated', []), set('bought', null)).begin(keys);
  draft.put(ROUND_MARKER, place, { due: 'due/round' });
}

/** A pass without any act before it. True: all have passed in succession. */
export function notePass<C extends RailClock>(
  draft: Draft<C>,
  seat: Seat,
  endTurn: (draft: Draft<C>, seat: Seat) => void,
): boolean {
  const passes = draft.clock.passes + 1;
  endTurn(draft, seat);
  draft.add(set('passes', passes));
  return passes >= draft.clock.seats.length;
}

/** The first in order that has not operated yet; null: the round is over. `keys`: what is known for one turn only. */
export function openTurn<C extends RailClock>(
  draft: Draft<C>,
  inOrder: readonly CompanyId[],
  keys: Partial<C>,
): CompanyId | null {
  const { operated } = draft.clock;
  const company = inOrder.find((one) => !operated.includes(one)) ?? null;
  draft.begin(keys).add(set('operating', company));
  return company;
}

/** A train has left the stack: the first of its kind starts a phase and rusts others. */
export function startPhases<C extends RailClock>(
  draft: Draft<C>,
  phases: readonly PhaseSpec[],
  trains: readonly TrainSpec[],
  type: string,
): void {
  for (const { id, startsWith = '' } of phasesUpTo(phases, draft.clock.phase, type)) {
    draft.add(set('phase', id));
    for (const train of rusting(draft.table, trains, startsWith)) draft.put(train, OUT, { due: 'due/rust' });
  }
}
