import type { MoveSpec } from '../../../table/game.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { itemName, layOut, licenceOf, ownerOf } from '../auction.ts';
import { isUsed } from '../books.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { licencesOf } from '../network.ts';
import { contractPiece, isContract, isVehicle, licenceItem, seatPlace } from '../pieces.ts';
import { box, holderOf, isDone, isOn, isReminded, placeOf, vehicleName } from '../readers.ts';
import { inPhase, playerRules, rule, when } from '../rules.ts';
import type { ToeRule } from '../rules.ts';
import { drafted, layBefore } from '../toe-draft.ts';

const offering = ({ clock }: ToeTable, seat: string): boolean =>
  clock.step === 'offers' && clock.open.includes(seat);
/** What is for sale is laid out before the first bid, by everybody who has not finished doing so. */
const layingOut: ToeRule = rule('laying-out', '8', ['TOE-8.45'], (table, { seat }) =>
  when(table.clock.stage === 'auction' && !offering(table, seat)),
);

const offerFields = { piece: ref('vehicle') } as const;
export type OfferMove = MoveOf<typeof offerFields>;

/** Lays an unassigned vehicle out for sale (ch. 8, auction house). */
export const offer: MoveSpec<ToeClock, OfferMove> = {
  fields: offerFields,
  example: { type: 'offer', seat: 'anna', piece: 'loco/1' },
  effects: (table, { seat, piece }) =>
    drafted(table, (draft) => {
      if (placeOf(table, piece) === seatPlace(seat)) layOut(draft, piece, seat);
    }),
  rules: [
    ...playerRules,
    inPhase('auction'),
    layingOut,
    rule<OfferMove>('unassigned-only', '8', ['TOE-8.42'], (table, { piece }) =>
      when(placeOf(table, piece).startsWith('under/')),
    ),
    rule<OfferMove>('not-yours', '8', ['TOE-8.40'], (table, { seat, piece }) =>
      when(placeOf(table, piece) !== seatPlace(seat) && !placeOf(table, piece).startsWith('under/')),
    ),
  ],
  label: (table, { seat, piece }) => phrase('toe/log/offer', { seat, vehicle: vehicleName(table, piece) }),
};

const announceFields = { connection: ref('connection'), segments: optional(whole(1, 9)) } as const;
export type AnnounceMove = MoveOf<typeof announceFields>;

/** Announces a licence for sale; licences are auctioned first. */
export const announce: MoveSpec<ToeClock, AnnounceMove> = {
  begins: true,
  fields: announceFields,
  example: { type: 'announce', seat: 'anna', connection: 'paris-lyon' },
  effects: (table, { seat, connection }) =>
    drafted(table, (draft) => {
      const item = licenceItem(connection, seat);
      const known = draft.clock.items.includes(item) || !licencesOf(table, seat).has(connection);
      if (!known && table.clock.stage === 'auction') draft.set('items', [...draft.clock.items, item]);
    }),
  rules: [
    ...playerRules,
    inPhase('auction'),
    rule('licences-first', '8', ['TOE-8.43'], (table, { seat }) =>
      when(table.clock.stage === 'auction' && !offering(table, seat)),
    ),
    rule<AnnounceMove>('no-licence', '8', ['TOE-8.40'], (table, { seat, connection }) =>
      when(
        !licencesOf(table, seat).has(connection) || table.clock.items.includes(licenceItem(connection, seat)),
      ),
    ),
    rule<AnnounceMove>('sell-whole', '8', ['TOE-8.48'], (table, { connection, segments }) => {
      const all = box(table).connections.get(connection)?.segments ?? 0;
      return when(segments !== undefined && segments !== all, { segments: all });
    }),
    rule<AnnounceMove>('licence-used', '8', ['TOE-8.49'], (table, { seat, connection }) => {
      const contract = licencesOf(table, seat).has(connection) ? isUsed(table, seat, connection) : null;
      return when(contract !== null, { contract: contract ?? '' });
    }),
  ],
  label: (_, { seat, connection }) => phrase('toe/log/announce', { seat, connection }),
};

