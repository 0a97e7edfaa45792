import { describe, expect, it } from 'vitest';
import { Draft } from '../../table/draft.ts';
import { unless } from '../../table/rules.ts';
import { legal } from '../../table/title.ts';
import { pieceOf } from '../../table/places.ts';
import { headship } from '../presidency.ts';
import { clockwiseAfter, presidentOf } from '../shares.ts';
import { treasury } from '../readers.ts';
import { inTwoPlaces, rulesOfOperator } from './about.ts';
import { endingTurn } from './done.ts';
import { helpedTrain, helpRules, needOf, owingRules, trainsOfOthers } from './helped-train.ts';
import type { BuyTrain, HelpedTrain } from './helped-train.ts';
import { hasJustBought, passing } from './pass.ts';
import { payingOut } from './payout.ts';
import { startCash } from './setup.ts';
import type { Purchase } from './share-purchase.ts';
import { taking } from './share-purchase.ts';
import type { TinyClock, TinyTable } from './testing.ts';
import { after, broken, tiny, tinyTable } from './testing.ts';
import { trainRules } from './train.ts';
import { trainQuestion } from './train-question.ts';

const operating = (clock: Partial<TinyClock> = {}, pieces = {}, cash = {}): TinyTable =>
  tinyTable({ round: 'OR', or: 1, operating: 'A', ...clock }, pieces, cash);

describe('a rule that another one says better', () => {
  it('is silent there, and the same everywhere else', () => {
    const no = tiny.rule('no', '3', ['T-3'], () => ({}));
    const quiet = unless(no, ({ clock }: TinyTable) => clock.sold);
    expect(quiet.check(tinyTable({ sold: true }), { type: 'pass', seat: 'anna' })).toBeNull();
    expect(quiet.check(tinyTable(), { type: 'pass', seat: 'anna' })).toEqual({});
    expect(quiet.id).toBe('tiny/3/no');
  });
});

describe('a rule that stands in two places of a rulebook', () => {
  it('is said under the one or the other, by what it is about', () => {
    const ofCompany = rulesOfOperator(tiny.rule)();
    const rules = inTwoPlaces(
      ofCompany,
      (_, __, company) => company === 'A',
      [
        ['of-a', '3', 'T-3'],
        ['of-others', '4', 'T-4'],
      ],
      ({ clock }) => clock.sold,
    );
    const said = (clock: Partial<TinyClock>): readonly string[] =>
      broken({ rules }, operating(clock), { type: 'done', seat: 'anna' });
    expect(said({ sold: true })).toEqual(['tiny/3/of-a']);
    expect(said({ sold: true, operating: 'B' })).toEqual(['tiny/4/of-others']);
    expect(said({ sold: false })).toEqual([]);
    expect(rules.map(({ atoms }) => atoms)).toEqual([['T-3'], ['T-4']]);
  });
});

describe('a certificate that somebody takes', () => {
  const effects = taking<TinyClock, Purchase>(tiny, {
    placesOf: (company, from) => (from === 'pool' ? ['pool'] : [`company/${company}`]),
    costOf: () => 50,
    payee: ({ company, from }) => (from === 'pool' ? 'bank' : `company/${company}`),
    acts: (_, seat) => seat === 'anna',
    taken: (draft, { seat }, mine) => draft.set('bought', mine ? seat : 'nobody'),
  });
  const buy = { type: 'buy', seat: 'anna', company: 'A', from: 'treasury' };
  it('comes to the mat and is paid for; what follows is the title’s', () => {
    const then = after({ effects }, tinyTable(), buy);
    expect([pieceOf(then, 'cert/A/1')?.at, treasury(then, 'A'), then.clock.bought]).toEqual([
      ...['seat/anna', 90, 'anna'],
    ]);
    expect(after({ effects }, tinyTable(), { ...buy, seat: 'bert' }).clock.bought).toBe('nobody');
    expect(after({ effects }, tinyTable(), { ...buy, company: 'B', from: 'pool' }).cash['bank']).toBe(1050);
  });
  it('where none lies nothing happens', () => {
    expect(effects(tinyTable(), { ...buy, from: 'pool' }, () => 0)).toEqual([]);
  });
});

describe('the end of a turn', () => {
  const done = endingTurn(tiny, {
    rules: [],
    endTurn: (draft) => draft.set('step', 'ended'),
    nextCompany: (draft) => draft.set('operating', 'B'),
    tone: 'onward',
  });
  const move = { type: 'done', seat: 'anna' };
  it('ends it; where nobody operates the round goes on; in a stock round nothing happens', () => {
    expect(after(done, operating(), move).clock.step).toBe('ended');
    expect(after(done, operating({ operating: null }), move).clock.operating).toBe('B');
    expect(done.effects(tinyTable(), move, () => 0)).toEqual([]);
    expect(done.label(operating({ operating: null }), move).key).toBe('tiny/log/done-nobody');
  });
});

