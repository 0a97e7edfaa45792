import { describe, expect, it } from 'vitest';
import { certificate, companyPlace, POOL } from '../../../../rail/ids.ts';
import { pieceOf } from '../../../../table/places.ts';
import { brewer } from '../../brewery/brew-scene.ts';
import { equipmentOf } from '../../brewery/readers.ts';
import { INVESTOR } from '../../clock.ts';
import { sentence } from '../../now.ts';
import { holding, inPool, isFounded, onSheet, priceOf, purse, treasury } from '../../readers.ts';
import { broke, played } from '../../testing.ts';
import { turn } from '../../turn.ts';
import { acts, due, kinds } from '../scene.ts';
import { BREWERY, SMALL, TwoScene } from './scene.ts';

const [investor, anna, bert] = [brewer(INVESTOR), brewer('anna'), brewer('bert')];
const LOW = ['2A', '2B', '3', '4'] as const;
/** The last step of his small brewery; bert manages it. */
const buying = (cash: number, ...types: readonly string[]) =>
  new TwoScene()
    .small('B1', 'anna')
    .hisSmall('equip', ...types)
    .treasury(SMALL, cash)
    .purse(0);
/** The last step of his company in phase 4 with the card of type 4 on sale. */
const company = (cash: number, ...types: readonly string[]) =>
  new TwoScene()
    .small('B1', 'anna')
    .hisCompany('equip', ...types)
    .gone('2A', '2B', '3')
    .clock({ phase: '4' })
    .treasury(BREWERY, cash)
    .purse(0);
/** The same in phase 3 with a card of the newest type, 3; others of it are on sale. */
const current = (cash: number) =>
  new TwoScene()
    .small('B1', 'anna')
    .hisCompany('equip', '3')
    .gone('2A', '2B')
    .clock({ phase: '3' })
    .treasury(BREWERY, cash)
    .purse(0);

