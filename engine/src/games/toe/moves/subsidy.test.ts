import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { AID } from '../pieces.ts';
import { modelOf, vehiclesAt } from '../readers.ts';
import { breaches, cashOf, luckOf, Scene, SEATS3 } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

const BRITISH = ['edinburgh-manchester', 'manchester-london', 'calais-bruxelles'] as const;
const claim = (seat: string, amount?: number) => ({
  type: 'premium',
  seat,
  ...(amount === undefined ? {} : { amount }),
});

describe('development premium (ch. 8)', () => {
  const premium = (): Scene => new Scene().licences('bob', ...BRITISH).phase('premium', 'anna');
  it('TOE-8.60 ✗ 60.000 € for five cities', () => {
    expect(breaches(premium().done('anna').table, claim('bob', 60_000))).toEqual(['toe/8/per-city']);
  });
  it('TOE-8.60 ✓ 50.000 €, each city once', () => {
    const scene = premium().done('anna');
    expect(breaches(scene.table, claim('bob', 50_000))).toEqual([]);
    expect(cashOf(scene.play(claim('bob')).table, 'bob')).toBe(150_000);
  });
  it('TOE-13.2 networks need not be joined', () => {
    const scene = new Scene().licences('bob', 'paris-lyon', 'narvik-stockholm').phase('premium', 'bob');
    expect(cashOf(scene.play(claim('bob')).table, 'bob')).toBe(100_000 + 40_000 + 20_000);
  });
  it('TOE-8.61 ✗ a non-caller takes the 20.000 € as well', () => {
    expect(breaches(premium().done('anna').table, claim('bob', 70_000))).toEqual(['toe/8/callers-extra']);
  });
  it('TOE-8.61 ✓ the caller does', () => {
    const scene = new Scene().licences('bob', ...BRITISH).phase('premium', 'bob');
    expect(breaches(scene.table, claim('bob', 70_000))).toEqual([]);
  });
});

describe('state aid (ch. 8)', () => {
  const aid = (seats: readonly string[] = SEATS3): Scene =>
    new Scene(seats)
      .opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5')
      .play({ type: 'call', seat: 'anna', phase: 'aid' });
  const choose = (seat: string, piece: string | undefined) => ({ type: 'choose', seat, piece: piece ?? '' });
  const pool = (scene: Scene) => vehiclesAt(scene.table, AID);

  it('TOE-8.62 two locomotives and as many wagons as players', () => {
    expect(pool(aid()).map((piece) => piece.split('/')[0])).toEqual([
      'loco',
      'loco',
      'wagon',
      'wagon',
      'wagon',
    ]);
    expect(pool(aid(['anna', 'bob']))).toHaveLength(4);
  });
  it('TOE-8.63 ✗ a selection with two Bomz', () => {
    const scene = new Scene().phase('aid');
    const [first] = ['bomz', 'bomz', 'am'].map((model) => scene.vehicle(model, AID));
    expect(breaches(scene.table, choose('anna', first))).toEqual(['toe/8/no-two-alike']);
    scene.play({ type: 'tidy', seat: 'anna' });
    const models = pool(scene).map((piece) => modelOf(scene.table, piece)!.id);
    expect(new Set(models).size).toBe(3);
  });
  it('TOE-8.63 ✓ no two alike, whatever luck says', () => {
    for (let ticket = 0; ticket < 40; ticket++) {
      const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
      scene.play(
        { type: 'call', seat: 'anna', phase: 'aid' },
        luckOf(ticket, ticket, ticket, ticket, ticket),
      );
      const models = pool(scene).map((piece) => modelOf(scene.table, piece)!.id);
      expect(new Set(models).size).toBe(5);
      expect(breaches(scene.table, choose('anna', pool(scene)[0]))).toEqual([]);
    }
  });
  it('TOE-8.64 the caller chooses first, then clockwise', () => {
    const scene = aid();
    expect(breaches(scene.table, choose('bob', pool(scene)[0]))).toEqual(['toe/6/turn']);
    scene.play(choose('anna', pool(scene)[0]));
    expect(game.turn(scene.table)).toEqual(['bob']);
  });
  it('TOE-8.65 ✗ a locomotive and a wagon', () => {
    const scene = aid();
    scene.play(choose('anna', pool(scene)[0]));
    expect(breaches(scene.table, choose('anna', pool(scene).at(-1)))).toEqual(['toe/8/one-vehicle']);
  });
  it('TOE-8.65 ✓ one vehicle, free of charge', () => {
    const scene = aid();
    const [loco] = pool(scene);
    scene.play(choose('anna', loco));
    expect(pieceOf(scene.table, loco!)?.at).toBe('seat/anna');
    expect(cashOf(scene.table, 'anna')).toBe(100_000);
  });
  it('TOE-8.66 ✗ somebody skips', () => {
    expect(breaches(aid().table, { type: 'done', seat: 'anna' })).toEqual(['toe/8/must-choose']);
  });
  it('TOE-8.66 ✓ everybody chooses', () => {
    const scene = aid();
    for (const seat of SEATS3) scene.play(choose(seat, pool(scene)[0]));
    expect(scene.table.clock.stage).toBe('call');
  });
  it('TOE-8.67 the two left over go to the discard piles', () => {
    const scene = aid();
    for (const seat of SEATS3) scene.play(choose(seat, pool(scene)[0]));
    expect(pool(scene)).toEqual([]);
    expect(vehiclesAt(scene.table, 'discard/wagon')).toHaveLength(2);
  });
  it('worked example 9: three players, Anna calls, five cards, two are left', () => {
    const scene = aid();
    expect(pool(scene)).toHaveLength(5);
    for (const seat of SEATS3) scene.play(choose(seat, pool(scene).at(-1)));
    expect(vehiclesAt(scene.table, 'discard/loco')).toHaveLength(2);
  });
  it('TOE-8.68 ✗ the vehicle just received is assigned', () => {
    const scene = aid().contract('anna', 'S3');
    const [loco] = pool(scene);
    scene.play(choose('anna', loco));
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece: loco!, contract: 'S3' })).toContain(
      'toe/8/no-assigning-aid',
    );
  });
  it('TOE-8.68 ✓ it waits on the mat', () => {
    const scene = aid().contract('anna', 'S3');
    const [loco] = pool(scene);
    expect(vehiclesAt(scene.play(choose('anna', loco)).table, 'seat/anna')).toEqual([loco]);
  });
  it('TOE-13.5 it can be assigned from the next fair on', () => {
    const scene = new Scene().contract('anna', 'S3').phase('fair');
    const [mascha] = scene.owns('anna', 'mascha');
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece: mascha!, contract: 'S3' })).toEqual(
      [],
    );
  });
});
