import { describe, expect, it } from 'vitest';
import { companyPlace, OUT } from '../../../../rail/ids.ts';
import type { Game } from '../../../../table/game.ts';
import { interpret } from '../../../../table/interpret.ts';
import { game } from '../../index.ts';
import { BEER_SUPPLY } from '../../pieces.ts';
import { broke, played } from '../../testing.ts';
import { anna, bert, BrewScene, cleo } from '../brew-scene.ts';
import { canExport } from '../../best-run.ts';
import { freeSquares } from '../export.ts';
import { demandPlace, EXPORT_BOX, loadPlace } from '../pieces.ts';
import { cubesAt } from '../readers.ts';
import { turn } from '../../turn.ts';

const CARD = 'train/6/1';
/** DUB of anna with one 6 (four units, two for export) and nobody to deliver to; her BME has trains with blue squares. */
const dub = (...trains: readonly string[]) =>
  new BrewScene()
    .company('DUB', 'anna', 80, '6')
    .carrier('BME', 'anna', ...trains)
    .clock({ phase: '6' })
    .brews('DUB');
const FIVE = 'train/5/1';

describe('loading export beer', () => {
  it('HSB-6.5.2.4.01 ✗ with type 4', () => {
    const scene = new BrewScene().company('DUB', 'anna', 80, '4').carrier('BME', 'anna', '5').brews('DUB');
    expect(broke(scene.table, anna.loads('train/4/1', FIVE))).toEqual(['6.5.2.4/export-type']);
  });
  it('HSB-6.5.2.4.01 ✓ with types 5, 6 and 8', () => {
    for (const type of ['5', '6', '8']) {
      const scene = new BrewScene().company('DUB', 'anna', 80, type).carrier('BME', 'anna', '6').brews('DUB');
      const train = type === '6' ? 'train/6/2' : 'train/6/1';
      expect(broke(scene.table, anna.loads(`train/${type}/1`, train))).toEqual([]);
    }
  });
  it('HSB-6.5.2.4.02 ✗ a third cube with two export units', () => {
    const scene = dub('8');
    const two = played(scene.table, anna.loads(CARD, 'train/8/1'), anna.loads(CARD, 'train/8/1'));
    expect(broke(two, anna.loads(CARD, 'train/8/1'))).toEqual(['6.5.2.4/export-units']);
  });
  it('HSB-6.5.2.4.02 ✗ asking for a train without a unit that could load it', () => {
    const scene = new BrewScene().company('DUB', 'anna', 80, '4').carrier('BME', 'bert', '5').brews('DUB');
    expect(broke(scene.table, anna.does('ask-load', { train: FIVE }))).toEqual(['6.5.2.4/ask-unit']);
  });
  it('HSB-6.5.2.02 ✗ with the card of another brewery', () => {
    const scene = dub('5').company('RIT', 'bert', 60, '8').brews('DUB');
    expect(broke(scene.table, anna.loads('train/8/1', FIVE))).toContain('6.5.2/loads-own');
  });
  it('HSB-6.5.2.4.03 ✗ the railway has lost the train it was asked for', () => {
    const scene = new BrewScene().company('DUB', 'anna', 80, '6').carrier('BME', 'bert', '5').brews('DUB');
    scene.clock({ asked: { train: FIVE, railway: 'BME' } }).do({ put: FIVE, at: OUT });
    expect(broke(scene.table, bert.does('allow'))).toEqual(['6.5.2.4/loaded-train-gone']);
  });
  it('HSB-6.5.2.4.02 ✓ two cubes', () => {
    const one = played(dub('8').table, anna.loads(CARD, 'train/8/1'));
    expect(broke(one, anna.loads(CARD, 'train/8/1'))).toEqual([]);
  });
  it('HSB-6.5.2.4.03 ✗ a second cube on the one square of a 5-train, or on no train of a railway', () => {
    const one = played(dub('5').table, anna.loads(CARD, FIVE));
    expect(broke(one, anna.loads(CARD, FIVE))).toEqual(['6.5.2.4/no-square']);
    expect(broke(dub('5').table, anna.loads(CARD, 'train/8/2'))).toEqual(['6.5.2.4/load-train']);
  });
  it('HSB-6.5.2.4.03 ✓ as many as there are squares', () => {
    expect(freeSquares(dub('5').table, FIVE)).toBe(1);
    expect(broke(dub('5').table, anna.loads(CARD, FIVE))).toEqual([]);
  });
  it('HSB-6.5.2.4.04 ✗ a train whose railway has no way to Dortmund City', () => {
    const scene = new BrewScene().company('DUB', 'anna', 80, '6').railway('BME', 'anna', '5').brews('DUB');
    expect(canExport(scene.table, 'BME', FIVE)).toBe(false);
    expect(broke(scene.table, anna.loads(CARD, FIVE))).toEqual(['6.5.2.4/no-export-route']);
  });
  it('HSB-6.5.2.4.04 ✓ a train that reaches City and a red field', () => {
    expect(canExport(dub('5').table, 'BME', FIVE)).toBe(true);
  });
  it('HSB-6.5.2.4.04 ✗ City and red field are too far apart for a short train', () => {
    const { table } = dub('2A');
    expect(canExport(table, 'BME', 'train/2A/1')).toBe(false);
  });
  const asked = () =>
    new BrewScene()
      .company('DUB', 'anna', 80, '6')
      .carrier('BME', 'bert', '5')
      .clock({ phase: '6' })
      .brews('DUB');
  it('HSB-6.5.2.4.05 ✗ the train of another director against his will', () => {
    expect(broke(asked().table, anna.loads(CARD, FIVE))).toEqual(['6.5.2.4/load-consent']);
    const question = played(asked().table, anna.does('ask-load', { train: FIVE }));
    expect(turn(question)).toEqual(['bert']);
    expect(broke(question, anna.loads(CARD, FIVE))).toEqual(['6.5.2.4/load-asked']);
    expect(broke(question, cleo.does('allow'))).toEqual(['6.5.2.4/load-answers']);
    const refused = played(question, bert.does('forbid'));
    expect(broke(refused, anna.loads(CARD, FIVE))).toEqual(['6.5.2.4/load-consent']);
    expect(broke(refused, anna.does('ask-load', { train: FIVE }))).toEqual(['6.5.2.4/ask-again']);
    expect(broke(refused, bert.does('allow'))).toEqual(['6.5.2.4/nothing-asked']);
  });
  it('HSB-6.5.2.4.02 ✗ asking for a train that has agreed, when all export units are used', () => {
    const agreed = played(asked().table, anna.does('ask-load', { train: FIVE }), bert.does('allow'));
    const used = { ...agreed, clock: { ...agreed.clock, used: { [CARD]: 4 }, loaded: { [CARD]: 2 } } };
    expect(broke(used, anna.does('ask-load', { train: FIVE }))).toEqual(['6.5.2.4/ask-unit']);
  });
  it('HSB-6.5.2.4.03 ✗ asking for one’s own train that is full: it is not at hand', () => {
    const full = played(dub('5').table, anna.loads(CARD, FIVE));
    expect(broke(full, anna.does('ask-load', { train: FIVE }))).toEqual(['6.5.2.4/no-square']);
  });
  it('HSB-6.5.2.4.05 ✓ after he has agreed; whoever asked may take it back and ask again', () => {
    const question = played(asked().table, anna.does('ask-load', { train: FIVE }));
    const taken = played(question, anna.does('forbid'));
    const agreed = played(taken, anna.does('ask-load', { train: FIVE }), bert.does('allow'));
    expect(broke(agreed, anna.loads(CARD, FIVE))).toEqual([]);
    expect(broke(agreed, anna.does('ask-load', { train: FIVE }))).toEqual(['6.5.2.4/ask-own']);
  });
  it('HSB-6.5.2.4.05 ✓ he is asked before the delivery ends, and units refused can still deliver', () => {
    const scene = asked().wants(6, 4, 0);
    const refused = played(scene.table, anna.does('ask-load', { train: FIVE }), bert.does('forbid'));
    expect(broke(refused, anna.delivers(CARD, 6))).toEqual([]);
  });
  it('HSB-6.5.2.4.06 the cube comes from the supply; if that is empty from the cheapest filled field', () => {
    const loaded = played(dub('5').table, anna.loads(CARD, FIVE));
    expect(cubesAt(loaded, loadPlace(FIVE))).toHaveLength(1);
    expect(cubesAt(loaded, BEER_SUPPLY)).toHaveLength(cubesAt(dub('5').table, BEER_SUPPLY).length - 1);
    const short = dub('5')
      .wants(1, 2, 0)
      .wants(2, 0, 1)
      .inSupply(0)
      .clock({ used: { [CARD]: 2 }, step: 'deliver' });
    const table = played(short.table, anna.loads(CARD, FIVE));
    expect([
      cubesAt(table, demandPlace(1, 'regular')).length,
      cubesAt(table, demandPlace(2, 'new')).length,
    ]).toEqual([1, 1]);
  });
  it('HSB-6.5.2.4.06 ✗ no cube anywhere', () => {
    expect(broke(dub('5').inSupply(0).table, anna.loads(CARD, FIVE))).toEqual(['6.5.2.4/no-cube']);
  });
  it('HSB-6.5.2.4.07 ✗ from Y(4) while O(3) is filled', () => {
    const scene = dub('5')
      .wants(3, 0, 1)
      .wants(4, 1, 0)
      .inSupply(0)
      .clock({ used: { [CARD]: 2 }, step: 'deliver' });
    const [cube = ''] = cubesAt(scene.table, demandPlace(4, 'regular'));
    const title = game as unknown as Game;
    const [reading] = interpret(title, scene.table, 'anna', { piece: cube, to: loadPlace(FIVE) });
    expect(reading?.move).toEqual(anna.loads(CARD, FIVE, { from: demandPlace(4, 'regular') }));
    expect(reading?.findings.map(({ rule }) => rule)).toEqual(['18do/6.5.2.4/cheapest-cube']);
  });
  it('HSB-6.5.2.4.07 ✓ from O(3)', () => {
    const scene = dub('5')
      .wants(3, 0, 1)
      .wants(4, 1, 0)
      .inSupply(0)
      .clock({ used: { [CARD]: 2 }, step: 'deliver' });
    expect(broke(scene.table, anna.loads(CARD, FIVE, { from: demandPlace(3, 'new') }))).toEqual([]);
  });
  it('HSB-5.1.3.03 ✗ out of the export box', () => {
    expect(broke(dub('5').table, anna.loads(CARD, FIVE, { from: EXPORT_BOX }))).toEqual([
      '5.1.3/not-from-box',
    ]);
  });
  it('HSB-5.1.3.03 ✓ from the supply', () => {
    expect(broke(dub('5').table, anna.loads(CARD, FIVE, { from: BEER_SUPPLY }))).toEqual([]);
  });
  it('HSB-6.5.2.4.08 one card may load several trains, and units that do not load may deliver', () => {
    const both = played(dub('5', '5').table, anna.loads(CARD, FIVE), anna.loads(CARD, 'train/5/2'));
    expect(both.clock.loaded).toEqual({ [CARD]: 2 });
    const four = dub('5').wants(6, 4, 0).table;
    const table = played(four, ...[1, 2, 3, 4].map(() => anna.delivers(CARD, 6)));
    expect(broke(table, anna.loads(CARD, FIVE))).toEqual(['6.5.2.4/load-unit']);
  });
  it('HSB-6.5.2.4.09 ✗ a train of the Hansabahn', () => {
    const five = ['anna', 'bert', 'cleo', 'dora', 'emil'];
    const scene = new BrewScene(five)
      .company('DUB', 'anna', 80, '6')
      .carrier('HHW', 'anna', '5')
      .brews('DUB');
    expect(broke(scene.table, anna.loads(CARD, FIVE))).toEqual(['6.5.2.4/no-beer-railway']);
  });
  it('HSB-6.5.2.4.09 ✓ a train of another railway', () => {
    expect(broke(dub('5').table, anna.loads(CARD, FIVE))).toEqual([]);
  });
  it('HSB-6.5.2.4.10 loaded cubes stay on the train', () => {
    const table = played(dub('5').table, anna.loads(CARD, FIVE), anna.paysOut(), anna.does('brew-done'));
    expect(cubesAt(table, loadPlace(FIVE))).toHaveLength(1);
  });
  it('HSB-6.5.2.3.05 ✗ loading while an ordinary unit has somebody to deliver to', () => {
    expect(broke(dub('5').wants(2, 1, 0).table, anna.loads(CARD, FIVE))).toEqual(['6.5.2.3/market-first']);
  });
  it('HSB-6.5.2.1.02 ✗ delivering after the first cube was loaded', () => {
    const scene = dub('5')
      .wants(6, 3, 0)
      .clock({ used: { [CARD]: 2 }, step: 'deliver' });
    const loaded = played(scene.table, anna.loads(CARD, FIVE));
    expect(broke(loaded, anna.delivers(CARD, 6))).toEqual(['6.5.2.1/brew-step']);
  });
});

describe('the example of four units, three of them for export', () => {
  const scene = () =>
    new BrewScene()
      .company('DUB', 'anna', 80, '8')
      .carrier('BME', 'anna', '6', '5')
      .clock({ phase: '8' })
      .brews('DUB');
  const eight = 'train/8/1';
  it('HSB-6.5.2.4.08 two cubes on one train, one on another, one to regular customers of segment 6: 380', () => {
    const table = played(
      scene().wants(6, 1, 0).table,
      anna.delivers(eight, 6),
      anna.loads(eight, 'train/6/1'),
      anna.loads(eight, 'train/6/1'),
      anna.loads(eight, FIVE),
    );
    expect(table.clock.earned).toBe(380);
    expect(broke(table, anna.paysOut())).toEqual([]);
  });
  it('HSB-6.5.2.5.01 to a new customer it is 360', () => {
    const table = played(
      scene().wants(6, 0, 1).table,
      anna.delivers(eight, 6, 'new'),
      anna.loads(eight, 'train/6/1'),
      anna.loads(eight, 'train/6/1'),
      anna.loads(eight, FIVE),
    );
    expect(table.clock.earned).toBe(360);
    expect(table.cash[companyPlace('DUB')]).toBe(0);
  });
});