describe('8.2.2 his brewery in its round', () => {
  it('HSB-8.2.2.01 it delivers by itself: the highest card first, each cube to whoever pays most', () => {
    const scene = new TwoScene().wants(1, 2, 2).wants(2, 1, 1).wants(3, 1, 1).clock({ phase: '3' });
    scene.hisSmall('give-up', 's1', '3').gone('2A', '2B', '3').clock({ phase: '3' });
    expect(turn(scene.table)).toEqual([INVESTOR]);
    expect(due(scene.table)).toMatchObject({
      type: 'deliver',
      card: 'train/3/1',
      segment: 3,
      section: '8.2.2',
    });
    const { table, moves } = acts(scene.table, 5);
    expect(moves).toMatchObject([
      { card: 'train/3/1', segment: 3, customers: 'regular' },
      // 20 for segment 2 and 20 for segment 3: the higher one.
      { card: 'train/3/1', segment: 3, customers: 'new' },
      { card: 'train/3/1', segment: 2, customers: 'regular' },
      { card: 'kettle/1/1', segment: 1, customers: 'regular' },
      { card: 'kettle/1/1', segment: 1, customers: 'regular' },
    ]);
    expect(table.clock.earned).toBe(30 + 20 + 20 + 15 + 15);
    expect(broke(scene.table, investor.delivers('kettle/1/1', 1))).toEqual(['8.2.2.2/investor-delivers']);
    expect(broke(scene.table, bert.delivers('train/3/1', 3, 'regular'))).toEqual([]);
    expect(broke(scene.table, anna.delivers('train/3/1', 3, 'regular'))).toEqual(['6.5.2/brewers-turn']);
  });
  it('HSB-8.2.2.01 a whole turn without a question, each act with its paragraph; nobody else acts in it', () => {
    const scene = new TwoScene()
      .small('B1', 'anna')
      .wants(1, 1, 0)
      .hisSmall('give-up', 's1')
      .treasury(SMALL, 0)
      .purse(0);
    const { table, moves } = acts(scene.table);
    expect(kinds(moves)).toEqual(['deliver', 'brew-pay', 'brew-done']);
    expect(table.clock.operated).toEqual([SMALL]);
    expect(sentence(scene.table, turn(scene.table)).key).toBe('18do/now/investor-brews');
    expect(broke(scene.table, bert.does('brew-leave'))).toEqual(['8.2.2/brew-nothing-to-leave']);
  });
  it('HSB-8.2.2.01 where hands have put the clock to a step that no brewery has, its turn ends by itself', () => {
    const { table } = current(100).clock({ step: 'trains' });
    expect(due(table)).toMatchObject({ type: 'brew-done', section: '8.2.2' });
    expect(broke(table, investor.does('brew-done'))).toEqual([]);
  });
  it('HSB-8.2.2.01 he never acts in the turn of another brewery', () => {
    const scene = new TwoScene()
      .wants(1, 2, 0)
      .small(SMALL, INVESTOR, 's1')
      .small('B1', 'anna', 's1')
      .brews('B1');
    expect([turn(scene.table), due(scene.table)]).toEqual([['anna'], null]);
    expect(broke(scene.table, investor.delivers('kettle/1/2', 1))).toEqual(['6.5.2/brewers-turn']);
    expect(broke(scene.table, anna.delivers('kettle/1/2', 1))).toEqual([]);
  });
  it('HSB-8.2.2.01 when the limit drops its lowest cards go, whoever’s turn it is', () => {
    const scene = new TwoScene().small(SMALL, INVESTOR, '3', '4', 's2').small('B1', 'anna', '5').brews('B1');
    scene.clock({ phase: '4' });
    expect([turn(scene.table), due(scene.table)]).toMatchObject([
      [INVESTOR],
      { type: 'scrap', card: 'kettle/2/1' },
    ]);
    expect(broke(scene.table, bert.does('scrap', { card: 'train/3/1' }))).toEqual(['8.2.2/investor-scraps']);
    expect(broke(scene.table, bert.does('scrap', { card: 'kettle/2/1' }))).toEqual([]);
    expect(broke(scene.table, anna.does('scrap', { card: 'kettle/2/1' }))).toEqual(['6.5.2.2/scrap-chooses']);
    expect(kinds(acts(scene.table).moves)).toEqual(['scrap']);
    const others = new TwoScene()
      .small(SMALL, INVESTOR, 's2')
      .small('B1', 'anna', '3', '4', 's2')
      .brews('B1');
    expect([turn(others.clock({ phase: '4' }).table), due(others.table)]).toEqual([['anna'], null]);
    expect(broke(others.table, anna.does('scrap', { card: 'train/4/1' }))).toEqual([]);
  });
});

describe('8.2.2.2 room for a card', () => {
  const full = () =>
    new TwoScene().hisCompany('give-up', '3', '3', '3').gone('2A', '2B', '3').clock({ phase: '4' });
  it('HSB-8.2.2.01 at the limit the manager may give up one card at the start of the turn, or leave it', () => {
    const { table } = full();
    expect([turn(table), due(table), sentence(table, ['bert']).key]).toEqual([
      ['bert'],
      null,
      '18do/now/brewery-room',
    ]);
    expect(broke(table, anna.does('give-up', { card: 'train/3/1' }))).toEqual(['6.5.2/brewers-turn']);
    const given = played(table, bert.does('give-up', { card: 'train/3/1' }));
    expect(turn(given)).toEqual([INVESTOR]);
    expect(broke(given, bert.does('give-up', { card: 'train/3/2' }))).toEqual(['8.2.2.2/investor-gives-up']);
    const left = played(table, bert.does('brew-leave'));
    expect([turn(left), equipmentOf(left, BREWERY).length]).toEqual([[INVESTOR], 3]);
    expect(broke(table, investor.does('brew-leave'))).toEqual(['8.2.2.2/brew-manager-leaves']);
  });
  it('HSB-8.2.2.01 nobody is asked below the limit, with the newest type, or without a card to buy', () => {
    const asked = (scene: TwoScene) => turn(scene.table);
    expect(
      asked(new TwoScene().hisCompany('give-up', '3', '3').gone('2A', '2B', '3').clock({ phase: '4' })),
    ).toEqual([INVESTOR]);
    // One more of type 3 on sale.
    expect(
      asked(new TwoScene().hisCompany('give-up', '3', '3', '3', '3').gone('2A', '2B').clock({ phase: '3' })),
    ).toEqual([INVESTOR]);
    expect(asked(full().gone('4', '5', '6', '8'))).toEqual([INVESTOR]);
    const small = (type: string) =>
      new TwoScene()
        .hisSmall('give-up', type)
        .gone(...LOW)
        .clock({ phase: '5' });
    expect([asked(small('3')), asked(small('5'))]).toEqual([['bert'], [INVESTOR]]);
    // A small brewery never buys a 6.
    expect(asked(small('5').gone('5').clock({ phase: '6' }))).toEqual([INVESTOR]);
  });
});