const retractFields = { item: ref('item') } as const;
export type RetractMove = MoveOf<typeof retractFields>;

/** Takes something off the table again, while the offers are being laid out. */
export const retract: MoveSpec<ToeClock, RetractMove> = {
  fields: retractFields,
  example: { type: 'retract', seat: 'anna', item: 'loco/1' },
  effects: (table, { seat, item }) =>
    drafted(table, (draft) => {
      if (
        table.clock.lot?.item === item ||
        ownerOf(table, item) !== seat ||
        !table.clock.items.includes(item)
      )
        return;
      draft.set(
        'items',
        table.clock.items.filter((other) => other !== item),
      );
      if (isVehicle(item)) layBefore(draft, item, seat);
    }),
  rules: [
    ...playerRules,
    rule<RetractMove>('everything-unused', '12', ['TOE-12.15'], ({ clock }, { item }) =>
      when(clock.stage === 'insolvency' && (isVehicle(item) || licenceOf(item) !== null)),
    ),
    rule<RetractMove>('offers-stand', '8', ['TOE-8.45'], (table, { seat, item }) => {
      const { stage, step } = table.clock;
      // A contract is offered freely, and can be taken back until the bidding begins; the rest is up in any case.
      const stands = stage === 'insolvency' ? isContract(item) && step !== 'offers' : !offering(table, seat);
      return when(stands);
    }),
    rule<RetractMove>('not-offered', '8', ['TOE-8.40'], (table, { seat, item }) =>
      when(
        !table.clock.items.includes(item) || ownerOf(table, item) !== seat || table.clock.lot?.item === item,
      ),
    ),
  ],
  label: (table, { seat, item }) => phrase('toe/log/retract', { seat, item: itemName(table, item) }),
};

const sellFields = { contract: ref('contract') } as const;
export type SellMove = MoveOf<typeof sellFields>;
const isInsolvent = ({ clock }: ToeTable, seat: string): boolean =>
  clock.stage === 'insolvency' && clock.insolvent?.seat === seat;

/** The insolvent company offers an open contract with its vehicles and chips (ch. 12, variant). */
export const sell: MoveSpec<ToeClock, SellMove> = {
  begins: true,
  fields: sellFields,
  example: { type: 'sell', seat: 'anna', contract: 'EF3' },
  effects: (table, { seat, contract }) =>
    drafted(table, (draft) => {
      const item = contractPiece(contract);
      const open = holderOf(table, contract) === seat && !isDone(table, contract);
      if (!isInsolvent(table, seat) || !open || draft.clock.items.includes(item)) return;
      draft.set('items', [...draft.clock.items, item]).set('insolvent', { seat, asked: false });
    }),
  rules: [
    ...playerRules,
    rule('not-after-first-loss', '13', ['TOE-FAQ.13'], (table, { seat }) =>
      when(!isInsolvent(table, seat) && isReminded(table, seat)),
    ),
    rule('insolvent-only', '12', ['TOE-12.7'], (table, { seat }) =>
      when(!isOn(table, 'rescue') || (!isInsolvent(table, seat) && !isReminded(table, seat))),
    ),
    rule('offers-first', '12', ['TOE-12.8'], (table, { seat }) =>
      when(isInsolvent(table, seat) && table.clock.step !== 'offers'),
    ),
    rule<SellMove>('own-open-contracts', '12', ['TOE-12.8'], (table, { seat, contract }) =>
      when(holderOf(table, contract) !== seat || isDone(table, contract), { contract }),
    ),
    rule<SellMove>('offered-already', '12', ['TOE-12.8'], ({ clock }, { contract }) =>
      when(clock.items.includes(contractPiece(contract))),
    ),
  ],
  label: (_, { seat, contract }) => phrase('toe/log/sell', { seat, contract }),
};