describe('payout', () => {
  const payout = {
    ...payingOut(tiny, {
      earned: () => 70,
      settle: (draft, company, revenue, kind) =>
        draft.pay(kind === 'pay' ? 0 : revenue, 'bank', `company/${company}`),
    }),
    rules: [],
  };
  const keep = { type: 'payout', seat: 'anna', kind: 'withhold' } as const;
  it('what was earned, or the figure that somebody says; once, and in its step', () => {
    const table = operating({ step: 'payout' });
    expect(treasury(after(payout, table, keep), 'A')).toBe(40 + 70);
    expect(treasury(after(payout, table, { ...keep, revenue: 30 }), 'A')).toBe(40 + 30);
    expect(treasury(after(payout, operating({ step: 'trains' }), keep), 'A')).toBe(40);
    expect([...legal(payout, table, 'bert')]).toEqual([]);
    expect([...legal(payout, table, 'anna')].map(({ kind }) => kind)).toEqual(['pay', 'withhold']);
  });
});

const purchaseOf = (table: TinyTable, buyer: string, asked: Parameters<typeof helpedTrain>[3]) =>
  helpedTrain(table, tiny.trains, buyer, asked);
const buy = (draft: Draft<TinyClock>, { train, buyer, seller, price, help }: HelpedTrain): void => {
  draft
    .put(train, `company/${buyer}`)
    .pay(help, `seat/${tiny.decides(draft.table, buyer)}`, `company/${buyer}`);
  draft.pay(price, `company/${buyer}`, seller === null ? 'bank' : `company/${seller}`);
};

describe('a train with help', () => {
  const { buying } = trainRules<TinyClock, BuyTrain, HelpedTrain>(
    tiny,
    { purchaseOf, counted: () => [], trainLimit: () => 9, overLimit: () => [] },
    { forSale: ['a', '1'], sideStays: ['b', '1'], limit: ['c', '1'], top: ['d', '1'], least: ['e', '1'] },
  );
  const { consent, helpFace, helpExact, helpUnasked } = helpRules(tiny, buying, () => true, {
    consent: ['consent', '2', 'T-2'],
    face: ['face', '2', 'T-2'],
    exact: ['exact', '2', 'T-2'],
    unasked: ['unasked', '2', 'T-2'],
  });
  const says = (asked: Partial<BuyTrain>, cash = {}) =>
    broken({ rules: [consent, helpFace, helpExact, helpUnasked] }, operating({}, {}, cash), {
      type: 'train',
      seat: 'anna',
      train: 'train/2/3',
      ...asked,
    });
  it('comes down to price, what the treasury lacks, and what is added', () => {
    expect(purchaseOf(operating(), 'A', { train: 'train/2/3' })).toMatchObject({
      ...{ source: 'depot', face: 80, price: 80, missing: 40, help: 40 },
    });
    expect(helpedTrain(operating(), tiny.trains, 'A', { train: 'train/2/3' }, 0)?.missing).toBe(80);
    expect(purchaseOf(operating(), 'A', { train: 'train/2/1' })?.price).toBe(0);
  });
  it('exactly what is missing, not above the face value, and another head is asked', () => {
    expect(says({})).toEqual([]);
    expect(says({ help: 30 })).toEqual(['tiny/2/exact']);
    expect(says({ help: 10 }, { 'company/A': 100 })).toEqual(['tiny/2/unasked']);
    expect(says({ train: 'train/2/4', price: 90 })).toEqual(['tiny/2/consent', 'tiny/2/face']);
  });
  it('says what is owed on leaving the trains, and what that still costs', () => {
    const owes = owingRules(
      tiny,
      (): 'buy' => 'buy',
      () => 80,
    )(['duty', '2', 'T-2'], 'buy');
    const move = { type: 'done', seat: 'anna' };
    expect(owes.check(operating(), move)).toEqual({ company: 'A', director: 'anna', least: 80, cash: 40 });
    expect(owes.check(operating({ step: 'run' }), move)).toBeNull();
    expect(needOf(tiny, operating({}, {}, { 'seat/anna': 10 }), 'A', 80)).toEqual({
      ...{ director: 'anna', least: 80, missing: 40, short: 30 },
    });
  });
  it('names prices worth naming of trains under other heads', () => {
    const wishes = (whose: 'own' | 'others') => [...trainsOfOthers(tiny, operating(), ['A', 'B'], whose)];
    expect(wishes('others').map(({ price }) => price)).toEqual([1, 80, 40]);
    expect(wishes('own')).toEqual([]);
  });
});