describe('8.2.2.2 what it does with its income', () => {
  const earned = (income: number) => (scene: TwoScene) => scene.clock({ step: 'pay', earned: income });
  const small = (...types: readonly string[]) =>
    earned(75)(new TwoScene().hisSmall('pay', ...types).purse(0));
  const his = (...types: readonly string[]) =>
    earned(120)(
      new TwoScene()
        .hisCompany('pay', ...types)
        .gone('2A', '2B', '3')
        .clock({ phase: '4' })
        .purse(0),
    );
  it('HSB-8.2.2.2.01 ✗ a small brewery with the newest type keeps all, or one without it splits', () => {
    expect(broke(small('s2').table, investor.keeps())).toEqual(['8.2.2.2/investor-brew-pays']);
    expect(broke(small('s1').table, bert.splits())).toEqual(['8.2.2.2/investor-brew-pays']);
  });
  it('HSB-8.2.2.2.01 ✓ with the newest type on sale half is the Investor’s, not the manager’s', () => {
    expect(due(small('s2').table)).toMatchObject({
      type: 'brew-pay',
      kind: 'split',
      atoms: ['HSB-8.2.2.2.01'],
    });
    const { table } = acts(small('s2').treasury(SMALL, 0).table, 1);
    expect([purse(table, INVESTOR), purse(table, 'bert'), treasury(table, SMALL)]).toEqual([35, 465, 40]);
    expect(due(small('s1').table)).toMatchObject({ kind: 'keep' });
    expect(due(small('s2').gone('2A', '2B').table)).toMatchObject({ kind: 'keep' });
    expect(due(small('s2').gone(...LOW, '5', '6', '8').table)).toMatchObject({ kind: 'keep' });
  });
  it('HSB-8.2.2.2.01 ✗ ✓ a company pays with the newest type, else it keeps', () => {
    const newest = current(0).clock({ step: 'pay', earned: 120 });
    expect(due(newest.table)).toMatchObject({ kind: 'pay' });
    expect(broke(newest.table, investor.keeps())).toEqual(['8.2.2.2/investor-brew-pays']);
    expect(purse(acts(newest.table, 1).table, INVESTOR)).toBe(72);
    expect(due(his('3').table)).toMatchObject({ kind: 'keep' });
    expect(broke(his('3').table, bert.paysOut())).toEqual(['8.2.2.2/investor-brew-pays']);
  });
  it('HSB-8.2.2.2.01 ✓ with a card of type 5, 6 or 8 the manager decides', () => {
    for (const type of ['5', '6', '8']) {
      const { table } = his('3', type);
      expect([turn(table), due(table)]).toEqual([['bert'], null]);
      expect(sentence(table, ['bert']).key).toBe('18do/now/brewery-payout');
      for (const move of [bert.keeps(), bert.paysOut()]) expect(broke(table, move)).toEqual([]);
      expect(broke(table, anna.keeps())).toEqual(['6.5.2/brewers-turn']);
      expect(broke(table, bert.does('brew-leave'))).toEqual(['8.2.2/brew-nothing-to-leave']);
    }
    expect(turn(small('5').table)).toEqual([INVESTOR]);
    // Nothing was earned: nothing is asked.
    expect(turn(his('3', '5').clock({ earned: 9 }).table)).toEqual([INVESTOR]);
  });
  it('HSB-8.2.2.2.05 ✗ to pay while a loan is open', () => {
    const { table } = his('3', '6').clock({ breweryLoan: 200 });
    expect(broke(table, bert.paysOut())).toEqual(['8.2.2.2/investor-brew-pays']);
  });
  it('HSB-8.2.2.2.05 ✓ to keep and repay, as far as it goes', () => {
    const { table } = his('3', '6').treasury(BREWERY, 0).clock({ breweryLoan: 200 });
    expect(due(table)).toMatchObject({ kind: 'keep', atoms: ['HSB-8.2.2.2.05'] });
    const after = acts(table, 1).table;
    expect([after.clock.breweryLoan, treasury(after, BREWERY)]).toEqual([80, 0]);
    const last = acts(his('6').treasury(BREWERY, 0).clock({ breweryLoan: 50 }).table, 1).table;
    expect([last.clock.breweryLoan, treasury(last, BREWERY), last.clock.investorLoan]).toEqual([0, 70, 0]);
  });
  it('HSB-8.2.02 ✓ its price never reaches the red cell', () => {
    const low = earned(0)(new TwoScene().hisCompany('pay', '3')).do({
      put: `marker/${BREWERY}`,
      at: 'market/1/1',
    });
    const { table } = acts(low.table, 1);
    expect([priceOf(table, BREWERY), isFounded(table, BREWERY)]).toEqual([10, true]);
  });
});

