import { describe, expect, it } from 'vitest';
import { companyPlace, hexPlace, marketPlace, priceMarker, SUPPLY } from '../../rail/ids.ts';
import { purses, RailScene, trials } from '../../rail/scene.ts';
import { presidentOf } from '../../rail/shares.ts';
import { piecesAt } from '../../table/places.ts';
import type { FiveClock } from './clock.ts';
import { game } from './index.ts';
import { buy } from './moves/buy.ts';
import { done } from './moves/done.ts';
import { found } from './moves/found.ts';
import { lay } from './moves/lay.ts';
import { pass } from './moves/pass.ts';
import { run } from './moves/run.ts';
import { train } from './moves/train.ts';
import { holding, priceOf, treasury } from './readers.ts';
import { setup } from './setup.ts';

const { after, breaches } = trials<FiveClock>();
const newTable = (seats = ['anna', 'bert']) =>
  setup({ seats, variant: 'standard', options: {} }, (n) => n - 1);

/** A table that is changed by hand until it shows what the test is about. */
class Scene extends RailScene<FiveClock> {
  constructor() {
    super(newTable());
  }
  founded(company: string, seat: string): this {
    this.table = after(found, this.table, { type: 'found', seat, company });
    return this.clock({ turn: 'anna', bought: null });
  }
  shares(company: string, seat: string, count: number): this {
    return this.hand(company, `ipo/${company}`, seat, count);
  }
  operating(company: string, step: FiveClock['step'] = 'track'): this {
    return this.token(company, 0, company === 'NB' ? 'A1' : 'E1').clock({
      round: 'OR',
      or: 1,
      operating: company,
      step,
    });
  }
  tile(hex: string, turn: number): this {
    const piece = piecesAt(this.table, SUPPLY).find((id) => id.startsWith('tile/8/'))!;
    return this.do({ put: piece, at: hexPlace(hex), turn });
  }
  train(company: string, type: string): this {
    return this.do({ put: this.inStack(type), at: companyPlace(company), side: type });
  }
}
const buyNB = (seat: string) => ({ type: 'buy', seat, company: 'NB', from: 'ipo' }) as const;
const layOn = (hex: string, turn: number, tile = '8') => ({ type: 'lay', seat: 'anna', hex, tile, turn });
const runTo = (...stops: readonly string[]) => ({
  type: 'run',
  seat: 'anna',
  routes: [{ train: 'train/2/1', stops: stops.map((hex) => `${hex}/n0`) }],
});
/** The turn of tile 8 that joins the two neighbours of B2 and D2. */
const JOINING = [0, 1, 2, 3, 4, 5].find(
  (turn) =>
    breaches(lay, new Scene().founded('NB', 'anna').operating('NB').table, layOn('B2', turn)).length === 0,
)!;

describe('§1 setup', () => {
  it('FIVE-1.1 FIVE-1.2 start money by the number of players, certificates beside the board', () => {
    expect(purses(newTable())).toEqual({ anna: 300, bert: 300 });
    expect(purses(newTable(['anna', 'bert', 'cleo']))['cleo']).toBe(220);
    expect(piecesAt(newTable(), 'ipo/NB')).toContain('cert/NB/0');
  });
});

