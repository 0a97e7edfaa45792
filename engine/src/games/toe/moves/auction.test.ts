import { describe, expect, it } from 'vitest';
import { minimumBid } from '../auction.ts';
import { game } from '../index.ts';
import { licencesOf } from '../network.ts';
import { licenceItem, seatPlace, underPlace } from '../pieces.ts';
import { markerAt, vehiclesAt } from '../readers.ts';
import { breaches, cashOf, holds, Scene, SEATS3, SEATS4 } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

const offer = (seat: string, piece: string | undefined) => ({ type: 'offer', seat, piece: piece ?? '' });
const announce = (seat: string, connection: string, more = {}) => ({
  type: 'announce',
  seat,
  connection,
  ...more,
});
const open = (seat: string, item: string | undefined, bid: number) => ({
  type: 'open',
  seat,
  item: item ?? '',
  bid,
});
const raise = (seat: string, bid: number) => ({ type: 'raise', seat, bid });
const pass = (seat: string) => ({ type: 'pass', seat });

/**
 * The auction house is open; vehicles of these models are before their owners, and everybody lays out the
 * first one.
 */
function bidding(goods: Readonly<Record<string, readonly string[]>>, seats: readonly string[] = SEATS3) {
  const scene = new Scene(seats).phase('auction').clock({ open: Object.keys(goods) });
  const pieces: Record<string, string> = {};
  for (const [seat, models] of Object.entries(goods)) pieces[seat] = scene.owns(seat, ...models)[0]!;
  for (const [seat, piece] of Object.entries(pieces)) scene.play(offer(seat, piece)).done(seat);
  return { scene, pieces };
}