/** Cards of types 6 and 8 are on sale; no cash of his. */
const late = (cash: number, ...types: readonly string[]) => {
  const scene = new TwoScene()
    .hisCompany('equip', ...types)
    .gone(...LOW, '5')
    .clock({ phase: '6' });
  for (const i of [10, 11]) scene.do({ put: `train/6/${i}`, at: companyPlace('KWE') });
  return scene.treasury(BREWERY, cash).purse(0);
};

describe('8.2.2.2 what it buys', () => {
  it('HSB-8.2.2.2.02 ✗ a small brewery with enough money buys nothing', () => {
    expect(broke(buying(80, 's1').table, bert.does('brew-done'))).toEqual(['8.2.2.2/investor-brew-done']);
  });
  it('HSB-8.2.2.2.02 ✓ one card as soon as the treasury pays it; a second one in the yellow phase is the manager’s', () => {
    const { table, moves } = acts(buying(160, 's1').table);
    expect(moves).toMatchObject([{ type: 'equip', card: 'train/2A/1' }]);
    expect([turn(table), sentence(table, ['bert']).key]).toEqual([['bert'], '18do/now/brewery-further']);
    expect(broke(table, bert.equips('train/2A/2'))).toEqual([]);
    expect(kinds(acts(played(table, bert.does('brew-leave'))).moves)).toEqual(['brew-done']);
    expect(kinds(acts(played(table, bert.equips('train/2A/2'))).moves)).toEqual(['brew-done']);
    expect(due(acts(buying(90, 's1').table, 1).table)).toMatchObject({ type: 'brew-done' });
    const green = acts(buying(500, 's1').gone('2A', '2B').clock({ phase: '3' }).table);
    expect(kinds(green.moves)).toEqual(['equip', 'brew-done']);
  });
  it('HSB-8.2.2.2.02 ✓ not at the limit, and never a 6', () => {
    expect(due(buying(500, 's1', 's1', 's1').table)).toMatchObject({ type: 'brew-done' });
    const six = buying(900, 's1')
      .gone(...LOW, '5')
      .clock({ phase: '6', equipped: 0 });
    expect(due(six.do({ put: 'kettle/1/1', at: 'out' }).table)).toMatchObject({ type: 'brew-done' });
  });
  it('HSB-8.2.2.2.02 ✗ ✓ the manager may add up to half from the Investor’s cash, after the whole treasury', () => {
    const { table } = buying(40, 's1').purse(40);
    expect(turn(table)).toEqual(['bert']);
    expect(broke(table, bert.equips('train/2A/1'))).toEqual([]);
    const bought = played(table, bert.equips('train/2A/1'));
    expect([purse(bought, INVESTOR), purse(bought, 'bert'), treasury(bought, SMALL)]).toEqual([0, 465, 0]);
    const poor = buying(39, 's1').purse(100);
    expect(due(poor.table)).toMatchObject({ type: 'brew-done' });
    expect(broke(poor.table, bert.equips('train/2A/1'))).toEqual(['6.5.2.6/at-most-half']);
    expect(due(buying(40, 's1').purse(39).table)).toMatchObject({ type: 'brew-done' });
    // Without equipment a player could add any sum; he adds at most half.
    const bare = buying(39).purse(100);
    expect(broke(bare.table, bert.equips('train/2A/1'))).toEqual(['8.2.2.2/investor-equips']);
    // At a moment for further purchases, too.
    const redeems = current(100).certs(BREWERY, POOL, 1);
    expect(turn(redeems.table)).toEqual(['bert']);
    expect(broke(redeems.table, bert.equips('train/3/2'))).toEqual(['6.5.2.6/treasury-pays']);
  });
  it('HSB-8.2.2.2.02 ✗ type 4 on sale at 300, 300 in the treasury, no type 4, below the limit: no purchase', () => {
    const { table } = company(300, '3');
    expect(broke(table, investor.does('brew-done'))).toEqual(['8.2.2.2/investor-brew-done']);
    const pooled = company(300, '3').certs(BREWERY, POOL, 1);
    expect(broke(pooled.table, bert.does('brew-redeem'))).toEqual(['8.2.2.2/investor-brew-deals']);
  });
  it('HSB-8.2.2.2.02 ✗ what nobody could do is told by its own rule, without the procedure', () => {
    const { table } = company(300, '3');
    expect(broke(table, bert.does('brew-redeem'))).toEqual(['6.5.2.1/brew-holds-none']);
    const serving = new TwoScene().wants(2, 1, 0).hisSmall('give-up', 's2');
    expect(broke(serving.table, bert.splits())).toEqual(['6.5.2.3/market-first']);
  });
  it('HSB-8.2.2.2.02 ✓ it buys the newest type; of 6 and 8 the 8', () => {
    expect(due(company(300, '3').table)).toMatchObject({
      type: 'equip',
      card: 'train/4/1',
      atoms: ['HSB-8.2.2.2.02'],
    });
    expect(due(late(800, '5').table)).toMatchObject({ type: 'equip', card: 'train/8/1' });
    // A 6 would be further: the manager is asked.
    expect(turn(late(700, '5').table)).toEqual(['bert']);
    expect(broke(late(700, '5').table, bert.equips('train/6/1'))).toEqual([]);
    // Without any equipment it is a duty: 6 before 8.
    expect(due(late(700).table)).toMatchObject({
      type: 'equip',
      card: 'train/6/1',
      atoms: ['HSB-8.2.2.2.03'],
    });
    expect(due(company(299, '3').certs(BREWERY, 'anna', 3).table)).toMatchObject({ type: 'brew-done' });
    expect(due(company(300, '3', '3', '3').table)).toMatchObject({ type: 'brew-done' });
    expect(due(company(300, '3').clock({ equipped: 1 }).table)).toMatchObject({ type: 'brew-done' });
  });
});