describe('§2 the stock round', () => {
  it('FIVE-2.1 ✗ another’s turn, and a second certificate in one turn', () => {
    expect(breaches(pass, newTable(), { type: 'pass', seat: 'bert' })).toEqual(['five/2/turn']);
    const bought = after(found, newTable(), { type: 'found', seat: 'anna', company: 'NB' });
    expect(breaches(buy, bought, buyNB('anna'))).toEqual(['five/2/one-a-turn']);
  });
  it('FIVE-2.1 ✓ one after the other', () => {
    const bought = after(found, newTable(), { type: 'found', seat: 'anna', company: 'NB' });
    expect(breaches(buy, bought, buyNB('bert'))).toEqual([]);
  });
  it('FIVE-2.2 the founder pays 100 into the treasury, the price is 50', () => {
    const { table } = new Scene().founded('NB', 'anna');
    expect([presidentOf(table, 'NB'), treasury(table, 'NB'), priceOf(table, 'NB')]).toEqual([
      'anna',
      100,
      50,
    ]);
  });
  it('FIVE-2.3 ✗ founding twice, or with 99', () => {
    const again = { type: 'found', seat: 'anna', company: 'NB' };
    expect(breaches(found, new Scene().founded('NB', 'bert').table, again)).toEqual(['five/2/founded-once']);
    expect(breaches(found, new Scene().cash('seat/anna', 99).table, again)).toEqual([
      'five/2/founding-price',
    ]);
  });
  it('FIVE-2.3 ✓ with 100', () => {
    const { table } = new Scene().cash('seat/anna', 100);
    expect(breaches(found, table, { type: 'found', seat: 'anna', company: 'NB' })).toEqual([]);
  });
  it('FIVE-2.4 ✗ not founded, none left, or 49 in the purse', () => {
    expect(breaches(buy, newTable(), buyNB('anna'))).toEqual(['five/2/not-founded']);
    const gone = new Scene().founded('NB', 'bert').shares('NB', 'bert', 8).table;
    expect(breaches(buy, gone, buyNB('anna'))).toEqual(['five/2/none-there']);
    const poor = new Scene().founded('NB', 'bert').cash('seat/anna', 49).table;
    expect(breaches(buy, poor, buyNB('anna'))).toEqual(['five/2/price']);
  });
  it('FIVE-2.4 ✓ with 50, into the treasury', () => {
    const { table } = new Scene().founded('NB', 'bert').cash('seat/anna', 50);
    expect(breaches(buy, table, buyNB('anna'))).toEqual([]);
    expect(treasury(after(buy, table, buyNB('anna')), 'NB')).toBe(150);
  });
  it('FIVE-2.5 ✗ 70 %', () => {
    const { table } = new Scene().founded('NB', 'anna').shares('NB', 'anna', 4);
    expect(breaches(buy, table, buyNB('anna'))).toEqual(['five/2/share-limit']);
  });
  it('FIVE-2.5 ✓ 60 %', () => {
    const { table } = new Scene().founded('NB', 'anna').shares('NB', 'anna', 3);
    expect(breaches(buy, table, buyNB('anna'))).toEqual([]);
  });
  it('FIVE-2.6 whoever holds more takes the presidency over', () => {
    const { table } = new Scene().founded('NB', 'bert').shares('NB', 'anna', 2);
    const then = after(buy, table, buyNB('anna'));
    expect([presidentOf(then, 'NB'), holding(then, 'anna', 'NB'), holding(then, 'bert', 'NB')]).toEqual([
      'anna',
      30,
      20,
    ]);
  });
  it('FIVE-2.7 FIVE-3.1 when all have passed the dearest company operates, and its station stands at home', () => {
    const { table } = new Scene()
      .founded('NB', 'anna')
      .founded('SB', 'bert')
      .do({
        put: priceMarker('SB'),
        at: marketPlace(0, 5),
      });
    const one = after(pass, table, { type: 'pass', seat: 'anna' });
    const both = after(pass, one, { type: 'pass', seat: 'bert' });
    expect([both.clock.round, both.clock.operating]).toEqual(['OR', 'SB']);
    expect(piecesAt(both, 'hex/E1/n0/0')).toEqual(['token/SB/0']);
  });
  it('FIVE-2.8 ✗ a certificate in an operating round, a tile in a stock round', () => {
    const scene = new Scene().founded('NB', 'anna');
    expect(breaches(lay, scene.table, layOn('B2', 0))).toEqual(['five/2/operating-round-only']);
    expect(breaches(buy, scene.operating('NB').table, buyNB('anna'))).toEqual(['five/2/stock-round-only']);
  });
  it('FIVE-2.8 ✓ each in its round', () => {
    const scene = new Scene().founded('NB', 'anna');
    expect(breaches(buy, scene.table, buyNB('anna'))).toEqual([]);
    expect(breaches(lay, scene.operating('NB').table, layOn('B2', JOINING))).toEqual([]);
  });
});

