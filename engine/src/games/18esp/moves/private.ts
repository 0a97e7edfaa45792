import { operatorOf } from '../../../rail/clock.ts';
import { companyOf, seatOf } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import { legal } from '../../../table/title.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import type { PrivateId } from '../data/privates.ts';
import { PRIVATE_IDS } from '../data/privates.ts';
import { drafted } from '../flow.ts';
import { privateCard, ROW } from '../pieces.ts';
import { bringsTrain, buyPrivate, mostFor } from '../privates.ts';
import type { PrivateOffer } from '../privates.ts';
import {
  cardName,
  countedTrains,
  director,
  isMinor,
  isPublished,
  ownerOfPrivate,
  playerOwning,
  trainLimit,
  treasury,
} from '../readers.ts';
import { operating, operatingRules, rule, when } from '../rules.ts';
import type { EspRule } from '../rules.ts';
import { trainFirst } from '../train-rules.ts';

const fields = {
  private: choice(...PRIVATE_IDS),
  price: whole(0, 9999),
  side: optional(choice('2', '1+2')),
} as const;
type BuyPrivate = MoveOf<typeof fields>;

/** A check of a purchase by the operating company; silent when nobody operates. */
const buying = (
  name: string,
  section: string,
  atoms: readonly string[],
  check: (table: EspTable, move: BuyPrivate, company: CompanyId) => ReturnType<EspRule['check']>,
): EspRule<BuyPrivate> =>
  rule<BuyPrivate>(name, section, atoms, (table, move) => {
    const company = operatorOf(table);
    return company === null ? null : check(table, move, company);
  });
const isForSale = (table: EspTable, id: PrivateId): boolean =>
  id !== 'P7' && playerOwning(table, id) !== null;

const notP7 = buying('p7-stays', '3.1', ['ESP-3.1.25'], (_, move) => when(move.private === 'P7'));
const notResold = buying('no-resale', '3.1', ['ESP-3.1.32'], (table, move) => {
  const owner = ownerOfPrivate(table, move.private);
  return when(owner !== null && 'company' in owner, {
    private: move.private,
    company: owner && 'company' in owner ? owner.company : '',
  });
});
const nobodys = buying('private-closed', '3.1', ['ESP-3.1.31'], (table, move) =>
  when(move.private !== 'P7' && ownerOfPrivate(table, move.private) === null, { private: move.private }),
);
const leastPrice = buying('private-least', '5.8', ['ESP-5.8.01', 'ESP-3.1.28'], (table, move) =>
  when(isForSale(table, move.private) && move.price < 1),
);
const mostPrice = buying('private-most', '5.8', ['ESP-5.8.01', 'ESP-3.1.28'], (table, move) => {
  const most = mostFor(table, move.private);
  return when(isForSale(table, move.private) && move.price > most, {
    price: move.price,
    most,
    private: move.private,
  });
});
const covered = buying('private-cash', '5.8', ['ESP-3.1.29'], (table, move, company) =>
  when(isForSale(table, move.private) && move.price > treasury(table, company), {
    company,
    price: move.price,
    cash: treasury(table, company),
  }),
);
/** OQ 38: the train that comes with P2 needs room. */
const roomForTrain = buying('mataro-room', '3.1', ['ESP-3.1.06'], (table, move, company) => {
  const limit = trainLimit(table, company);
  const full = countedTrains(table, company).length >= limit;
  return when(bringsTrain(table, move.private) && !isPublished(table) && full, { company, limit });
});
const minorSide = buying('mataro-side', '5.7', ['ESP-5.7.03'], (table, move, company) =>
  when(bringsTrain(table, move.private) && isMinor(company) && move.side === '1+2', { company }),
);

const rules: readonly EspRule<BuyPrivate>[] = [
  ...operatingRules,
  trainFirst,
  notP7,
  notResold,
  nobodys,
  leastPrice,
  mostPrice,
  covered,
  roomForTrain,
  minorSide,
];

/** The sides that the train of P2 may have for this company; other cards bring none. */
function sidesOf(table: EspTable, id: PrivateId, company: CompanyId): readonly Pick<BuyPrivate, 'side'>[] {
  if (!bringsTrain(table, id)) return [{}];
  return isMinor(company) ? [{ side: '2' }] : [{ side: '2' }, { side: '1+2' }];
}

/** §5.8: a company buys a private company from a player at any moment of its turn. Another player is asked first. */
export const buyPrivateMove: MoveSpec<EspClock, BuyPrivate> = {
  begins: true,
  fields,
  example: { type: 'private', seat: 'anna', private: 'P1', price: 20 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { operating: buyer, round } = table.clock;
      const owner = playerOwning(table, move.private);
      if (round !== 'OR' || buyer === null || owner === null) return;
      const offer: PrivateOffer = {
        kind: 'private',
        buyer,
        private: move.private,
        price: move.price,
        ...(move.side === undefined ? {} : { side: move.side }),
      };
      if (owner === director(table, buyer)) buyPrivate(draft, offer);
      else draft.set('offer', offer);
    }),
  rules,
  label: (table, move) => {
    const company = operating(table);
    const owner = playerOwning(table, move.private) ?? '';
    const asks = owner !== '' && owner !== director(table, company);
    return phrase(asks ? '18esp/log/ask-private' : '18esp/log/private', {
      company,
      private: move.private,
      price: move.price,
      seat: owner,
    });
  },
  /** Each for the lowest price: what that may, all higher ones may, up to the treasury and the most that may be paid. */
  *candidates(table, seat) {
    const company = operatorOf(table);
    if (company === null) return;
    for (const id of PRIVATE_IDS) {
      if (playerOwning(table, id) === null) continue;
      for (const side of sidesOf(table, id, company))
        yield { type: 'private', seat, private: id, price: 1, ...side };
    }
  },
  upTo: {
    field: 'price',
    most: (table, { private: id }) => Math.min(mostFor(table, id), treasury(table, operating(table))),
  },
  concerns: (_, { private: id }, piece) => piece === privateCard(id),
  /** A private company to the charter of the operating company, for the most that may be paid. */
  reads: (table, seat, { piece, from, to }) => {
    const id = PRIVATE_IDS.find((one) => piece === privateCard(one));
    if (id === undefined || (seatOf(to) === seat && from === ROW)) return [];
    if (companyOf(to) === null || companyOf(to) !== table.clock.operating) return [];
    const dearest = new Map<BuyPrivate['side'], BuyPrivate>();
    for (const move of legal(buyPrivateMove, table, seat, { piece })) dearest.set(move.side, move);
    return dearest.size > 0 ? [...dearest.values()] : [{ type: 'private', seat, private: id, price: 1 }];
  },
  offer: (table) => ({
    label: ({ private: id, side = '' }) => {
      const company = operating(table);
      const owner = playerOwning(table, id) ?? '';
      const key = owner === director(table, company) ? 'private' : 'ask-private';
      const params = { company, card: cardName(table, id), seat: owner, side };
      return phrase(`18esp/choice/${key}${side === '' ? '' : '-side'}`, params);
    },
    tone: 'quiet',
    amount: { field: 'price', label: phrase('18esp/amount/price') },
  }),
};
