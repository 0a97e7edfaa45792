import { sideInUse } from '../../../rail/depot.ts';
import { companyOf, companyPlace } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Move, Params, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Phrase } from '../../../table/words.ts';
import type { Offer, TeClock, TeTable } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { drafted } from '../flow.ts';
import { buyTrain, isForeign, PRICE, purchaseOf, reachable, trainCarried } from '../purchase.ts';
import { director, trainName } from '../readers.ts';
import {
  gameOn,
  inOperatingRound,
  inStep,
  isOperator,
  ofOperator,
  operatingRules,
  rule,
  when,
  somebodyOperates,
} from '../rules.ts';
import { belowLimit, emergency, helpFace, presidentPays, priceLeast, priceMost } from '../train-rules.ts';

const fields = { train: ref('train'), price: whole(0, 100_000) } as const;
type Offering = MoveOf<typeof fields>;

/** §7.8: only a company can be asked for a train. */
const ofCompany = rule<Offering>('offer-whom', '7.8', ['TE-7.8.2'], (table, move) => {
  const { operating: company, round } = table.clock;
  if (company === null || round !== 'OR') return null;
  return when(!isForeign(purchaseOf(table, company, move)), { train: nameOf(table, move.train) });
});
/** Who presides over both companies need not ask. */
const toOneself = rule<Offering>(
  'offer-self',
  '7.8',
  ['TE-7.8.2'],
  (table, move) => {
    const { operating: company } = table.clock;
    const seller = company === null ? null : (purchaseOf(table, company, move)?.seller ?? null);
    const same = company !== null && seller !== null && seller !== company;
    return when(same && director(table, seller) === director(table, company), { company: seller ?? '' });
  },
  'caution',
);

const nameOf = (table: TeTable, train: string): string => sideInUse(table, TRAINS, train)?.name ?? '';

/** §7.8: the operating company asks another one for a train. */
export const offer: MoveSpec<TeClock, Offering> = {
  fields,
  example: { type: 'offer', seat: 'anna', train: 'train/2/1', price: 100 },
  effects: (table, { train, price }) =>
    drafted(table, (draft) => {
      const { operating: buyer, round } = table.clock;
      if (buyer === null || round !== 'OR') return;
      const purchase = purchaseOf(table, buyer, { train, price });
      if (!purchase || !isForeign(purchase) || purchase.seller === null) return;
      draft.set('offer', { train, buyer, seller: purchase.seller, price });
    }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStep('offer'),
    ofCompany,
    belowLimit,
    priceLeast,
    priceMost,
    helpFace,
    presidentPays,
    emergency,
    toOneself,
  ],
  label: (table, { train, price }) =>
    ofOperator(table, (company) => {
      const purchase = purchaseOf(table, company, { train, price });
      const params = { company, train: nameOf(table, train), price };
      return isForeign(purchase)
        ? phrase('18te/log/offer', { ...params, seller: purchase?.seller ?? null })
        : phrase('18te/log/offer-nobody', params);
    }),
  *candidates(table, seat) {
    if (isOperator(table, seat))
      for (const wish of reachable(table, seat, 'others')) yield { type: 'offer', seat, ...wish };
  },
  concerns: (_, { train }, piece) => train === piece,
  begins: true,
  reads: (table, seat, hand) => {
    const { train, seller = null, buyer = '' } = trainCarried(hand) ?? { train: '' };
    if (seller === null || seller === buyer || director(table, seller) === director(table, buyer)) return [];
    return [{ type: 'offer', seat, train, price: 1 }];
  },
  offer: (table) => ({
    label: ({ train }) =>
      phrase('18te/choice/offer', {
        train: trainName(table, train),
        seller: companyOf(table.pieces[train]?.at ?? '') ?? '',
      }),
    tone: 'quiet',
    amount: PRICE,
  }),
};

/** §7.8: there has to be a question before it can be answered. */
const asked = rule('nothing-asked', '7.8', ['TE-7.8.2'], ({ clock }) =>
  when(clock.round === 'OR' && clock.offer === null),
);
const answers =
  (...who: readonly ('seller' | 'buyer')[]) =>
  (table: TeTable, seat: Seat): boolean => {
    const { offer: open } = table.clock;
    return open !== null && who.some((side) => director(table, open[side]) === seat);
  };
const byPresident = (may: ReturnType<typeof answers>) =>
  rule('who-answers', '7.8', ['TE-7.8.2'], (table, { seat }) => {
    const { offer: open } = table.clock;
    const params = { company: open?.seller ?? '', president: open ? director(table, open.seller) : '' };
    return when(open !== null && !may(table, seat), params);
  });
/** The train was carried off by hand while the question was open. */
const stillThere = rule('train-gone', '7.8', ['TE-7.8.2'], ({ clock, pieces }) =>
  when(clock.offer !== null && pieces[clock.offer.train]?.at !== companyPlace(clock.offer.seller), {
    company: clock.offer?.seller ?? '',
  }),
);

/** What an answer says in the log; without a question there is nothing to tell. */
function answered(table: TeTable, say: (open: Offer, params: Params) => Phrase): Phrase {
  const { offer: open } = table.clock;
  if (open === null) return phrase('18te/log/answer-nothing');
  const { buyer: company, seller, price } = open;
  return say(open, { company, seller, train: nameOf(table, open.train), price });
}

/** The president of the selling company agrees, and the train changes hands at once. */
export const accept: MoveSpec<TeClock, Move> = {
  fields: {},
  example: { type: 'accept', seat: 'bert' },
  effects: (table) =>
    drafted(table, (draft) => {
      const { offer: open } = table.clock;
      if (open === null) return;
      draft.set('offer', null);
      const purchase = purchaseOf(table, open.buyer, { train: open.train, price: open.price });
      if (purchase?.seller === open.seller) buyTrain(draft, purchase);
    }),
  rules: [gameOn, inOperatingRound, asked, byPresident(answers('seller')), stillThere],
  candidates: (table, seat) => (table.clock.offer === null ? [] : [{ type: 'accept', seat }]),
  offer: () => ({ label: () => phrase('18te/choice/accept'), tone: 'main' }),
  label: (table) =>
    answered(table, ({ buyer, train, price }, params) => {
      const help = purchaseOf(table, buyer, { train, price })?.help ?? 0;
      return help === 0
        ? phrase('18te/log/accept', params)
        : phrase('18te/log/accept-help', { ...params, president: director(table, buyer), help });
    }),
};

/** The president of the selling company does not want to, or the asking one has changed his mind. */
export const decline: MoveSpec<TeClock, Move> = {
  fields: {},
  example: { type: 'decline', seat: 'bert' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (table.clock.offer !== null) draft.set('offer', null);
    }),
  rules: [gameOn, inOperatingRound, asked, byPresident(answers('seller', 'buyer'))],
  candidates: (table, seat) => (table.clock.offer === null ? [] : [{ type: 'decline', seat }]),
  offer: (table, seat) => ({
    label: () => phrase(`18te/choice/${answers('seller')(table, seat) ? 'decline' : 'withdraw'}`),
    tone: 'plain',
  }),
  label: (table, { seat }) =>
    answered(table, ({ seller }, params) =>
      phrase(director(table, seller) === seat ? '18te/log/decline' : '18te/log/withdraw', params),
    ),
};
