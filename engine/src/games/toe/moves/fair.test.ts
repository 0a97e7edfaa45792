import { describe, expect, it } from 'vitest';
import { profitOf } from '../books.ts';
import { BUILT_IN_BOX } from '../box.ts';
import { game } from '../index.ts';
import { seatPlace, underPlace } from '../pieces.ts';
import { display, markerAt, modelOf, vehiclesAt } from '../readers.ts';
import { breaches, cashOf, luckOf, Scene } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

const fair = (): Scene => new Scene().cash('anna', 900_000).cash('bob', 900_000).phase('fair');
const buy = (seat: string, piece: string | undefined, more = {}) => ({
  type: 'buy',
  seat,
  piece: piece ?? '',
  ...more,
});
const assign = (piece: string | undefined, contract: string, more = {}) => ({
  type: 'assign',
  seat: 'anna',
  piece: piece ?? '',
  contract,
  ...more,
});
/** What is wrong with assigning a vehicle of this model that Anna has on her mat. */
const fits = (scene: Scene, model: string, contract: string): readonly string[] => {
  const [piece] = scene.owns('anna', model);
  return breaches(scene.table, assign(piece, contract));
};
const LOCOS = ['otto', 'taurus', 'karla', 'lady', 'henry'] as const;

describe('vehicle fair: buying (ch. 8)', () => {
  it('TOE-8.14 ✗ a non-caller buys a third vehicle', () => {
    const scene = fair();
    const [a, b, c] = scene.shows('loco', ...LOCOS);
    scene.done('anna').play(buy('bob', a)).play(buy('bob', b));
    expect(breaches(scene.table, buy('bob', c))).toEqual(['toe/8/two-vehicles']);
  });
  it('TOE-8.14 ✓ a locomotive and a wagon', () => {
    const scene = fair();
    const [loco] = scene.shows('loco', 'lady');
    const [wagon] = scene.shows('wagon', 'bomz');
    scene.done('anna').play(buy('bob', loco));
    expect(breaches(scene.table, buy('bob', wagon))).toEqual([]);
  });
  it('TOE-8.15 ✗ the caller buys a fourth vehicle', () => {
    const scene = fair();
    const [a, b, c, d] = scene.shows('loco', ...LOCOS);
    scene.play(buy('anna', a)).play(buy('anna', b)).play(buy('anna', c));
    expect(breaches(scene.table, buy('anna', d))).toEqual(['toe/8/three-vehicles']);
  });
  it('TOE-8.15 ✓ the caller buys a third one', () => {
    const scene = fair();
    const [a, b, c] = scene.shows('loco', ...LOCOS);
    scene.play(buy('anna', a)).play(buy('anna', b));
    expect(breaches(scene.table, buy('anna', c))).toEqual([]);
  });
  it('TOE-8.16 ✗ Lady for 40.000 €', () => {
    const scene = fair();
    const [lady] = scene.shows('loco', 'lady');
    expect(breaches(scene.table, buy('anna', lady, { price: 40_000 }))).toEqual(['toe/8/printed-price']);
  });
  it('TOE-8.16 ✓ for the printed 50.000 €', () => {
    const scene = fair();
    const [lady] = scene.shows('loco', 'lady');
    scene.play(buy('anna', lady, { price: 50_000 }));
    expect(cashOf(scene.table, 'anna')).toBe(850_000);
    expect(pieceOf(scene.table, lady!)).toEqual({ at: 'seat/anna', side: 'lady' });
  });
  it('TOE-8.17 ✗ a locomotive unseen for 30.000 €', () => {
    const move = { type: 'blind', seat: 'anna', what: 'loco', price: 30_000 };
    expect(breaches(fair().table, move)).toEqual(['toe/8/flat-price']);
  });
  it('TOE-8.17 ✓ 50.000 € for a locomotive, 30.000 € for a wagon, whatever is drawn; both count', () => {
    const scene = fair()
      .play({ type: 'blind', seat: 'anna', what: 'loco' })
      .play({ type: 'blind', seat: 'anna', what: 'wagon' });
    expect(cashOf(scene.table, 'anna')).toBe(820_000);
    expect(scene.table.clock.bought['anna']).toBe(2);
  });
  it('TOE-8.18 ✗ the supply is searched for Mascha', () => {
    const scene = fair();
    const search = { type: 'blind', seat: 'anna', what: 'loco', model: 'mascha' };
    expect(breaches(scene.table, search)).toEqual(['toe/8/no-search']);
    expect(breaches(scene.table, buy('anna', 'loco/9'))).toEqual(['toe/8/unseen']);
    const [piece] = vehiclesAt(scene.move(search).table, seatPlace('anna'));
    expect(modelOf(scene.table, piece!)?.id).toBe('mascha');
  });
  it('TOE-8.18 ✓ luck decides, each copy as likely as the other', () => {
    const models = Array.from({ length: 38 }, (_, ticket) => {
      const scene = fair().play({ type: 'blind', seat: 'anna', what: 'loco' }, luckOf(ticket));
      return modelOf(scene.table, vehiclesAt(scene.table, seatPlace('anna'))[0]!)!.id;
    });
    for (const model of BUILT_IN_BOX.byKind.loco)
      expect(models.filter((id) => id === model.id)).toHaveLength(model.copies);
  });
  it('TOE-8.19 ✗ a wagon is revealed for a bought one', () => {
    expect(breaches(fair().table, { type: 'lay', seat: 'anna', what: 'wagon' })).toEqual([
      'toe/8/fair-at-year-end',
    ]);
  });
  it('TOE-8.19 ✓ a bought vehicle leaves a gap', () => {
    const scene = fair();
    const [a] = scene.shows('wagon', 'bomz', 'am');
    scene.play(buy('anna', a));
    expect(display(scene.table, 'wagon')).toHaveLength(1);
    const early = new Scene();
    expect(breaches(early.table, { type: 'lay', seat: 'anna', what: 'wagon' })).toEqual([]);
  });
  it('TOE-8.20 a vehicle card shows name, price, power, class, sleeper and category', () => {
    expect(BUILT_IN_BOX.models.get('taurus')).toMatchObject({
      name: 'Taurus',
      price: 30_000,
      power: 3,
      speed: 2,
      category: 'EL',
    });
    const scene = fair();
    const [piece] = scene.shows('wagon', 'wlabmz');
    expect(game.stage(scene.table).faces[piece!]).toMatchObject({
      kind: 'card',
      form: 'vehicle',
      tag: { params: { text: 'A' } },
      foot: ['60k'],
    });
  });
  it('worked example 5: Taurus and WLABmz', () => {
    expect(BUILT_IN_BOX.models.get('wlabmz')).toMatchObject({
      price: 60_000,
      sleeper: true,
      speed: 3,
      category: 'A',
    });
  });
  it('TOE-8.21 nine categories, three of them traction', () => {
    const categories = new Set(BUILT_IN_BOX.material.vehicles.map((v) => v.category));
    expect(categories).toEqual(new Set(['EL', 'DL', 'ET', 'ES', 'A', 'B', 'K', 'G', 'O']));
    expect(new Set(BUILT_IN_BOX.byKind.loco.map((v) => v.category))).toEqual(new Set(['EL', 'DL', 'ET']));
  });
  it('TOE-FAQ.8 all purchases may be unseen', () => {
    const scene = fair();
    for (const what of ['wagon', 'wagon', 'loco']) scene.play({ type: 'blind', seat: 'anna', what });
    expect(vehiclesAt(scene.table, seatPlace('anna'))).toHaveLength(3);
  });
});

