import { describe, expect, it } from 'vitest';
import { pieceOf, piecesAt } from '../../table/places.ts';
import { booksOf, completed, profitOf } from './books.ts';
import { BUILT_IN_BOX } from './box.ts';
import { say } from '../../table/words.ts';
import { guide } from './guide.ts';
import { game } from './index.ts';
import { sumOf } from './material.ts';
import { contractPiece, underPlace } from './pieces.ts';
import { markerAt, vehiclesAt } from './readers.ts';
import { reshuffle } from './supply.ts';
import { breaches, Scene } from './testing.ts';
import { drafted } from './toe-draft.ts';

const words = { ...game.words, ...guide.words };
const NORTH = ['edinburgh-manchester', 'manchester-london'] as const;
const EAST = ['london-calais', 'calais-bruxelles', 'bruxelles-koeln', 'koeln-frankfurt'] as const;
const s3 = (...licences: readonly string[]): Scene =>
  new Scene().contract('anna', 'S3').licences('anna', ...licences);
const credit = (what: string, index = 0, contract = 'S3') => ({
  type: 'credit',
  seat: 'anna',
  contract,
  what,
  index,
});
const value = (scene: Scene): number => profitOf(scene.table, 'anna');

describe('contracts and yearly profit (ch. 7)', () => {
  it('TOE-7.1 profit is the sum of the incomes less the tax, on every card', () => {
    for (const contract of BUILT_IN_BOX.contracts.values())
      expect([contract.id, sumOf(contract)]).toEqual([contract.id, contract.profit]);
  });
  it('worked example 16: the equations of S3, EF3 and ETN1', () => {
    const equation = (id: string) => {
      const { sections, needs, vehicleIncome, bonuses, tax, profit } = BUILT_IN_BOX.contracts.get(id)!;
      const vehicles = needs.reduce((sum, need) => sum + need.count, 0);
      return [
        ...sections.map((s) => s.income),
        `${vehicles}×${vehicleIncome}`,
        ...bonuses.map((b) => b.income),
        -tax,
        profit,
      ];
    };
    expect(equation('S3')).toEqual([20, 30, '3×20', 20, -0, 130]);
    expect(equation('EF3')).toEqual([40, 30, '3×20', -70, 60]);
    expect(equation('ETN1')).toEqual([10, 20, '3×20', 20, -60, 50]);
  });
  it('TOE-7.2 tax counts for every contract but start contracts, from acceptance on', () => {
    const scene = s3().opens('EF3').booked().phase('conference');
    expect(value(scene)).toBe(0);
    scene.play({ type: 'take', seat: 'anna', contract: 'EF3' });
    expect(markerAt(scene.table, 'anna')).toBe(-70);
  });
  it('TOE-7.3 ✗ EF3 is taken and the marker left where it was', () => {
    const scene = s3()
      .opens('EF3')
      .booked()
      .phase('conference')
      .play({ type: 'take', seat: 'anna', contract: 'EF3' });
    expect(breaches(scene.marker('anna', 0).table, { type: 'done', seat: 'anna' })).toEqual([
      'toe/7/tax-first',
    ]);
  });
  it('TOE-7.3 ✓ the marker has gone back by the tax', () => {
    const scene = s3()
      .opens('EF3')
      .booked()
      .phase('conference')
      .play({ type: 'take', seat: 'anna', contract: 'EF3' });
    expect(breaches(scene.table, { type: 'done', seat: 'anna' })).toEqual([]);
  });
  it('TOE-7.4 each fulfilled condition adds its income at once', () => {
    const scene = s3(...NORTH).phase('fair');
    const [henry, res] = scene.owns('anna', 'henry', 'res');
    scene.play({ type: 'assign', seat: 'anna', piece: henry!, contract: 'S3' });
    expect(markerAt(scene.table, 'anna')).toBe(40);
    scene.play({ type: 'assign', seat: 'anna', piece: res!, contract: 'S3' });
    expect(markerAt(scene.table, 'anna')).toBe(60);
  });
  it('TOE-7.5 ✗ a section is credited with no vehicle assigned', () => {
    expect(breaches(s3(...NORTH).table, credit('section'))).toEqual(['toe/7/nothing-yet']);
  });
  it('TOE-5.7 TOE-7.5 ✓ with one locomotive and one section it counts', () => {
    const scene = s3(...NORTH);
    scene.mans('S3', 'henry');
    expect(breaches(scene.marker('anna', 20).table, credit('section'))).toEqual([]);
    expect(breaches(scene.booked().table, credit('section'))).toEqual(['toe/5/counted-already']);
  });
  it('TOE-7.6 as soon as both exist, all sections and all vehicles count', () => {
    const scene = s3(...NORTH, ...EAST).phase('fair');
    const [henry] = scene.owns('anna', 'henry');
    expect(value(scene)).toBe(0);
    scene.play({ type: 'assign', seat: 'anna', piece: henry!, contract: 'S3' });
    expect(value(scene)).toBe(20 + 30 + 20);
  });
  it('TOE-7.7 a later section counts at once, for every contract it serves', () => {
    const scene = s3(...NORTH, ...EAST.slice(1))
      .contract('anna', 'ETN2')
      .phase('site');
    scene.mans('S3', 'henry');
    scene.mans('ETN2', 'henry');
    scene.licences('anna', 'calais-paris').booked();
    const before = value(scene);
    scene.play({ type: 'licence', seat: 'anna', connection: 'london-calais' });
    expect(value(scene) - before).toBe(30 + 20);
  });
  it('TOE-7.8 sections may be opened in any order and over any way', () => {
    const scene = s3('london-amsterdam', 'amsterdam-koeln', 'koeln-frankfurt');
    scene.mans('S3', 'henry');
    expect(booksOf(scene.table, 'anna').get('S3')?.met).toEqual([false, true]);
    expect(value(scene)).toBe(50);
  });
  it('TOE-7.9 ✗ London–Frankfurt is credited without a way to the continent', () => {
    const scene = s3(...NORTH, ...EAST.slice(1));
    scene.mans('S3', 'henry');
    expect(breaches(scene.table, credit('section', 1))).toEqual(['toe/7/no-chain']);
  });
  it('TOE-7.9 ✓ with London–Calais the chain is unbroken', () => {
    const scene = s3(...NORTH, ...EAST);
    scene.mans('S3', 'henry');
    expect(breaches(scene.marker('anna', 40).table, credit('section', 1))).toEqual([]);
  });
  it('TOE-7.9 licences of others do not help', () => {
    const scene = s3(...NORTH, ...EAST.slice(1)).licences('bob', 'london-calais');
    scene.mans('S3', 'henry');
    expect(booksOf(scene.table, 'anna').get('S3')?.met).toEqual([true, false]);
  });
  it('TOE-7.10 ✗ a wagon is credited while all sections are open', () => {
    const scene = s3();
    scene.mans('S3', 'henry', 'res');
    expect(breaches(scene.table, credit('vehicle'))).toEqual(['toe/7/vehicles-later']);
  });
  it('TOE-7.10 ✓ with a locomotive and a section it counts', () => {
    const scene = s3(...NORTH);
    scene.mans('S3', 'henry', 'res');
    expect(breaches(scene.marker('anna', 40).table, credit('vehicle'))).toEqual([]);
  });
  it('TOE-7.11 two equal locomotives: their power is added', () => {
    const scene = new Scene().contract('anna', 'EF4').phase('fair');
    scene.mans('EF4', 'karla', 'karla', 'res', 'res', 'res');
    const [res] = scene.owns('anna', 'res');
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece: res!, contract: 'EF4' })).toEqual([]);
  });
  it('TOE-7.12 ✗ the speed bonus is credited while London–Frankfurt is open', () => {
    const scene = s3(...NORTH);
    scene.mans('S3', 'mascha', 'res', 'res');
    expect(breaches(scene.table, credit('bonus'))).toEqual(['toe/7/bonus-last']);
  });
  it('TOE-7.12 ✓ with all sections and all vehicles it counts', () => {
    const scene = s3(...NORTH, ...EAST);
    scene.mans('S3', 'mascha', 'res', 'res');
    expect(breaches(scene.marker('anna', 110).table, credit('bonus'))).toEqual([]);
  });
  it('TOE-7.13 ✗ the class 2 bonus with Henry (class 1)', () => {
    const scene = s3(...NORTH, ...EAST);
    scene.mans('S3', 'henry', 'res', 'res');
    expect(breaches(scene.table, credit('bonus'))).toEqual(['toe/7/too-slow']);
    expect(value(scene)).toBe(110);
  });
  it('TOE-7.13 ✓ with Mascha everything has class 2', () => {
    const scene = s3(...NORTH, ...EAST);
    scene.mans('S3', 'mascha', 'res', 'res');
    expect(value(scene)).toBe(130);
    expect(breaches(scene.marker('anna', 110).table, credit('bonus'))).toEqual([]);
  });
  it('TOE-7.14 ✗ the night bonus with a Bomz', () => {
    const scene = new Scene()
      .contract('anna', 'ETN1')
      .licences('anna', 'berlin-praha', 'wien-budapest', 'praha-wien');
    scene.mans('ETN1', 'lady', 'wlam', 'bomz');
    expect(breaches(scene.table, credit('bonus', 0, 'ETN1'))).toEqual(['toe/7/no-sleeper']);
  });
  it('TOE-7.14 ✓ sleepers only; traction is exempt', () => {
    const scene = new Scene()
      .contract('anna', 'ETN1')
      .licences('anna', 'berlin-praha', 'wien-budapest', 'praha-wien');
    scene.mans('ETN1', 'lady', 'wlam', 'bcm');
    expect(value(scene)).toBe(50);
    expect(breaches(scene.marker('anna', 30).table, credit('bonus', 0, 'ETN1'))).toEqual([]);
  });
  it('TOE-7.15 completed: turned over, vehicles discarded, income stays', () => {
    const scene = s3(...NORTH, ...EAST.slice(1)).phase('site');
    const vehicles = scene.mans('S3', 'mascha', 'res', 'res');
    const before = scene.booked().table;
    const buys = { type: 'licence', seat: 'anna', connection: 'london-calais' };
    scene.play(buys);
    expect(guide.news!(before, scene.table, buys).map((news) => say(words, 'en', news))).toEqual([
      'S 3 is completed',
      'yearly profit anna 80k → 130k',
    ]);
    expect(pieceOf(scene.table, contractPiece('S3'))).toEqual({ at: 'seat/anna', side: 'done' });
    expect(vehiclesAt(scene.table, underPlace('S3'))).toEqual([]);
    for (const piece of vehicles) expect(pieceOf(scene.table, piece)?.at).toMatch(/^discard\//);
    expect(markerAt(scene.table, 'anna')).toBe(130);
    expect(completed(scene.table, 'anna')).toEqual(['S3']);
  });
  it('TOE-7.16 ✗ Mascha goes from the completed S3 to EF3', () => {
    const scene = new Scene().completed('anna', 'S3').contract('anna', 'EF3').phase('fair');
    const piece = scene.discarded('loco', 'mascha');
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece, contract: 'EF3' })).toEqual([
      'toe/7/discarded',
    ]);
  });
  it('TOE-7.15 a discarded vehicle comes back later, and that is what is said', () => {
    const { de, en } = game.words['toe/7/discarded']!;
    expect(de).toContain('kommt es erst mit dem Vorrat zurück ins Spiel');
    expect(en).toContain('comes back into the game with the supply');
    const scene = new Scene();
    const piece = scene.discarded('loco', 'mascha');
    scene.do(...drafted(scene.table, (draft) => reshuffle(draft, 'loco')));
    expect(pieceOf(scene.table, piece)).toEqual({ at: 'supply/loco', side: 'back' });
  });
  it('TOE-7.16 ✓ from a contract that is not completed it may', () => {
    const scene = s3().contract('anna', 'EF3').phase('fair');
    const [mascha] = scene.mans('S3', 'mascha');
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece: mascha!, contract: 'EF3' })).toEqual(
      [],
    );
  });
  it('TOE-7.17 chips of a completed contract stay with the owner and count', () => {
    const scene = s3(...NORTH, ...EAST.slice(1))
      .chips('S3', 2)
      .phase('site');
    scene.mans('S3', 'mascha', 'res', 'res');
    scene.booked().play({ type: 'licence', seat: 'anna', connection: 'london-calais' });
    expect(piecesAt(scene.table, 'seat/anna').filter((piece) => piece.startsWith('chip/'))).toHaveLength(2);
    expect(markerAt(scene.table, 'anna')).toBe(150);
  });
  it('TOE-7.18 new contracts may be taken while old ones are open', () => {
    const scene = s3().contract('anna', 'EF1', 'EF2', 'EF4').opens('EF3').booked().phase('conference');
    expect(breaches(scene.table, { type: 'take', seat: 'anna', contract: 'EF3' })).toEqual([]);
  });
  it('OQ-21 two bonuses count one by one; completion needs both', () => {
    const scene = new Scene()
      .contract('anna', 'ETN9')
      .licences('anna', 'muenchen-venezia', 'venezia-roma', 'roma-napoli');
    scene.mans('ETN9', 'viktor', 'wlam', 'bcvmz');
    const now = booksOf(scene.table, 'anna').get('ETN9')!;
    expect(now.bonuses).toEqual([true, false]);
    expect(now.complete).toBe(false);
  });
  it('OQ-22 income falls when vehicles are withdrawn', () => {
    const scene = s3(...NORTH).phase('fair');
    const [henry, res] = scene.mans('S3', 'henry', 'res');
    scene.booked().play({ type: 'withdraw', seat: 'anna', piece: res! });
    expect(markerAt(scene.table, 'anna')).toBe(40);
    scene.play({ type: 'withdraw', seat: 'anna', piece: henry! });
    expect(markerAt(scene.table, 'anna')).toBe(0);
  });
});