describe('auction house: offers (ch. 8)', () => {
  it('TOE-8.40 unused vehicles and licences can be sold to others', () => {
    const scene = new Scene().licences('anna', 'paris-lyon').phase('auction');
    const [lady] = scene.owns('anna', 'lady');
    expect(breaches(scene.table, offer('anna', lady))).toEqual([]);
    expect(breaches(scene.table, announce('anna', 'paris-lyon'))).toEqual([]);
    expect(breaches(scene.table, announce('bob', 'paris-lyon'))).toEqual(['toe/8/no-licence']);
  });
  it('TOE-8.41 the caller makes the first bid', () => {
    const { scene, pieces } = bidding({ bob: ['lady'], cleo: ['bomz'] });
    expect(game.turn(scene.table)).toEqual(['anna']);
    expect(breaches(scene.table, open('cleo', pieces['bob'], 30_000))).toEqual(['toe/8/opener']);
  });
  it('TOE-8.42 ✗ a wagon under a contract is offered', () => {
    const scene = new Scene().contract('anna', 'S3').phase('auction');
    const [, res] = scene.mans('S3', 'henry', 'res');
    expect(breaches(scene.table, offer('anna', res))).toEqual(['toe/8/unassigned-only']);
  });
  it('TOE-8.42 ✓ one that belongs to no contract', () => {
    const scene = new Scene().phase('auction');
    const [res] = scene.owns('anna', 'res');
    expect(breaches(scene.table, offer('anna', res))).toEqual([]);
  });
  it('TOE-8.43 ✗ a licence after the first vehicle was put up; a vehicle before the licences', () => {
    const { scene, pieces } = bidding({ bob: ['lady'], cleo: ['bomz'] });
    scene
      .licences('cleo', 'paris-lyon')
      .play(open('anna', pieces['bob'], 30_000))
      .play(pass('cleo'));
    expect(breaches(scene.table, announce('cleo', 'paris-lyon'))).toEqual(['toe/8/licences-first']);
    const early = new Scene()
      .licences('bob', 'paris-lyon')
      .phase('auction')
      .clock({ open: ['bob'] });
    const [lady] = early.owns('bob', 'lady');
    early.play(offer('bob', lady)).play(announce('bob', 'paris-lyon')).done('bob');
    expect(breaches(early.table, open('anna', lady, 30_000))).toEqual(['toe/8/licences-before-vehicles']);
  });
  it('TOE-8.43 ✓ announced beforehand, auctioned first, then the vehicles', () => {
    const scene = new Scene()
      .licences('bob', 'paris-lyon')
      .phase('auction')
      .clock({ open: ['bob'] });
    const [lady] = scene.owns('bob', 'lady');
    scene.play(offer('bob', lady)).play(announce('bob', 'paris-lyon')).done('bob');
    scene.play(open('anna', licenceItem('paris-lyon', 'bob'), 20_000)).play(pass('cleo'));
    expect(holds(scene.table, 'anna', 'paris-lyon')).toBe(true);
    expect(breaches(scene.table, open(game.turn(scene.table)[0]!, lady, 30_000))).toEqual([]);
  });
  it('TOE-8.44 who has nothing unused is not asked', () => {
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    scene.owns('bob', 'lady');
    scene.play({ type: 'call', seat: 'anna', phase: 'auction' });
    expect(game.turn(scene.table)).toEqual(['bob']);
  });
  it('TOE-8.45 ✗ nothing is offered while a Bomz lies there', () => {
    const scene = new Scene().phase('auction').clock({ open: ['anna'] });
    scene.owns('anna', 'bomz');
    expect(breaches(scene.table, { type: 'done', seat: 'anna' })).toEqual(['toe/8/must-offer']);
  });
  it('TOE-8.45 ✓ one is offered, the others stay', () => {
    const scene = new Scene().phase('auction').clock({ open: ['anna', 'bob'] });
    const [bomz] = scene.owns('anna', 'bomz', 'am');
    scene.play(offer('anna', bomz));
    expect(breaches(scene.table, { type: 'done', seat: 'anna' })).toEqual([]);
    scene.done('anna');
    expect(breaches(scene.table, { type: 'retract', seat: 'anna', item: bomz! })).toEqual([
      'toe/8/offers-stand',
    ]);
  });
  it('TOE-8.48 ✗ one of three segments is sold', () => {
    const scene = new Scene().licences('anna', 'berlin-warszawa').phase('auction');
    expect(breaches(scene.table, announce('anna', 'berlin-warszawa', { segments: 1 }))).toEqual([
      'toe/8/sell-whole',
    ]);
  });
  it('TOE-8.48 ✓ the whole connection', () => {
    const scene = new Scene().licences('anna', 'berlin-warszawa').phase('auction');
    expect(breaches(scene.table, announce('anna', 'berlin-warszawa', { segments: 3 }))).toEqual([]);
  });
  it('TOE-8.49 ✗ Manchester–London while S3 counts Edinburgh–London over it', () => {
    const scene = new Scene()
      .contract('anna', 'S3')
      .licences('anna', 'edinburgh-manchester', 'manchester-london')
      .phase('auction');
    scene.mans('S3', 'henry');
    expect(breaches(scene.table, announce('anna', 'manchester-london'))).toEqual(['toe/8/licence-used']);
    const done = new Scene()
      .completed('anna', 'S3')
      .licences('anna', 'edinburgh-manchester', 'manchester-london')
      .phase('auction');
    expect(breaches(done.table, announce('anna', 'manchester-london'))).toEqual(['toe/8/licence-used']);
  });
  it('TOE-8.49 ✓ a redundant licence, or one that no contract counts (OQ-6)', () => {
    const scene = new Scene().contract('anna', 'S3').phase('auction');
    scene.licences('anna', 'edinburgh-manchester', 'manchester-london', 'dublin-edinburgh', 'dublin-london');
    scene.mans('S3', 'henry');
    expect(breaches(scene.table, announce('anna', 'manchester-london'))).toEqual([]);
    const idle = new Scene()
      .contract('anna', 'S3')
      .licences('anna', 'edinburgh-manchester', 'manchester-london')
      .phase('auction');
    expect(breaches(idle.table, announce('anna', 'manchester-london'))).toEqual([]);
  });
});

