import type { MoveOf } from '../../../table/shape.ts';
import { ref, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { fieldRules } from '../../../rail/verbs/bid-fields.ts';
import { replacedBy } from '../chapters.ts';
import type { DoClock, DoMove } from '../clock.ts';
import { carryOnBidding, doing } from '../flow.ts';
import { bidPlace } from '../pieces.ts';
import { bidMarker } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { gameOn, notIntro, rule, when } from '../rules.ts';
import { bidderNow, FIELDS, higherFields, meant, nextBidder } from '../start-round.ts';

const fields = { lot: ref('private'), bid: whole(0, 9999) } as const;
export type Bid = MoveOf<typeof fields>;

const inStartRound = (section: string, atom: string): DoRule<Bid> =>
  rule('bids-are-over', section, [atom], ({ clock }) =>
    when(clock.round !== 'start' || clock.picking !== null),
  );
const forPrivates: readonly DoRule<Bid>[] = [
  inStartRound('4.2.2', 'DO-4.2.2.8'),
  ...fieldRules<DoClock>({ rule }, FIELDS, {
    leads: ['bid-stays', '4.2.2', 'DO-4.2.2.7'],
    turn: ['bid-turn', '4.2.2', 'DO-4.2.2.3'],
    field: ['bid-field', '4.2.2', 'DO-4.2.2.4'],
    higher: ['bid-higher', '4.2.2', 'DO-4.2.2.5', 'DO-4.2.2.6'],
    cash: ['bid-cash', '4.2.2', 'DO-4.2.2.8'],
  }),
];
/** §6.2.2: small breweries, and their price comes on top of the bid. */
const forSmall: readonly DoRule<Bid>[] = [
  inStartRound('6.2.2', 'HSB-6.3.2.1.01'),
  ...fieldRules<DoClock>({ rule }, FIELDS, {
    leads: ['bid-stays', '6.2.2', 'HSB-6.2.2.04'],
    turn: ['bid-turn', '6.2.2', 'HSB-6.2.2.05'],
    field: ['bid-field', '6.2.2', 'HSB-6.2.2.02'],
    higher: ['bid-higher', '6.2.2', 'HSB-6.2.2.03'],
    cash: ['bid-cash', '6.2.2', 'HSB-6.2.2.07'],
  }),
];
const bidding = forPrivates.flatMap((one, at) => replacedBy(one, forSmall[at]!));

/** §4.2.2, §6.2.2: a marker onto a bid field of a brewery, above every bid that lies on it. */
export const bid: DoMove<Bid> = {
  fields,
  example: { type: 'bid', seat: 'anna', lot: 'PB2', bid: 45 },
  effects: doing((draft, { seat, lot, bid: amount }, table) => {
    if (table.clock.round !== 'start' || table.clock.picking !== null) return;
    if (!FIELDS.bidders(table).includes(seat) || !FIELDS.lots(table).includes(lot)) return;
    if (!FIELDS.fieldsOf(lot).includes(amount)) return;
    draft.put(bidMarker(table, seat), bidPlace(lot, amount));
    if (bidderNow(table) === seat) carryOnBidding(draft, nextBidder(draft.table, seat));
  }),
  rules: [...gameOn, notIntro, ...bidding],
  label: (_, { lot, bid: amount }) => phrase('18do/log/bid', { lot, bid: amount }),
  *candidates(table, seat) {
    if (FIELDS.isOpen(table)) for (const field of higherFields(table)) yield { type: 'bid', seat, ...field };
  },
  concerns: (table, { seat }, piece) => piece === bidMarker(table, seat),
  reads: (table, seat, { piece, to }) =>
    meant(table, seat, piece, to).map((field) => ({ type: 'bid', seat, ...field })),
  offer: () => ({
    label: ({ lot }) => phrase('18do/choice/bid', { lot }),
    tone: 'plain',
    amount: { field: 'bid', label: phrase('18do/amount/bid'), step: 5 },
  }),
};