describe('asking for a train', () => {
  const question = trainQuestion<TinyClock>(tiny, {
    purchaseOf,
    buy,
    sellers: () => ['A', 'B'],
    beforeAnswer: [],
    stillOpen: ({ clock }, { buyer }) => clock.operating === buyer,
    takingBack: 'taken-back',
    whom: ['whom', '8', 'T-8'],
    nothing: ['nothing', '8', 'T-8'],
    answers: ['who', '8', 'T-8'],
    gone: ['gone', '8', 'T-8'],
  });
  const ask = (train: string) => ({ type: 'offer', seat: 'anna', train, price: 20 });
  const offer = { ...question.offer, rules: [question.ofCompany] };
  it('asks a company, and nobody else', () => {
    expect(broken(offer, operating(), ask('train/2/3'))).toEqual(['tiny/8/whom']);
    expect(broken(offer, operating(), ask('train/2/4'))).toEqual([]);
    const asked = { train: 'train/2/4', buyer: 'A', seller: 'B', price: 20 };
    expect(after(offer, operating(), ask('train/2/4')).clock.offer).toEqual(asked);
    expect(after(offer, operating(), ask('train/2/3')).clock.offer).toBeNull();
  });
  it('is answered by the other head, taken back by the asking one, and lapses with the turn', () => {
    const table = after(offer, operating(), ask('train/2/4'));
    const yes = { type: 'accept', seat: 'bert' };
    expect(broken(question.accept, table, yes)).toEqual([]);
    expect(broken(question.accept, table, { ...yes, seat: 'anna' })).toEqual(['tiny/8/who']);
    const sold = after(question.accept, table, yes);
    expect([pieceOf(sold, 'train/2/4')?.at, treasury(sold, 'B'), sold.clock.offer]).toEqual([
      'company/A',
      220,
      null,
    ]);
    const late: TinyTable = { ...table, clock: { ...table.clock, operating: 'B' } };
    expect(broken(question.accept, late, yes)).toEqual(['tiny/8/gone']);
    expect(question.decline.label(table, { type: 'decline', seat: 'anna' }).key).toBe('tiny/log/taken-back');
    expect(question.decline.label(table, { type: 'decline', seat: 'bert' }).key).toBe('tiny/log/decline');
  });
});

describe('passing beside an auction', () => {
  const pass = {
    ...passing(tiny, {
      endStockTurn: (draft: Draft<TinyClock>) => draft.set('turn', 'bert'),
      passed: (draft: Draft<TinyClock>) => draft.set('passes', 1),
      carryOn: (draft: Draft<TinyClock>, auction) => draft.set('auction', auction),
      said: () => ({ key: 'tiny/log/pass' }),
      lot: () => ({ company: 'A' }),
    }),
    rules: [],
  };
  const move = { type: 'pass', seat: 'anna' };
  const auction = { bidder: 'bert', bid: 60, turn: 'anna', out: ['cleo'] };
  it('drops out of it; else passes, or ends a turn with sales', () => {
    expect(after(pass, tinyTable({ auction }), move).clock.auction?.out).toEqual(['cleo', 'anna']);
    expect(after(pass, tinyTable({ auction }), { ...move, seat: 'bert' }).clock.auction).toEqual(auction);
    expect(after(pass, tinyTable(), move).clock.passes).toBe(1);
    expect(after(pass, tinyTable({ sold: true }), move).clock.turn).toBe('bert');
    expect(pass.label(tinyTable({ auction }), move)).toEqual({
      key: 'tiny/log/auction-won',
      params: { company: 'A', bidder: 'bert', bid: 60 },
    });
  });
  it('and who has just bought hears so only where nobody bids', () => {
    expect(hasJustBought(tinyTable({ bought: 'bert' }), 'bert')).toBe(true);
    expect(hasJustBought(tinyTable({ bought: 'bert', auction }), 'bert')).toBe(false);
  });
});

describe('who presides', () => {
  const heads = (hasCharter?: () => boolean) =>
    headship<TinyClock>({
      succession: (table, company) => ({
        charter: tiny.charterOf(company),
        order: clockwiseAfter(table.clock.seats, presidentOf(table, company)),
        least: 20,
      }),
      due: 'due/head',
      ...(hasCharter ? { hasCharter } : {}),
    });
  it('passes to whoever holds more; the charter goes along where there is one', () => {
    const table = tinyTable(
      {},
      { 'cert/A/1': 'seat/bert', 'cert/A/2': 'seat/bert', 'charter/A': 'seat/anna' },
    );
    const settled = (hasCharter?: () => boolean): TinyTable => {
      const draft = new Draft(table);
      heads(hasCharter).settle(draft, 'A');
      return draft.table;
    };
    expect(presidentOf(settled(), 'A')).toBe('bert');
    expect(pieceOf(settled(), 'charter/A')?.at).toBe('seat/bert');
    expect(
      pieceOf(
        settled(() => false),
        'charter/A',
      )?.at,
    ).toBe('seat/anna');
    expect(heads().afterSale(tinyTable(), 'anna', 'A', 10)).toBeNull();
  });
});

describe('the beginning', () => {
  it('money for everybody out of the bank', () => {
    expect(startCash(100, 30, ['anna', 'bert'], ['company/A'])).toEqual({
      ...{ bank: 40, 'seat/anna': 30, 'seat/bert': 30, 'company/A': 0 },
    });
  });
});