describe('§3 the operating round', () => {
  const nb = (step?: FiveClock['step']) => new Scene().founded('NB', 'anna').operating('NB', step);
  it('FIVE-3.2 ✗ another player, trains before the run, or nobody operates', () => {
    expect(breaches(lay, nb().table, { ...layOn('B2', JOINING), seat: 'bert' })).toEqual([
      'five/3/president-decides',
    ]);
    const early = { type: 'train', seat: 'anna', train: 'train/2/1' };
    expect(breaches(train, nb().table, early)).toEqual(['five/3/step-order']);
    const nobody = nb().clock({ operating: null }).table;
    expect(breaches(run, nobody, runTo('A1', 'C1'))).toEqual(['five/3/nobody-operates']);
  });
  it('FIVE-3.2 ✓ the president, in order; track may be left out', () => {
    expect(breaches(run, nb().table, { type: 'run', seat: 'anna', routes: [] })).toEqual([]);
    expect(breaches(done, nb('trains').table, { type: 'done', seat: 'anna' })).toEqual([]);
  });
  it('FIVE-3.3 ✗ two tiles, none left, printed, covered, off the map, a blank side, or joined to nothing', () => {
    const lays = (scene: Scene, move: ReturnType<typeof layOn>) => breaches(lay, scene.table, move);
    expect(lays(nb().clock({ laid: true }), layOn('B2', JOINING))).toEqual(['five/3/one-tile']);
    expect(lays(nb().tile('D2', JOINING).do({ put: 'tile/9/1', at: 'out' }), layOn('B2', 1, '9'))).toContain(
      'five/3/tile-supply',
    );
    expect(lays(nb(), layOn('C1', 0))).toEqual(['five/3/printed']);
    expect(lays(nb().tile('B2', JOINING), layOn('B2', JOINING))).toEqual(['five/3/empty-hex']);
    expect(lays(nb(), layOn('B2', 1, '9'))).toContain('five/3/off-grid');
    expect(lays(nb(), layOn('D2', JOINING))).toEqual(['five/3/joined']);
  });
  it('FIVE-3.3 ✓ one tile that goes on from home', () => {
    const { table } = nb();
    const then = after(lay, table, layOn('B2', JOINING));
    expect(piecesAt(then, 'hex/B2')).toHaveLength(1);
    expect(then.clock.step).toBe('run');
  });
  it.each([
    ['not-its-train', () => nb('run').tile('B2', JOINING), runTo('A1', 'C1')],
    ['too-short', () => nb('run').train('NB', '2'), runTo('A1')],
    ['stop-twice', () => nb('run').train('NB', '2'), runTo('A1', 'A1')],
    ['no-track', () => nb('run').train('NB', '2'), runTo('A1', 'C1')],
    ['skipped-stop', () => joinedAll().train('NB', '2'), runTo('A1', 'E1')],
    ['no-station', () => joinedAll().train('NB', '2'), runTo('C1', 'E1')],
    ['too-long', () => joinedAll().train('NB', '2'), runTo('A1', 'C1', 'E1')],
  ] as const)('FIVE-3.4 ✗ %s', (fault, scene, move) => {
    expect(breaches(run, scene().table, move)).toContain(`five/3/${fault}`);
  });
  const joinedAll = () => nb('run').tile('B2', JOINING).tile('D2', JOINING);
  it('FIVE-3.4 ✗ two trains on one track, one train twice, and through a city full of others', () => {
    const [route] = runTo('A1', 'C1').routes;
    const both = joinedAll().train('NB', '2').train('NB', '2').table;
    const twice = { ...runTo('A1', 'C1'), routes: [route!, { ...route!, train: 'train/2/2' }] };
    expect(breaches(run, both, twice)).toEqual(['five/3/shared-track']);
    expect(breaches(run, both, { ...twice, routes: [route!, route!] })).toContain('five/3/train-twice');
    const full = joinedAll().train('NB', '3').token('SB', 0, 'C1').table;
    const through = {
      ...runTo('A1', 'C1', 'E1'),
      routes: [{ train: 'train/3/1', stops: ['A1/n0', 'C1/n0', 'E1/n0'] }],
    };
    expect(breaches(run, full, through)).toEqual(['five/3/through-full']);
  });
  it('FIVE-3.4 ✓ FIVE-3.5 two cities: 50 to the holders and the treasury, and the price rises', () => {
    const { table } = joinedAll().train('NB', '2');
    expect(breaches(run, table, runTo('A1', 'C1'))).toEqual([]);
    const then = after(run, table, runTo('A1', 'C1'));
    expect([purses(then)['anna'], treasury(then, 'NB'), priceOf(then, 'NB')]).toEqual([210, 140, 60]);
    const idle = after(run, table, { type: 'run', seat: 'anna', routes: [] });
    expect(priceOf(idle, 'NB')).toBe(40);
    expect(game.runs?.best(table, null)?.revenue).toBe(50);
  });
  it('FIVE-3.6 ✗ a used one, not the top one, a third one, or too little money', () => {
    const wish = (card: string) => ({ type: 'train', seat: 'anna', train: card });
    const scene = () => nb('trains').cash('company/NB', 500);
    expect(breaches(train, scene().train('SB', '2').table, wish('train/2/1'))).toEqual(['five/3/new-only']);
    expect(breaches(train, scene().table, wish('train/3/1'))).toEqual(['five/3/top-train']);
    expect(breaches(train, scene().train('NB', '2').train('NB', '2').table, wish('train/2/3'))).toEqual([
      'five/3/train-limit',
    ]);
    expect(breaches(train, scene().cash('company/NB', 79).table, wish('train/2/1'))).toEqual([
      'five/3/train-price',
    ]);
  });
  it('FIVE-3.6 ✓ the second one, for the last 80', () => {
    const { table } = nb('trains').train('NB', '2').cash('company/NB', 80);
    const wish = { type: 'train', seat: 'anna', train: 'train/2/2' };
    expect(breaches(train, table, wish)).toEqual([]);
    expect(treasury(after(train, table, wish), 'NB')).toBe(0);
  });
});

describe('§4 the end', () => {
  it('FIVE-4.1 after the third set, and cash and certificates count', () => {
    const { table } = new Scene().founded('NB', 'anna').operating('NB', 'trains').clock({ set: 3 });
    const end = after(done, table, { type: 'done', seat: 'anna' });
    expect(game.ended(end)).toBe(true);
    expect(game.score(end)[0]).toMatchObject({ seat: 'anna', total: 300, place: 1 });
    expect(
      game.ended(
        after(done, { ...table, clock: { ...table.clock, set: 2 } }, { type: 'done', seat: 'anna' }),
      ),
    ).toBe(false);
  });
  it('FIVE-4.2 ✗ nothing is moved after the end', () => {
    const over = new Scene().clock({ round: 'end' }).table;
    expect(breaches(pass, over, { type: 'pass', seat: 'anna' })).toEqual(['five/4/over']);
  });
  it('FIVE-4.2 ✓ before it is', () => {
    expect(breaches(pass, newTable(), { type: 'pass', seat: 'anna' })).toEqual([]);
  });
});
