import { describe, expect, it } from 'vitest';
import { totalCash } from '../../table/apply.ts';
import { Draft } from '../../table/draft.ts';
import type { MoveSpec } from '../../table/game.ts';
import { legal } from '../../table/title.ts';
import { trainsOf } from '../readers.ts';
import { citing } from '../title.ts';
import { auctionRules, bidsFrom, nextBidder, rivals } from './auction.ts';
import type { Bidding } from './auction.ts';
import { discarding } from './discard.ts';
import { carryingRules, isCertificate } from './hands.ts';
import { issuing, redeeming } from './issue.ts';
import { ledgerOf } from './ledger.ts';
import { answersTo } from './question.ts';
import { notePass, openStockRound, openTurn } from './rounds.ts';
import type { Sale } from './sale.ts';
import { mustSell, saleRules, selling } from './sale.ts';
import { summaryOf, wealthOf } from './score.ts';
import { purchaseRules } from './share-purchase.ts';
import type { Purchase } from './share-purchase.ts';
import type { TinyClock, TinyTable } from './testing.ts';
import { after, broken, tiny, tinyTable } from './testing.ts';
import { everyPiece, pieceIds, pieceOf } from '../../table/places.ts';

describe('a rule of a verb is the title’s', () => {
  it('has its name, cites its paragraph and its atoms', () => {
    const made = citing(tiny)(['limit', '4.2', 'T-4.2.1', 'T-4.2.2'], () => ({}), 'caution');
    expect([made.id, made.section, made.atoms, made.weight]).toEqual([
      'tiny/4.2/limit',
      '4.2',
      ['T-4.2.1', 'T-4.2.2'],
      'caution',
    ]);
  });
});

const discard = discarding(tiny, {
  first: [],
  surplus: ['no-surplus', '5', 'T-5'],
  chooses: ['chooses', '6', 'T-6'],
  overLimit: (table) => ['A', 'B'].filter((company) => trainsOf(table, company).length > 1),
  trainLimit: () => 1,
  counted: trainsOf,
});
describe('discard', () => {
  const give = (train: string, seat = 'anna') => ({ type: 'discard', seat, train });
  it('only where there are too many, and whoever decides chooses', () => {
    const table = tinyTable();
    expect(broken(discard, table, give('train/2/1'))).toEqual([]);
    expect(broken(discard, table, give('train/2/4', 'bert'))).toEqual(['tiny/5/no-surplus']);
    expect(broken(discard, table, give('train/2/1', 'bert'))).toEqual(['tiny/6/chooses']);
    expect(discard.rules[1]!.check(table, give('train/2/1', 'bert'))).toEqual({
      company: 'A',
      director: 'anna',
    });
    expect([...legal(discard, table, 'anna')].map(({ train }) => train)).toEqual(['train/2/1', 'train/2/2']);
  });
  it('to the pool; a title replaces what happens and keeps the rest', () => {
    const table = tinyTable();
    expect(pieceOf(after(discard, table, give('train/2/1')), 'train/2/1')!.at).toBe('pool');
    const out: typeof discard = {
      ...discard,
      effects: (at, { train }) => tiny.drafted(at, (draft) => draft.put(train, 'out')),
    };
    expect(pieceOf(after(out, table, give('train/2/1')), 'train/2/1')!.at).toBe('out');
    expect(out.rules).toBe(discard.rules);
  });
});

describe('an auction that goes round', () => {
  const up = (bidding: Partial<Bidding>): Bidding => ({
    ...{ bidder: 'anna', bid: 50, turn: 'bert', out: [] },
    ...bidding,
  });
  const rules = (bidding: Bidding | null) =>
    auctionRules<TinyClock>(tiny, () => bidding && { bidding, named: { company: 'A' } }, {
      out: ['out', '3', 'T-3'],
      turn: ['bidder', '3', 'T-3'],
      raise: ['raise', '3', 'T-3'],
    });
  const says = (bidding: Bidding | null, seat: string, bid: number) => {
    const { stillIn, bidderTurn, higher } = rules(bidding);
    return broken({ rules: [stillIn, bidderTurn, higher] }, tinyTable(), { type: 'bid', seat, bid });
  };
  it('goes to the next one who is not out, and ends when there is none', () => {
    const seats = ['anna', 'bert', 'cleo'];
    expect(rivals(seats, up({ out: ['bert'] }))).toEqual(['cleo']);
    expect(nextBidder(['cleo', 'anna', 'bert'], up({}))).toBe('cleo');
    expect(nextBidder(seats, up({ out: ['bert', 'cleo'] }))).toBeNull();
  });
  it('one after the other, higher and higher; who is out hears that', () => {
    expect(says(up({}), 'bert', 60)).toEqual([]);
    expect(says(up({}), 'bert', 50)).toEqual(['tiny/3/raise']);
    expect(says(up({}), 'cleo', 60)).toEqual(['tiny/3/bidder']);
    expect(says(up({ out: ['cleo'] }), 'cleo', 60)).toEqual(['tiny/3/out']);
    expect(says(up({ bidder: null }), 'bert', 10)).toEqual([]);
    expect(says(null, 'bert', 10)).toEqual([]);
  });
  it('every bid up to the purse, if the lowest may be said', () => {
    const bids = (rules: Parameters<typeof bidsFrom>[1]) =>
      [...bidsFrom(tinyTable(), rules, { type: 'bid', seat: 'bert', bid: 60 }, 10)].map(({ bid }) => bid);
    expect(bids([])).toEqual([60, 70, 80, 90]);
    expect(bids([tiny.rule('no', '3', [], () => ({}))])).toEqual([]);
  });
});

