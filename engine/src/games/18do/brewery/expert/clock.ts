import type { FieldsOf, ValueOf } from '../../../../table/shape.ts';
import { choice, flag, list, mapOf, nullable, record, ref, whole } from '../../../../table/shape.ts';
import { BREWED_OUT, EVENTS } from './data.ts';

const amount = whole(0, 100_000);
const kim = ref('kim');
const card = ref('card');
const company = ref('company');
const event = choice(...EVENTS);

/** A marker asked for from another company: its head has to agree (§7.1, §7.1.3). */
const KIM_ASKED = record({ kim, buyer: company, seller: company, price: amount });
export type KimAsked = ValueOf<typeof KIM_ASKED>;
/** The cube that lies on a card until its brewery acts (H), and where it came from. */
const RESERVED = record({
  brewery: company,
  card,
  segment: whole(1, 6),
  customers: choice('regular', 'new'),
});
export type Reserved = ValueOf<typeof RESERVED>;

/** What the expert game knows for the turn of one brewery or railway only. */
const TURN_KEYS = {
  /** Small investments bought from the bank. */
  kims: whole(0, 9),
  /** Thermo wagons that the railway has put onto a train. */
  coupled: list(kim, 9),
  kimAsked: nullable(KIM_ASKED),
  kimRefused: list(kim, 20),
  /** Bottling, by marker: the card that was named for it. */
  bottled: mapOf('kim', card),
  /** Units that made beer for others (N), with the whole price of which each brings half. */
  brewedOut: list(record({ card, price: amount }), BREWED_OUT),
  /** The card that worked a second shift (O). */
  extraShift: nullable(card),
  /** The railway that has to carry the beer (P). */
  contract: nullable(company),
  eventTaken: flag,
} as const;
export const EXPERT_TURN: FieldsOf<typeof TURN_KEYS> = {
  kims: 0,
  coupled: [],
  kimAsked: null,
  kimRefused: [],
  bottled: {},
  brewedOut: [],
  extraShift: null,
  contract: null,
  eventTaken: false,
};

/** What the expert game keeps on the clock, as hands may set it. */
export const EXPERT_KEYS = {
  ...TURN_KEYS,
  /** Players who may still buy one after the start round, the next one first (§7.4). */
  kimBuyers: list(ref('seat'), 5),
  /** A brewery may use its event now or let it be: H before anybody acts, L after the order is set. */
  calling: nullable(record({ event, brewery: company })),
  reserved: nullable(RESERVED),
  /** The event that each brewery has used in this brewery round. */
  spent: mapOf('company', event),
} as const;
export const EXPERT_START: FieldsOf<typeof EXPERT_KEYS> = {
  ...EXPERT_TURN,
  kimBuyers: [],
  calling: null,
  reserved: null,
  spent: {},
};