describe('8.2.2.2 its own certificates', () => {
  it('HSB-8.2.2.2.04 ✗ one is sold although the newest type is there, or where that does not help', () => {
    expect(broke(current(150).table, bert.does('brew-issue'))).toEqual(['8.2.2.2/investor-brew-deals']);
    expect(broke(company(239, '3').table, bert.does('brew-issue'))).toEqual(['8.2.2.2/investor-brew-deals']);
    expect(broke(company(300, '3').table, bert.does('brew-issue'))).toEqual(['8.2.2.2/investor-brew-deals']);
    const early = new TwoScene().hisCompany('pay', '3').gone('2A', '2B', '3').clock({ phase: '4' });
    expect(broke(early.treasury(BREWERY, 250).table, bert.does('brew-issue'))).toEqual([
      '8.2.2.2/investor-brew-deals',
    ]);
  });
  it('HSB-8.2.2.2.04 ✓ if that closes the gap for the newest type: the manager decides', () => {
    const { table } = company(240, '3');
    expect([turn(table), sentence(table, ['bert']).key]).toEqual([['bert'], '18do/now/brewery-sale']);
    const sold = played(table, bert.does('brew-issue'));
    expect([treasury(sold, BREWERY), priceOf(sold, BREWERY)]).toEqual([300, 55]);
    expect(kinds(acts(sold).moves)).toEqual(['equip', 'brew-done']);
    expect(kinds(acts(played(table, bert.does('brew-leave'))).moves)).toEqual(['brew-done']);
    // A price at the end of the line, a certificate traded before, a full pool: nothing is asked.
    const low = company(295, '3').do({ put: `marker/${BREWERY}`, at: 'market/1/1' });
    expect(due(low.table)).toMatchObject({ type: 'brew-done' });
    expect(due(company(240, '3').clock({ dealt: 'issued' }).table)).toMatchObject({ type: 'brew-done' });
    const pool = company(240, '3');
    // 40 % in the pool: the 20 % certificate that is on top does not go there; one of 10 % would.
    for (const i of [1, 2, 3, 4]) pool.do({ put: certificate(BREWERY, i), at: POOL });
    expect(sentence(pool.table, ['bert']).key).toBe('18do/now/brewery-further');
    pool.do({ put: certificate(BREWERY, 4), at: companyPlace(BREWERY) });
    expect(sentence(pool.table, ['bert']).key).toBe('18do/now/brewery-sale');
  });
  it('HSB-8.2.2.2.04 ✓ or the manager buys a card that the treasury pays, and sells nothing', () => {
    const scene = late(799, '6');
    expect(sentence(scene.table, ['bert']).key).toBe('18do/now/brewery-sale');
    expect(broke(scene.table, bert.equips('train/8/1'))).toEqual(['6.5.2.6/treasury-pays']);
    const table = played(scene.table, bert.equips('train/6/2'));
    expect([treasury(table, BREWERY), inPool(table, BREWERY)]).toEqual([799 - 630, 0]);
  });
  it('HSB-8.2.2.2.04 ✓ or before the payout, so that its share is paid to the company, where no card is due', () => {
    const payout = (...types: readonly string[]) =>
      new TwoScene()
        .small('B1', 'anna')
        .hisCompany('pay', ...types)
        .gone(...LOW)
        .certs(BREWERY, POOL, 1)
        .treasury(BREWERY, 60)
        .clock({ phase: '5', earned: 200 });
    const { table } = payout('5');
    expect(sentence(table, ['bert']).key).toBe('18do/now/brewery-payout');
    const paid = played(table, bert.does('brew-redeem'), bert.paysOut());
    // 40 % of 200 for what it holds.
    expect([inPool(paid, BREWERY), treasury(paid, BREWERY)]).toEqual([0, 80]);
    const wanting = payout('5').gone('5').clock({ phase: '6' });
    expect(broke(wanting.table, bert.does('brew-redeem'))).toEqual(['8.2.2.2/investor-brew-deals']);
  });
  it('HSB-8.2.2.2.04 ✓ one may come back each turn, after what is due', () => {
    const scene = current(60).certs(BREWERY, POOL, 1);
    expect(turn(scene.table)).toEqual(['bert']);
    const back = played(scene.table, bert.does('brew-redeem'));
    expect([inPool(back, BREWERY), treasury(back, BREWERY)]).toEqual([0, 0]);
    expect(kinds(acts(back).moves)).toEqual(['brew-done']);
    expect(due(scene.treasury(BREWERY, 59).table)).toMatchObject({ type: 'brew-done' });
    expect(due(current(60).certs(BREWERY, POOL, 1).clock({ dealt: 'issued' }).table)).toMatchObject({
      type: 'brew-done',
    });
  });
});