describe('auction house: bids (ch. 8)', () => {
  it('TOE-8.46 ✗ 20.000 € for Lady', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] });
    expect(breaches(scene.table, open('anna', pieces['bob'], 20_000))).toEqual(['toe/8/vehicle-minimum']);
  });
  it('TOE-8.46 ✓ 30.000 €', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] });
    expect(breaches(scene.table, open('anna', pieces['bob'], 30_000))).toEqual([]);
  });
  it('worked example 6: minimum bids for a wagon of 30.000 € and a locomotive of 50.000 €', () => {
    const { scene, pieces } = bidding({ bob: ['lady'], cleo: ['am'] });
    expect(minimumBid(scene.table, pieces['cleo']!)).toBe(20_000);
    expect(minimumBid(scene.table, pieces['bob']!)).toBe(30_000);
  });
  const licence = (): Scene => {
    const scene = new Scene()
      .licences('bob', 'berlin-warszawa')
      .phase('auction')
      .clock({ open: ['bob'] });
    return scene.play(announce('bob', 'berlin-warszawa')).done('bob');
  };
  it('TOE-8.47 ✗ 20.000 € for a licence of three segments', () => {
    const move = open('anna', licenceItem('berlin-warszawa', 'bob'), 20_000);
    expect(breaches(licence().table, move)).toEqual(['toe/8/licence-minimum']);
  });
  it('TOE-8.47 ✓ 30.000 €', () => {
    expect(breaches(licence().table, open('anna', licenceItem('berlin-warszawa', 'bob'), 30_000))).toEqual(
      [],
    );
  });
  it('TOE-8.50 the others raise or pass in turn; the last one left wins', () => {
    const { scene, pieces } = bidding({ anna: ['am'] }, SEATS4);
    scene.play(pass('bob'), undefined).play(open('cleo', pieces['anna'], 20_000));
    expect(game.turn(scene.table)).toEqual(['david']);
    expect(breaches(scene.table, raise('bob', 30_000))).toEqual(['toe/8/bid-turn']);
    expect(breaches(scene.table, open('david', pieces['anna'], 30_000))).toContain('toe/8/lot-runs');
    scene.play(raise('david', 30_000)).play(pass('bob')).play(pass('cleo'));
    expect(vehiclesAt(scene.table, seatPlace('david'))).toEqual([pieces['anna']]);
  });
  it('TOE-8.51 ✗ a raise from 30.000 to 35.000 €', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] });
    scene.play(open('anna', pieces['bob'], 30_000));
    expect(breaches(scene.table, raise('cleo', 35_000))).toEqual(['toe/8/raise-steps']);
    expect(breaches(scene.table, raise('cleo', 30_000))).toEqual(['toe/8/raise-steps']);
  });
  it('TOE-8.51 ✓ to 40.000 €, or by more steps at once (OQ-7)', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] });
    scene.play(open('anna', pieces['bob'], 30_000));
    expect(breaches(scene.table, raise('cleo', 40_000))).toEqual([]);
    expect(breaches(scene.table, raise('cleo', 70_000))).toEqual([]);
  });
  it('TOE-8.52 nobody raises: the opening bid wins', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] });
    scene.play(open('anna', pieces['bob'], 30_000)).play(pass('cleo'));
    expect(cashOf(scene.table, 'anna')).toBe(70_000);
    expect(cashOf(scene.table, 'bob')).toBe(130_000);
  });
  it('TOE-8.53 then the next person clockwise opens', () => {
    const { scene, pieces } = bidding({ bob: ['lady'], cleo: ['bomz'] });
    scene.play(open('anna', pieces['bob'], 30_000)).play(pass('cleo'));
    expect(game.turn(scene.table)).toEqual(['bob']);
  });
  it('TOE-8.54 ✗ 50.000 € with 40.000 € in cash', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] });
    expect(breaches(scene.cash('anna', 40_000).table, open('anna', pieces['bob'], 50_000))).toEqual([
      'toe/8/bid-cover',
    ]);
  });
  it('TOE-8.54 ✓ 40.000 €', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] });
    expect(breaches(scene.cash('anna', 40_000).table, open('anna', pieces['bob'], 40_000))).toEqual([]);
  });
  it('TOE-8.55 ✗ a bid after passing, or on an own item', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] }, SEATS4);
    scene
      .play(open('anna', pieces['bob'], 30_000))
      .play(pass('cleo'))
      .play(raise('david', 40_000));
    expect(breaches(scene.table, raise('cleo', 50_000))).toEqual(['toe/8/passed-already']);
    expect(breaches(scene.table, raise('bob', 50_000))).toEqual(['toe/8/own-item']);
  });
  it('TOE-8.55 ✓ who has not passed may raise again', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] }, SEATS4);
    scene
      .play(open('anna', pieces['bob'], 30_000))
      .play(pass('cleo'))
      .play(raise('david', 40_000));
    expect(breaches(scene.table, raise('anna', 50_000))).toEqual([]);
  });
  it('TOE-8.56 a licence: the sticks are exchanged on the same track', () => {
    const scene = new Scene()
      .licences('cleo', 'paris-lyon')
      .licences('bob', 'paris-lyon')
      .phase('auction')
      .clock({ open: ['bob'] });
    scene.play(announce('bob', 'paris-lyon')).done('bob');
    scene.play(open('anna', licenceItem('paris-lyon', 'bob'), 20_000)).play(pass('cleo'));
    expect(licencesOf(scene.table, 'anna').get('paris-lyon')).toBe(1);
    expect(holds(scene.table, 'bob', 'paris-lyon')).toBe(false);
    expect(cashOf(scene.table, 'bob')).toBe(120_000);
  });
  it('TOE-8.57 the phase ends when nobody bids or everything is sold', () => {
    const { scene } = bidding({ bob: ['lady'] });
    scene.play(pass('anna')).play(pass('cleo'));
    expect(scene.table.clock.stage).toBe('call');
    const sold = bidding({ bob: ['lady'] });
    sold.scene.play(open('anna', sold.pieces['bob'], 30_000)).play(pass('cleo'));
    expect(sold.scene.table.clock.stage).toBe('call');
  });
  it('TOE-8.58 unsold vehicles return to their owner', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] });
    scene.play(pass('anna')).play(pass('cleo'));
    expect(pieceOf(scene.table, pieces['bob']!)?.at).toBe('seat/bob');
  });
  it('TOE-8.59 at the end everybody assigns, as at the fair', () => {
    const { scene, pieces } = bidding({ bob: ['henry'] });
    scene.contract('anna', 'S3').licences('anna', 'edinburgh-manchester', 'manchester-london');
    const early = { type: 'assign', seat: 'anna', piece: scene.owns('anna', 'mascha')[0]!, contract: 'S3' };
    expect(breaches(scene.table, early)).toEqual(['toe/8/after-the-auction']);
    scene.play(open('anna', pieces['bob'], 20_000)).play(pass('cleo'));
    expect(game.turn(scene.table)).toEqual(['anna']);
    scene.play({ type: 'assign', seat: 'anna', piece: pieces['bob']!, contract: 'S3' });
    expect(vehiclesAt(scene.table, underPlace('S3'))).toEqual([pieces['bob']]);
    expect(markerAt(scene.table, 'anna')).toBe(40);
    expect(scene.done('anna').table.clock.stage).toBe('call');
  });

  it('worked example 7: Bob opens, Chloé raises, David and Bob pass', () => {
    const { scene, pieces } = bidding({ anna: ['am'] }, SEATS4);
    expect(game.turn(scene.table)).toEqual(['bob']);
    scene
      .play(open('bob', pieces['anna'], 20_000))
      .play(raise('cleo', 30_000))
      .play(pass('david'))
      .play(pass('bob'));
    expect(vehiclesAt(scene.table, seatPlace('cleo'))).toEqual([pieces['anna']]);
    expect(cashOf(scene.table, 'cleo')).toBe(70_000);
    expect(cashOf(scene.table, 'anna')).toBe(130_000);
  });
  it("worked example 8: Anna opens on David's vehicle, Bob and Chloé pass", () => {
    const { scene, pieces } = bidding({ david: ['lady'] }, SEATS4);
    scene
      .play(open('anna', pieces['david'], 30_000))
      .play(pass('bob'))
      .play(pass('cleo'));
    expect(vehiclesAt(scene.table, seatPlace('anna'))).toEqual([pieces['david']]);
    expect(cashOf(scene.table, 'anna')).toBe(70_000);
  });
  it('two players: the only other one buys at the opening bid', () => {
    const { scene, pieces } = bidding({ bob: ['lady'] }, ['anna', 'bob']);
    scene.play(open('anna', pieces['bob'], 30_000));
    expect(vehiclesAt(scene.table, seatPlace('anna'))).toEqual([pieces['bob']]);
  });
});