describe('vehicle fair: assigning (ch. 8)', () => {
  it('TOE-8.22 ✗ a third wagon behind Henry', () => {
    const scene = fair().contract('anna', 'EF8');
    scene.mans('EF8', 'karla', 'gbs', 'gbs');
    const [wagon] = scene.owns('anna', 'gbs');
    expect(breaches(scene.table, assign(wagon, 'EF8'))).toEqual(['toe/8/power']);
    const bare = fair().contract('anna', 'S3');
    const [res] = bare.owns('anna', 'res');
    expect(breaches(bare.table, assign(res, 'S3'))).toEqual(['toe/8/power']);
  });
  it('TOE-8.22 ✓ a second wagon behind Henry; a stronger locomotive pulls three', () => {
    const scene = fair().contract('anna', 'S3').contract('anna', 'EF8');
    scene.mans('S3', 'henry', 'res');
    scene.mans('EF8', 'lady', 'gbs', 'gbs');
    const [res, gbs] = scene.owns('anna', 'res', 'gbs');
    expect(breaches(scene.table, assign(res, 'S3'))).toEqual([]);
    expect(breaches(scene.table, assign(gbs, 'EF8'))).toEqual([]);
  });
  it('TOE-8.23 ✗ Lady and Taurus on EF4', () => {
    const scene = fair().contract('anna', 'EF4');
    scene.mans('EF4', 'lady');
    const [taurus] = scene.owns('anna', 'taurus');
    expect(breaches(scene.table, assign(taurus, 'EF4'))).toEqual(['toe/8/twins']);
  });
  it('TOE-8.23 ✓ two Ladys', () => {
    const scene = fair().contract('anna', 'EF4');
    scene.mans('EF4', 'lady');
    const [lady] = scene.owns('anna', 'lady');
    expect(breaches(scene.table, assign(lady, 'EF4'))).toEqual([]);
  });
  it('TOE-8.24 worked example 4: two Ladys pull six wagons', () => {
    const scene = fair().contract('anna', 'EF4');
    scene.mans('EF4', 'lady', 'lady', 'res', 'res', 'res');
    const [res] = scene.owns('anna', 'res');
    expect(breaches(scene.table, assign(res, 'EF4'))).toEqual([]);
    scene.mans('EF4', 'res', 'res');
    expect(breaches(scene.table, assign(res, 'EF4'))).toEqual(['toe/13/number']);
  });
  it('TOE-8.25 trainsets may mix different types', () => {
    const scene = fair().contract('anna', 'ETR8');
    scene.mans('ETR8', 'flinka');
    const [merkur] = scene.owns('anna', 'merkur');
    expect(breaches(scene.table, assign(merkur, 'ETR8'))).toEqual([]);
  });
  it('TOE-8.26 assign, exchange, withdraw: also at the end of the phase, all at the same time', () => {
    const scene = fair().contract('anna', 'S3').contract('bob', 'S4');
    const [henry, mascha] = scene.owns('anna', 'henry', 'mascha');
    const [lady] = scene.owns('bob', 'lady');
    scene.done('anna', 'bob', 'cleo');
    expect(game.turn(scene.table)).toEqual(['anna', 'bob']);
    scene.play({ type: 'assign', seat: 'bob', piece: lady!, contract: 'S4' });
    scene.play(assign(henry, 'S3')).play(assign(mascha, 'S3', { instead: henry }));
    expect(vehiclesAt(scene.table, underPlace('S3'))).toEqual([mascha]);
    expect(vehiclesAt(scene.table, seatPlace('anna'))).toEqual([henry]);
    scene.done('bob');
    expect(scene.table.clock.stage).toBe('fair');
    scene.done('anna');
    expect(scene.table.clock.stage).toBe('call');
  });
  it('TOE-6.3 TOE-13.3 during the own turn, too', () => {
    const scene = fair().contract('anna', 'S3');
    const [henry] = scene.owns('anna', 'henry');
    scene.play(assign(henry, 'S3')).play({ type: 'withdraw', seat: 'anna', piece: henry! });
    expect(scene.table.clock.turn).toBe('anna');
    const bob = { type: 'assign', seat: 'bob', piece: scene.owns('bob', 'lady')[0]!, contract: 'S4' };
    expect(breaches(scene.contract('bob', 'S4').table, bob)).toEqual(['toe/6/before-your-turn']);
  });
  it('TOE-8.27 ✗ a wagon is withdrawn in the conference room', () => {
    const scene = new Scene().contract('anna', 'S3').phase('conference');
    const [, res] = scene.mans('S3', 'henry', 'res');
    expect(breaches(scene.table, { type: 'withdraw', seat: 'anna', piece: res! })).toEqual([
      'toe/8/fair-or-auction',
    ]);
    const premium = new Scene().contract('anna', 'S3').phase('premium');
    expect(fits(premium, 'henry', 'S3')).toEqual(['toe/8/fair-or-auction']);
  });
  it('TOE-8.27 ✓ at the fair it is', () => {
    const scene = fair().contract('anna', 'S3');
    const [, res] = scene.mans('S3', 'henry', 'res');
    expect(breaches(scene.table, { type: 'withdraw', seat: 'anna', piece: res! })).toEqual([]);
  });
  it('TOE-8.28 ✗ a wagon under a turned-over contract', () => {
    const scene = fair().completed('anna', 'S3');
    const [henry] = scene.owns('anna', 'henry');
    expect(breaches(scene.table, assign(henry, 'S3'))).toEqual(['toe/8/own-open-contract']);
    expect(breaches(scene.contract('bob', 'EF3').table, assign(henry, 'EF3'))).toEqual([
      'toe/8/own-open-contract',
    ]);
  });
  it('TOE-8.28 ✓ under an own open one', () => {
    const scene = fair().contract('anna', 'S3');
    expect(fits(scene, 'henry', 'S3')).toEqual([]);
  });
  it('TOE-8.29 the marker moves up and down with every change', () => {
    const scene = fair().contract('anna', 'S3').licences('anna', 'edinburgh-manchester', 'manchester-london');
    const [henry] = scene.owns('anna', 'henry');
    scene.play(assign(henry, 'S3'));
    expect(markerAt(scene.table, 'anna')).toBe(40);
    scene.play({ type: 'withdraw', seat: 'anna', piece: henry! });
    expect(markerAt(scene.table, 'anna')).toBe(0);
  });
  it('TOE-6.2 ✗ when everybody has had a turn nothing more is bought', () => {
    const scene = fair().contract('anna', 'S3');
    scene.owns('anna', 'henry');
    const [lady] = scene.shows('loco', 'lady');
    scene.done('anna', 'bob', 'cleo');
    expect(scene.table.clock.step).toBe('closing');
    for (const seat of ['anna', 'bob'])
      for (const move of [buy(seat, lady), { type: 'blind', seat, what: 'wagon' }]) {
        expect(breaches(scene.table, move)).toEqual(['toe/6/everybody-once']);
        expect([...game.options(scene.table, seat, { type: move.type })]).toEqual([]);
      }
    expect(game.prompt(scene.table, 'anna').choices.map(({ label }) => label.key)).toEqual([
      'toe/do/assign',
      'toe/do/done',
    ]);
  });
  it('TOE-6.2 ✓ in the own turn it is', () => {
    const scene = fair();
    const [lady] = scene.shows('loco', 'lady');
    expect(breaches(scene.table, buy('anna', lady))).toEqual([]);
  });
  it('TOE-8.18 ✗ what a hand picks in the supply is flagged, costs the flat price and is what luck says', () => {
    const scene = fair().contract('anna', 'EF1');
    const picked = vehiclesAt(scene.table, 'supply/loco')[5]!;
    expect(breaches(scene.table, buy('anna', picked))).toEqual(['toe/8/unseen']);
    scene.move(buy('anna', picked), luckOf(0));
    expect(pieceOf(scene.table, picked)?.at).toBe('seat/anna');
    expect(modelOf(scene.table, picked)).not.toBeNull();
    expect(cashOf(scene.table, 'anna')).toBe(850_000);
  });
  it('TOE-8.18 ✗ a vehicle that nobody knows is not assigned', () => {
    const scene = fair().contract('anna', 'S3');
    const [piece] = vehiclesAt(scene.table, 'supply/loco');
    scene.do({ put: piece!, at: 'seat/anna' });
    expect(breaches(scene.table, assign(piece, 'S3'))).toEqual(['toe/8/unknown-vehicle']);
  });
  it('TOE-8.30 the phase ends when all had the chance to buy and assign', () => {
    const scene = fair().contract('anna', 'S3');
    scene.owns('anna', 'henry');
    scene.done('anna', 'bob', 'cleo');
    expect(scene.table.clock).toMatchObject({ stage: 'fair', step: 'closing', open: ['anna'] });
    expect(scene.done('anna').table.clock.stage).toBe('call');
  });
  it('OQ-4 with the last locomotive the wagons come off too', () => {
    const scene = fair().contract('anna', 'S3');
    const [henry] = scene.mans('S3', 'henry', 'res', 'res');
    scene.play({ type: 'withdraw', seat: 'anna', piece: henry! });
    expect(vehiclesAt(scene.table, underPlace('S3'))).toEqual([]);
    expect(vehiclesAt(scene.table, seatPlace('anna'))).toHaveLength(3);
  });
  it('TOE-FAQ.4 ✗ a third wagon on a contract for two', () => {
    const scene = fair().contract('anna', 'S3');
    scene.mans('S3', 'mascha', 'res', 'res');
    expect(fits(scene, 'res', 'S3')).toEqual(['toe/13/number']);
  });
  it('TOE-FAQ.4 ✓ the second one', () => {
    const scene = fair().contract('anna', 'S3');
    scene.mans('S3', 'mascha', 'res');
    expect(fits(scene, 'res', 'S3')).toEqual([]);
  });
  it('TOE-FAQ.5 ✗ a diesel locomotive on a contract for an electric one', () => {
    const scene = fair().contract('anna', 'EF1');
    expect(fits(scene, 'henry', 'EF1')).toEqual(['toe/13/category']);
  });
  it('TOE-FAQ.5 ✓ an electric one', () => {
    const scene = fair().contract('anna', 'EF1');
    expect(fits(scene, 'otto', 'EF1')).toEqual([]);
  });
  it('TOE-FAQ.7 too slow vehicles and ordinary coaches still earn section and vehicle income', () => {
    const scene = new Scene()
      .contract('anna', 'ETN1')
      .licences('anna', 'berlin-praha', 'praha-wien', 'wien-budapest');
    scene.mans('ETN1', 'otto', 'am', 'bomz');
    expect(profitOf(scene.table, 'anna')).toBe(10 + 20 + 60 - 60);
  });
});