describe('8.2.2.2 no equipment and no money', () => {
  it('HSB-8.2.2.2.03 first all that it holds, then his cash, his certificates, and a loan of the company', () => {
    const { table, moves } = acts(company(10).table, 1);
    expect(moves).toMatchObject([{ type: 'force-equip', card: 'train/4/1' }]);
    // It holds 20, 10, 10 of which the price of 60 can fall for all four shares; 50 are missing still.
    expect([onSheet(table, BREWERY), priceOf(table, BREWERY), table.clock.breweryLoan]).toEqual([0, 30, 50]);
    expect([treasury(table, BREWERY), table.clock.investorLoan, table.clock.loans]).toEqual([0, 0, {}]);
    expect(equipmentOf(table, BREWERY)).toEqual(['train/4/1']);
    const paid = acts(company(10).purse(80).table, 1).table;
    expect([purse(paid, INVESTOR), paid.clock.breweryLoan]).toEqual([30, 0]);
    const rich = company(10).railway('KWE', 'anna').certs('KWE', INVESTOR, 1).brews(BREWERY, 'equip');
    const sold = acts(rich.table, 1).table;
    expect([holding(sold, INVESTOR, 'KWE'), priceOf(sold, 'KWE'), purse(sold, INVESTOR)]).toEqual([
      0, 60, 10,
    ]);
  });
  it('HSB-8.2.2.2.03 only as far as the price can fall; a surplus stays', () => {
    const low = company(200).do({ put: `marker/${BREWERY}`, at: 'market/1/3' });
    const { table } = acts(low.table, 1);
    expect([priceOf(table, BREWERY), onSheet(table, BREWERY), table.clock.breweryLoan]).toEqual([10, 20, 20]);
    const surplus = acts(
      company(290)
        .treasury(BREWERY, 100)
        .do({ put: `marker/${BREWERY}`, at: 'market/1/12' }).table,
      1,
    ).table;
    expect([treasury(surplus, BREWERY), surplus.clock.breweryLoan]).toEqual([100 + 400 - 300, 0]);
  });
  it('HSB-8.2.2.2.03 the manager may close the gap with one certificate; he forces nothing before its time', () => {
    const { table } = company(250);
    expect(turn(table)).toEqual(['bert']);
    expect(broke(table, bert.does('force-equip', { card: 'train/4/1' }))).toEqual([
      '8.2.2.2/investor-force-equips',
    ]);
    expect(due(played(table, bert.does('brew-leave')))).toMatchObject({ type: 'force-equip' });
    expect(broke(company(10).table, bert.does('force-equip', { card: 'train/4/1' }))).toEqual([]);
    expect(due(company(10).gone('4', '5', '6', '8').table)).toMatchObject({ type: 'brew-done' });
  });
});

