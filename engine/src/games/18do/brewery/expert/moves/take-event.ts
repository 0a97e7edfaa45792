import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { choice } from '../../../../../table/shape.ts';
import { pieceOf } from '../../../../../table/places.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { isExpert } from '../../../readers.ts';
import { brewerNow, inBrewStep, isBrewer, ofBrewer, ofBrewery } from '../../round.ts';
import { EXPERT_COURSE } from '../course.ts';
import type { EventCode } from '../data.ts';
import { EVENTS } from '../data.ts';
import { breweryOfBox, EVENT_DISPLAY, eventOfPiece, eventPiece, eventPlace } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { equipmentComesFirst, expertBreweryRules } from '../rules.ts';

const fields = { event: choice(...EVENTS) } as const;
type TakeEvent = MoveOf<typeof fields>;

const isThere = (table: DoTable, event: EventCode): boolean =>
  pieceOf(table, eventPiece(event))?.at === EVENT_DISPLAY;
const rule = ofBrewery<TakeEvent>();
/** §7.2: each exists once, and who has it keeps it until it is used or put back. */
const there = rule('event-there', '7.2', ['HSB-7.2.07', 'HSB-7.2.28'], (table, { event }) =>
  isThere(table, event) ? false : { event },
);
/** §7.2: one a round. */
const once = rule('event-once', '7.2', ['HSB-7.2.01'], ({ clock }) => clock.eventTaken);
/** §7.2: what was used in this brewery round does not come back in it. */
const notAgain = rule('event-again', '7.2', ['HSB-7.2.05'], ({ clock }, { event }, brewery) =>
  clock.spent[brewery] === event ? { event } : false,
);

/** §7.2, §7.6: the last act of a turn: a brewery takes a special event, free of charge. */
export const takeEvent: MoveSpec<DoClock, TakeEvent> = {
  fields,
  example: { type: 'take-event', seat: 'anna', event: 'G' },
  effects: (table, { event }) =>
    drafted(table, (draft) => {
      const brewery = brewerNow(table);
      if (brewery === null || !isThere(table, event)) return;
      // Never two: the old one goes back first.
      const old = eventOf(table, brewery);
      if (old !== null) draft.put(eventPiece(old), EVENT_DISPLAY, { due: 'due/event' });
      draft.put(eventPiece(event), eventPlace(brewery)).set('eventTaken', true);
    }),
  rules: [
    ...expertBreweryRules,
    inBrewStep('take-event', EXPERT_COURSE),
    there,
    equipmentComesFirst,
    once,
    notAgain,
  ],
  label: (table, { event }) =>
    ofBrewer(table, (brewery) => phrase('18do/log/take-event', { brewery, event })),
  *candidates(table, seat) {
    if (isExpert(table) && isBrewer(table, seat))
      for (const event of EVENTS) yield { type: 'take-event', seat, event };
  },
  concerns: (_, { event }, piece) => eventPiece(event) === piece,
  reads: (table, seat, { piece, from, to }) => {
    const event = eventOfPiece(piece);
    const isMine = breweryOfBox(to) !== null && breweryOfBox(to) === brewerNow(table);
    return event !== null && from === EVENT_DISPLAY && isMine ? [{ type: 'take-event', seat, event }] : [];
  },
  begins: true,
  offer: (table) => ({
    label: ({ event }) => {
      const old = eventOf(table, brewerNow(table) ?? '');
      return old === null
        ? phrase('18do/choice/take-event', { event })
        : phrase('18do/choice/swap-event', { event, old });
    },
    tone: 'quiet',
    step: 'equip',
  }),
};
