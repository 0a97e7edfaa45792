import { seatPlace } from '../../../rail/ids.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { flag, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { DoMove, DoTable } from '../clock.ts';
import { doing, roundOver } from '../flow.ts';
import { giveManager, otherPlayer } from '../investor/managers.ts';
import { purse } from '../readers.ts';
import { gameOn, notIntro, rule, when } from '../rules.ts';

const offering = { offer: whole(0, 100_000) } as const;
type Keep = MoveOf<typeof offering>;
const answering = { take: flag } as const;
type Answer = MoveOf<typeof answering>;

/** §8.3.5, for experienced players: who may speak now. */
const speaker = ({ clock }: DoTable): string | null => {
  if (clock.keep === null) return null;
  return clock.keep.offer === null ? clock.keep.seat : null;
};
const asked = (table: DoTable): string | null =>
  table.clock.keep === null || table.clock.keep.offer === null
    ? null
    : otherPlayer(table, table.clock.keep.seat);

const holderOffers = rule<Keep>('holder-offers', '8.3.5', ['DO-8.3.5.2'], (table, { seat }) =>
  when(speaker(table) !== seat),
);
const canOffer = rule<Keep>('keep-cash', '8.3.5', ['DO-8.3.5.2'], (table, { seat, offer }) => {
  const cash = Math.max(0, purse(table, seat));
  return when(speaker(table) === seat && offer > cash, { offer, cash });
});
/** The holder offers a sum for keeping "Investor's Railway"; nothing: it goes to the other player. */
export const keep: DoMove<Keep> = {
  fields: offering,
  example: { type: 'keep', seat: 'anna', offer: 20 },
  effects: doing((draft, { seat, offer }, table) => {
    if (speaker(table) === null) return;
    if (offer > 0) {
      draft.set('keep', { seat, offer });
      return;
    }
    giveManager(draft, otherPlayer(table, table.clock.keep?.seat ?? seat));
    draft.set('keep', null);
    roundOver(draft);
  }),
  rules: [...gameOn, notIntro, holderOffers, canOffer],
  label: (_, { offer }) => (offer > 0 ? phrase('18do/log/keep', { offer }) : phrase('18do/log/keep-not')),
  *candidates(table, seat) {
    if (speaker(table) !== null) for (const offer of [0, 5, 10, 20, 50]) yield { type: 'keep', seat, offer };
  },
  offer: () => ({
    label: () => phrase('18do/choice/keep'),
    tone: 'main',
    amount: { field: 'offer', label: phrase('18do/amount/keep'), step: 1 },
  }),
};

const askedAnswers = rule<Answer>('keep-answer', '8.3.5', ['DO-8.3.5.2'], (table, { seat }) =>
  when(asked(table) !== seat),
);
const canTake = rule<Answer>('take-cash', '8.3.5', ['DO-8.3.5.2'], (table, { seat, take }) => {
  const [offer, cash] = [table.clock.keep?.offer ?? 0, Math.max(0, purse(table, seat))];
  return when(take && asked(table) === seat && offer > cash, { offer, cash });
});
/** The other player takes the money, or pays as much and takes the card. */
export const answerKeep: DoMove<Answer> = {
  fields: answering,
  example: { type: 'answer-keep', seat: 'bert', take: true },
  effects: doing((draft, { take }, table) => {
    const other = asked(table);
    const { keep: open } = table.clock;
    if (other === null || open === null) return;
    const [from, to] = take ? [other, open.seat] : [open.seat, other];
    draft.pay(open.offer ?? 0, seatPlace(from), seatPlace(to), 'due/keep');
    if (take) giveManager(draft, other);
    draft.set('keep', null);
    roundOver(draft);
  }),
  rules: [...gameOn, notIntro, askedAnswers, canTake],
  label: ({ clock }, { take }) =>
    phrase(take ? '18do/log/keep-taken' : '18do/log/keep-sold', { offer: clock.keep?.offer ?? 0 }),
  *candidates(table, seat) {
    if (asked(table) !== null) for (const take of [false, true]) yield { type: 'answer-keep', seat, take };
  },
  offer: ({ clock }) => ({
    label: ({ take }) =>
      phrase(take ? '18do/choice/keep-take' : '18do/choice/keep-sell', { offer: clock.keep?.offer ?? 0 }),
    tone: 'main',
  }),
};