describe('question and answer', () => {
  type Asked = NonNullable<TinyClock['asked']>;
  const answers = answersTo<TinyClock, Asked>(tiny, {
    first: [],
    open: ({ clock }) => clock.asked,
    close: (draft) => draft.set('asked', null),
    asked: (table, { of }) => tiny.decides(table, of),
    asker: (table, { by }) => tiny.decides(table, by),
    stands: ({ pieces }, { of, train }) => pieces.get(train)?.at === `company/${of}`,
    carryOut: (draft, { by, train }) => draft.put(train, `company/${by}`),
    nothing: ['nothing', '7', 'T-7'],
    answers: [{ said: ['who', '7', 'T-7'] }],
    answersParams: (_, { of }) => ({ company: of }),
    gone: ['gone', '7', 'T-7'],
  });
  const question = { of: 'B', by: 'A', train: 'train/2/4' };
  const open = tinyTable({ round: 'OR', asked: question });
  const by = (type: string, seat: string) => ({ type, seat });
  it('the asked one answers, the asking one may take it back, nobody else says anything', () => {
    expect(broken(answers.accept, open, by('accept', 'bert'))).toEqual([]);
    expect(broken(answers.accept, open, by('accept', 'anna'))).toEqual(['tiny/7/who']);
    expect(broken(answers.decline, open, by('decline', 'anna'))).toEqual([]);
    expect(broken(answers.decline, open, by('decline', 'cleo'))).toEqual(['tiny/7/who']);
    expect(broken(answers.decline, tinyTable({ round: 'OR' }), by('decline', 'bert'))).toEqual([
      'tiny/7/nothing',
    ]);
  });
  it('what was agreed on happens, unless hands have carried it off', () => {
    const agreed = after(answers.accept, open, by('accept', 'bert'));
    expect([pieceOf(agreed, 'train/2/4')!.at, agreed.clock.asked]).toEqual(['company/A', null]);
    const gone = tinyTable({ round: 'OR', asked: question }, { 'train/2/4': 'out' });
    expect(broken(answers.accept, gone, by('accept', 'bert'))).toEqual(['tiny/7/gone']);
    expect(pieceOf(after(answers.accept, gone, by('accept', 'bert')), 'train/2/4')!.at).toBe('out');
    expect(after(answers.decline, open, by('decline', 'bert')).clock.asked).toBeNull();
  });
});

