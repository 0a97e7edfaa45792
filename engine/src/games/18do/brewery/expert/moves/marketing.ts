import type { MoveSpec } from '../../../../../table/game.ts';
import type { Move } from '../../../../../table/types.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { afterBreweryRound, drafted } from '../../../flow.ts';
import { closeUp } from '../../order.ts';
import { prepareDemand } from '../../demand.ts';
import { orderMarker, orderPlace } from '../../pieces.ts';
import { orderTrack } from '../../readers.ts';
import { calledSeat, spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules } from '../rules.ts';
import { calledRules, letBeRules } from './advertise.ts';

const placeNow = (table: DoTable): number => orderTrack(table).indexOf(table.clock.calling?.brewery ?? '');

/** L: after the new order has been set the marker of the brewery goes one place to the left. */
export const marketing: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'marketing', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      const { calling } = table.clock;
      if (calling?.event !== 'L' || eventOf(table, calling.brewery) !== 'L') return;
      const at = placeNow(table);
      if (at > 0) {
        const others = orderTrack(table).filter((id) => id !== calling.brewery);
        closeUp(draft, others.toSpliced(at - 1, 0, calling.brewery));
      }
      spend(draft, calling.brewery, 'L');
      draft.set('calling', null);
      prepareDemand(draft);
      afterBreweryRound(draft);
    }),
  rules: [...calledRules, ...eventRules],
  label: (table) =>
    phrase('18do/log/marketing', {
      brewery: table.clock.calling?.brewery ?? '',
      place: Math.max(1, placeNow(table)),
    }),
  *candidates(table, seat) {
    if (table.clock.calling?.event === 'L' && calledSeat(table) === seat) yield { type: 'marketing', seat };
  },
  concerns: ({ clock }, _, piece) =>
    piece === eventPiece('L') || piece === orderMarker(clock.calling?.brewery ?? ''),
  reads: (table, seat, { piece, to }) => {
    const { calling } = table.clock;
    const isLeft = piece === orderMarker(calling?.brewery ?? '') && to === orderPlace(placeNow(table) - 1);
    return calling?.event === 'L' && isLeft ? [{ type: 'marketing', seat }] : [];
  },
  offer: (table) => ({
    label: () => phrase('18do/choice/marketing', { place: Math.max(1, placeNow(table)) }),
    tone: 'main',
  }),
};

/** H or L could be used now and is kept for another time. */
export const noEvent: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'no-event', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      const { calling, round } = table.clock;
      if (calling === null) return;
      draft.set('calling', null);
      if (calling.event !== 'L' || round !== 'BR') return;
      prepareDemand(draft);
      afterBreweryRound(draft);
    }),
  rules: letBeRules,
  label: ({ clock: { calling } }) =>
    calling === null ? phrase('18do/log/no-event-nothing') : phrase('18do/log/no-event', { ...calling }),
  *candidates(table, seat) {
    if (table.clock.calling !== null && calledSeat(table) === seat) yield { type: 'no-event', seat };
  },
  offer: ({ clock }) => ({
    label: () => phrase('18do/choice/no-event', { event: clock.calling?.event ?? '' }),
    tone: 'onward',
  }),
};
