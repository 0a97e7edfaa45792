import { sideInUse } from '../../../rail/depot.ts';
import { companyPlace } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Move, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { drafted } from '../flow.ts';
import { buyTrain, isForeign, purchaseOf } from '../purchase.ts';
import { director } from '../readers.ts';
import { gameOn, inOperatingRound, inStep, operating, operatingRules, rule, when } from '../rules.ts';
import { somebodyOperates } from '../run-rules.ts';
import { belowLimit, helpFace, presidentPays, priceLeast, priceMost } from '../train-rules.ts';

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
    inStep('trains'),
    ofCompany,
    belowLimit,
    priceLeast,
    priceMost,
    helpFace,
    presidentPays,
    toOneself,
  ],
  label: (table, { train, price }) => {
    const company = operating(table);
    const seller = purchaseOf(table, company, { train, price })?.seller ?? '';
    return phrase('18te/log/offer', { company, seller, train: nameOf(table, train), price });
  },
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

const answerLabel = (key: string, table: TeTable): Phrase => {
  const { offer: open } = table.clock;
  return phrase(key, {
    company: open?.buyer ?? '',
    seller: open?.seller ?? '',
    train: open ? nameOf(table, open.train) : '',
    price: open?.price ?? 0,
  });
};

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
  label: (table) => answerLabel('18te/log/accept', table),
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
  label: (table) => answerLabel('18te/log/decline', table),
};