describe('share sale and purchase', () => {
  const { ownOnly, poolLimit, keepsHead, headGoes } = saleRules<TinyClock>(
    tiny,
    { limit: 20, least: 20, afterSale: (_, __, company) => (company === 'A' ? null : 'anna') },
    {
      own: ['own', '4', 'T-4'],
      pool: ['pool', '4', 'T-4'],
      stays: ['stays', '4', 'T-4'],
      goes: ['goes', '4', 'T-4'],
    },
  );
  const sell: MoveSpec<TinyClock, Sale> = {
    ...selling(tiny, 'sell', 5),
    example: { type: 'sell', seat: 'anna', company: 'A', count: 1 },
    rules: [ownOnly, poolLimit, keepsHead, headGoes],
    effects: (table, { seat, company, count }) =>
      tiny.drafted(table, (draft) => {
        const held = pieceIds(table).filter(
          (id) => id.startsWith(`cert/${company}/`) && pieceOf(table, id)!.at === `seat/${seat}`,
        );
        for (const id of held.slice(0, count)) draft.put(id, 'pool');
      }),
  };
  const sale = (seat: string, company: string, count: number) => ({ type: 'sell', seat, company, count });
  it('what one holds, as much as the pool takes, and the presidency has to go somewhere', () => {
    const table = tinyTable();
    expect(broken(sell, table, sale('anna', 'B', 1))).toEqual([]);
    expect(broken(sell, table, sale('cleo', 'B', 1))).toEqual(['tiny/4/own']);
    expect(poolLimit.check(table, sale('anna', 'B', 2))).toEqual({
      company: 'B',
      market: 10,
      limit: 20,
      most: 1,
    });
    expect(broken(sell, table, sale('anna', 'A', 1))).toEqual(['tiny/4/stays']);
    expect(headGoes.check(table, sale('bert', 'B', 1))).toEqual({ company: 'B', director: 'anna' });
    expect([...legal(sell, table, 'anna')]).toEqual([sale('anna', 'B', 1)]);
  });
  it('who has too many sells first, unless no sale helps', () => {
    const count = (table: TinyTable, seat: string) =>
      everyPiece(table).filter(([id, { at }]) => id.startsWith('cert/') && at === `seat/${seat}`).length;
    const must = (limit: number) =>
      mustSell(
        tiny,
        ['must', '4', 'T-4'],
        () => sell,
        count,
        () => limit,
      );
    const pass = { type: 'pass', seat: 'anna' };
    expect(must(2).check(tinyTable(), pass)).toEqual({ count: 3, limit: 2 });
    expect(must(3).check(tinyTable(), pass)).toBeNull();
    expect(must(2).check(tinyTable({}, { 'cert/B/0': 'pool' }), pass)).toBeNull();
    expect(must(2).check(tinyTable({ turn: 'bert' }), pass)).toBeNull();
  });
  it('one certificate, if it is there, can be paid, is not too much and was not just sold', () => {
    const { noneThere, covered, shareLimit, soldBefore } = purchaseRules<TinyClock, Purchase>(
      tiny,
      {
        placesOf: (company, from) => [from === 'pool' ? 'pool' : `company/${company}`],
        costOf: (table, { company }) => tiny.priceOf(table, company),
        canBeBought: () => true,
        most: 30,
      },
      {
        none: ['none', '4', 'T-4'],
        price: ['price', '4', 'T-4'],
        share: ['share', '4', 'T-4'],
        soldBefore: ['sold', '4', 'T-4'],
      },
    );
    const rules = [noneThere, covered, shareLimit, soldBefore];
    const buys = (seat: string, company: string, from: string, table = tinyTable()) =>
      broken({ rules }, table, { type: 'buy', seat, company, from });
    expect(buys('anna', 'A', 'treasury')).toEqual([]);
    expect(buys('anna', 'A', 'pool')).toEqual(['tiny/4/none']);
    expect(buys('bert', 'A', 'treasury')).toEqual(['tiny/4/price']);
    expect(buys('anna', 'B', 'pool', tinyTable({}, { 'cert/B/0': 'seat/anna' }))).toEqual(['tiny/4/share']);
    expect(buys('anna', 'A', 'treasury', tinyTable({ sales: ['anna:A'] }))).toEqual(['tiny/4/sold']);
  });
});

describe('issue and redeem', () => {
  const terms = {
    most: 3,
    dealt: ({ clock }: TinyTable) => clock.dealt,
    note: (draft: Draft<TinyClock>, dealt: TinyClock['dealt']) => draft.set('dealt', dealt),
    notBoth: ['both', '8', 'T-8'],
  } as const;
  const issue = issuing<TinyClock>(
    tiny,
    { ...terms, limit: 10, fall: (draft, company) => draft.put(`marker/${company}`, 'market/0/0') },
    {
      once: ['once', '8', 'T-8'],
      held: ['held', '8', 'T-8'],
      pool: ['pool', '8', 'T-8'],
      first: ['first', '8', 'T-8'],
    },
  );
  const redeem = redeeming<TinyClock>(tiny, terms, {
    held: ['held', '8', 'T-8'],
    cash: ['cash', '8', 'T-8'],
  });
  const rules = [issue.notBoth, issue.once, issue.held, issue.pool, issue.notFirst];
  const turn = (company: string, more: Partial<TinyClock> = {}) =>
    tinyTable({ round: 'OR', operating: company, veterans: ['A', 'B'], ...more });
  const deal = (type: string, count: number) => ({ type, seat: 'anna', count });
  it('issues what lies in the treasury, once, as much as the pool takes, and not in the first round', () => {
    expect(broken({ rules }, turn('A'), deal('issue', 1))).toEqual([]);
    expect(broken({ rules }, turn('A'), deal('issue', 2))).toEqual(['tiny/8/pool']);
    expect(broken({ rules }, turn('A'), deal('issue', 3))).toEqual(['tiny/8/held']);
    expect(broken({ rules }, turn('A', { veterans: [] }), deal('issue', 1))).toEqual(['tiny/8/first']);
    expect(broken({ rules }, turn('A', { dealt: 'issued' }), deal('issue', 1))).toEqual(['tiny/8/once']);
    expect(broken({ rules }, turn('A', { dealt: 'redeemed' }), deal('issue', 1))).toEqual(['tiny/8/both']);
  });
  it('is paid at the price after the fall, and no coin is lost', () => {
    const table = turn('A');
    const done = after(issue.spec, table, deal('issue', 1));
    expect([done.cash['company/A'], pieceOf(done, 'cert/A/1')!.at, done.clock.dealt]).toEqual([
      90,
      'pool',
      'issued',
    ]);
    expect(totalCash(done)).toBe(totalCash(table));
  });
  it('redeems what lies in the pool for the present price', () => {
    const back = after(redeem.spec, turn('B'), deal('redeem', 1));
    expect([back.cash['company/B'], pieceOf(back, 'cert/B/1')!.at]).toEqual([150, 'company/B']);
    const both = { rules: [redeem.held, redeem.cash] };
    expect(broken(both, turn('B'), deal('redeem', 2))).toEqual(['tiny/8/held']);
    const poor = tinyTable({ round: 'OR', operating: 'B' }, {}, { 'company/B': 49 });
    expect(broken(both, poor, deal('redeem', 1))).toEqual(['tiny/8/cash']);
  });
});