describe('6.5.2.4 export beer of his brewery and on his trains', () => {
  /** His company has a 6 with two arrows; KWE of anna can carry, two cubes wait. */
  const exporting = () =>
    new TwoScene()
      .carrier('KWE', 'anna', '5')
      .wants(2, 3, 0)
      .hisCompany('give-up', '6')
      .clock({ phase: '6' })
      .gone(...LOW, '5');
  it('HSB-8.2.2.01 units with an arrow wait for the manager; what he leaves goes to the market by itself', () => {
    const { table, moves } = acts(exporting().table);
    expect(kinds(moves)).toEqual(['deliver', 'deliver']);
    expect([turn(table), sentence(table, ['bert']).key]).toEqual([['bert'], '18do/now/brewery-export']);
    const left = acts(played(table, bert.does('brew-leave')), 1);
    expect(kinds(left.moves)).toEqual(['deliver']);
    expect(turn(left.table)).toEqual(['bert']);
    expect(broke(table, investor.keeps())).toEqual(['8.2.2.2/investor-brew-pays']);
  });
  it('HSB-8.2.2.01 he may ask, load and deliver with them; after loading nothing is delivered any more', () => {
    const ready = acts(exporting().table).table;
    const card = 'train/6/1';
    const asked = played(ready, bert.does('ask-load', { train: 'train/5/1' }));
    expect([turn(asked), due(asked)]).toEqual([['anna'], null]);
    expect(broke(asked, bert.does('brew-leave'))).toContain('6.5.2.4/load-asked');
    const allowed = played(asked, anna.does('allow'));
    expect(turn(allowed)).toEqual(['bert']);
    expect(broke(allowed, bert.delivers(card, 2))).toEqual([]);
    const loaded = played(allowed, bert.loads(card, 'train/5/1'));
    // The only square is taken: it goes on, here with the question about the payout.
    expect([loaded.clock.step, loaded.clock.earned, turn(loaded)]).toEqual(['load', 140, ['bert']]);
    expect(sentence(loaded, ['bert']).key).toBe('18do/now/brewery-payout');
    const refused = acts(played(asked, anna.does('forbid')), 1);
    expect(kinds(refused.moves)).toEqual(['deliver']);
    expect(broke(exporting().table, bert.does('ask-load', { train: 'train/5/1' }))).toEqual([
      '8.2.2.2/investor-delivers',
    ]);
  });
  it('HSB-8.2.2.01 with a second square the manager is asked again, and may leave the rest', () => {
    const scene = exporting()
      .do({ put: 'train/6/2', at: companyPlace('KWE') })
      .do({ put: 'card/investors-brewery', at: 'seat/anna' });
    const ready = acts(scene.table).table;
    const loaded = played(ready, anna.loads('train/6/1', 'train/6/2'));
    expect(sentence(loaded, ['anna']).key).toBe('18do/now/brewery-export');
    const left = played(loaded, anna.does('brew-leave'));
    expect([sentence(left, ['anna']).key, left.clock.waived]).toEqual([
      '18do/now/brewery-payout',
      ['export'],
    ]);
  });
  it('HSB-8.2.2.2.06 consent for his trains is given by whoever has “Investor’s Railway”', () => {
    const scene = new TwoScene()
      .invested()
      .wants(2, 3, 0)
      .carrier('KWE', 'anna')
      .small('B1', 'bert', '5')
      .brews('B1');
    scene
      .do({ put: 'train/5/2', at: companyPlace('RhE') })
      .token('RhE', 1, 'E12', 0, 1)
      .clock({ phase: '5' });
    const asked = played(
      scene.table,
      bert.delivers('train/5/1', 2),
      bert.delivers('train/5/1', 2),
      bert.does('ask-load', { train: 'train/5/2' }),
    );
    expect([turn(asked), due(asked)]).toEqual([['anna'], null]);
    expect(broke(asked, anna.does('allow'))).toEqual([]);
    expect(broke(asked, investor.does('allow'))).not.toEqual([]);
    const loaded = played(asked, anna.does('allow'), bert.loads('train/5/1', 'train/5/2'));
    expect(pieceOf(loaded, 'train/5/2')?.at).toBe(companyPlace('RhE'));
  });
});