describe('wealth and ledger', () => {
  const nobodyHolds = Object.fromEntries(
    ['A/0', 'A/3', 'B/0', 'B/2', 'B/3'].map((id) => [`cert/${id}`, 'out']),
  );
  it('cash and certificates; equals share a place, or the order decides', () => {
    const even = tinyTable({}, nobodyHolds, { 'seat/bert': 300 });
    const places = (equals: 'share' | 'order') =>
      wealthOf(tiny, { equals })
        .score(even)
        .map(({ seat, place, total }) => [seat, place, total]);
    expect(places('share')).toEqual([
      ['anna', 1, 300],
      ['bert', 1, 300],
      ['cleo', 3, 0],
    ]);
    expect(places('order').map(([, place]) => place)).toEqual([1, 2, 3]);
    const { worth } = wealthOf(tiny, {
      equals: 'share',
      more: () => [{ label: { key: 'debt' }, value: -40 }],
    });
    expect(worth(tinyTable(), 'anna')).toBe(300 + 2 * 100 + 2 * 50 - 40);
  });
  it('one row a holder, columns as the title wants them', () => {
    const ledger = ledgerOf(tiny, {
      columns: ['cash*', 'shares', 'trains'],
      ofSeat: () => ({}),
      ofCompany: (_, company) => ({ [company]: 7 }),
    })(tinyTable());
    expect(ledger.columns.map(({ id, money }) => [id, money ?? false])).toEqual([
      ['cash', true],
      ['A', false],
      ['B', false],
      ['trains', false],
    ]);
    const cells = Object.fromEntries(ledger.rows.map((row) => [row.id, row.cells]));
    expect(cells['seat/anna']).toEqual({ cash: 300, A: 20, B: 20 });
    expect(cells['company/A']).toEqual({ cash: 40, price: 100, trains: '2 2', A: 7 });
    expect(cells['bank']).toEqual({ A: null, B: 10 });
    expect(summaryOf(tiny, tinyTable())).toEqual({
      prices: { A: 100, B: 50 },
      holdings: { anna: { A: 20, B: 20 }, bert: { A: 10, B: 20 }, cleo: {} },
      presidents: { A: 'anna', B: 'bert' },
    });
  });
});
describe('the wheel of rounds', () => {
  it('all pass in succession, companies operate one after the other, a new set begins', () => {
    const draft = new Draft(tinyTable({ passes: 1 }));
    const pass = (seat: string) => notePass(draft, seat, (at, who) => at.set('turn', who));
    expect([pass('bert'), pass('cleo')]).toEqual([false, true]);
    expect(openTurn(draft, ['B', 'A'], { step: 'track', dealt: null })).toBe('B');
    draft.set('operated', ['B', 'A']);
    expect(openTurn(draft, ['B', 'A'], {})).toBeNull();
    openStockRound(draft, 'cleo', { passes: 0, sales: [] }, 'round/SR');
    const { round, set, turn, passes, operating, operated, step } = draft.clock;
    expect({ round, set, turn, passes, operating, operated, step }).toEqual({
      ...{ round: 'SR', set: 2, turn: 'cleo', passes: 0, operating: null, operated: [], step: 'track' },
    });
  });
});

describe('hands that make no move', () => {
  const taken = carryingRules(tiny.rule)('taken', '2', ['T-2'], (carried) =>
    isCertificate(carried) ? { from: carried.from, to: carried.to } : null,
  );
  it('are read as what they carry from where to where', () => {
    const put = { type: 'put', seat: 'anna', piece: 'cert/A/0', to: 'pool' };
    expect(taken.check(tinyTable(), put)).toEqual({ from: 'seat/anna', to: 'pool' });
    expect(taken.check(tinyTable(), { type: 'pay', seat: 'anna', from: 'cert/A', to: 'bank' })).toBeNull();
  });
});
