import { describe, expect, it } from 'vitest';
import { seededLuck } from '../../table/luck.ts';
import { pieceIds, pieceOf, piecesAt } from '../../table/places.ts';
import type { Json, Seat } from '../../table/types.ts';
import { BUILT_IN_BOX } from './box.ts';
import type { ToeTable } from './clock.ts';
import { BANK_NOTES, MONEY } from './data/limits.ts';
import { game } from './index.ts';
import {
  BANK_CARD,
  CHAIR_CARD,
  isContract,
  isVehicle,
  marker,
  OUT,
  PILE,
  seatPlace,
  STARTS,
  sticksPlace,
  tail,
} from './pieces.ts';
import { contractsOf, display, markerAt, modelOf, openContracts, unassigned, vehiclesAt } from './readers.ts';
import { setup, targetOf } from './setup.ts';
import { after, breaches, luckOf, Scene, SEATS2, SEATS3, SEATS4 } from './testing.ts';

const fresh = (seats: readonly Seat[] = SEATS3, seed = 5, options: Record<string, Json> = {}): ToeTable =>
  setup({ seats, variant: 'standard', options }, seededLuck(seed, 0));
const everyModel = (table: ToeTable, kind: 'loco' | 'wagon'): Record<string, number> => {
  const count: Record<string, number> = {};
  for (const piece of display(table, kind)) {
    const id = modelOf(table, piece)!.id;
    count[id] = (count[id] ?? 0) + 1;
  }
  return count;
};

describe('goal and variants (ch. 1)', () => {
  it('TOE-1.1 the goal is a number of completed contracts, three by itself', () => {
    expect(fresh().clock.target).toBe(3);
    expect(fresh().clock.ending).toBeNull();
  });
  it('TOE-1.2 a round consists of phases that players choose out of six', () => {
    const table = fresh();
    const [seat] = game.turn(table);
    expect([...game.options(table, seat!)].map((move) => move['phase'])).toEqual([
      'site',
      'fair',
      'conference',
      'auction',
      'premium',
      'aid',
    ]);
  });
  it('TOE-1.3 the variants are switches of their own and can be combined', () => {
    const flags = ['unlimited', 'hidden', 'audit', 'rescue'];
    for (const flag of flags) expect(game.optionSpecs.map((spec) => spec.id)).toContain(flag);
    const all = fresh(SEATS3, 1, { unlimited: true, hidden: true, audit: true, rescue: true });
    expect(all.clock.target).toBeNull();
    expect(Object.keys(all.clock.secret)).toHaveLength(9);
  });
});

describe('setup (ch. 2)', () => {
  it('TOE-2.1 the data are those of the corrected cards: every card adds up', () => {
    expect(BUILT_IN_BOX.contracts.size).toBe(74);
  });
  it('TOE-2.2 five of the 66 contracts are revealed, the rest is a pile', () => {
    const table = fresh();
    expect(openContracts(table)).toHaveLength(5);
    expect(piecesAt(table, PILE).filter(isContract)).toHaveLength(61);
  });
  it('TOE-2.3 five locomotives and five wagons lie face up, drawn from two supplies', () => {
    const table = fresh();
    expect(display(table, 'loco')).toHaveLength(5);
    expect(display(table, 'wagon')).toHaveLength(5);
    expect(vehiclesAt(table, 'supply/loco')).toHaveLength(38 - 5 - 3);
    expect(vehiclesAt(table, 'supply/wagon')).toHaveLength(82 - 5 - 6);
  });
  it('TOE-2.4 ✗ a year begins with three Ladys on display', () => {
    const scene = new Scene();
    scene.opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5').shows('loco', 'lady', 'lady', 'lady');
    expect(breaches(scene.table, { type: 'call', seat: 'anna', phase: 'site' })).toEqual([
      'toe/2/three-alike',
    ]);
    const tidied = after(scene.table, { type: 'tidy', seat: 'anna' });
    expect(everyModel(tidied, 'loco')['lady']).toBe(2);
    expect(breaches(tidied, { type: 'call', seat: 'anna', phase: 'site' })).toEqual([]);
  });
  it('TOE-2.4 ✓ two Ladys are fine, and no setup ever shows a third', () => {
    const scene = new Scene();
    scene.opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5').shows('loco', 'lady', 'lady', 'otto');
    expect(breaches(scene.table, { type: 'call', seat: 'anna', phase: 'site' })).toEqual([]);
    for (let seed = 1; seed < 60; seed++)
      for (const kind of ['loco', 'wagon'] as const)
        expect(Math.max(...Object.values(everyModel(fresh(SEATS4, seed), kind)))).toBeLessThanOrEqual(2);
  });
  it('TOE-2.5 marker, 48 sticks, 100.000 €, one locomotive and two wagons each', () => {
    const table = fresh();
    for (const seat of SEATS3) {
      expect(table.cash[seatPlace(seat)]).toBe(100_000);
      expect(piecesAt(table, sticksPlace(seat))).toHaveLength(48);
      const kinds = unassigned(table, seat).map((piece) => piece.split('/')[0]);
      expect(kinds).toEqual(['loco', 'wagon', 'wagon']);
      expect(pieceOf(table, marker(seat))).toBeDefined();
    }
  });
  it('TOE-2.6 all other notes are in the bank', () => {
    expect(fresh().cash['bank']).toBe(MONEY - 300_000);
  });
  it('TOE-2.7 one person holds the bank card', () => {
    expect(pieceOf(fresh(), BANK_CARD)?.at).toBe('seat/cleo');
  });
  it('TOE-2.8 dealt vehicles lie face up before their owner', () => {
    const table = fresh();
    for (const seat of SEATS3)
      for (const piece of unassigned(table, seat))
        expect(pieceOf(table, piece)?.side).toBe(modelOf(table, piece)?.id);
  });
  it('TOE-2.9 all markers start at 0', () => {
    for (const seat of SEATS3) expect(markerAt(fresh(), seat)).toBe(0);
  });
  it('TOE-2.10 the first chair is drawn by lot', () => {
    const chairs = new Set(Array.from({ length: 30 }, (_, seed) => fresh(SEATS3, seed).clock.chair));
    expect(chairs).toEqual(new Set(SEATS3));
    const table = fresh();
    expect(pieceOf(table, CHAIR_CARD)?.at).toBe(seatPlace(table.clock.chair));
    expect(game.turn(table)).toEqual([table.clock.chair]);
  });
  it('TOE-2.11 from the chair on, each draws a start contract', () => {
    const answers = Array<number>(5 + 10 + 9).fill(0);
    const table = setup({ seats: SEATS3, variant: 'standard', options: {} }, luckOf(...answers, 1, 2, 2, 2));
    expect(table.clock.chair).toBe('bob');
    expect(SEATS3.map((seat) => contractsOf(table, seat))).toEqual([['S5'], ['S3'], ['S4']]);
  });
  it('TOE-2.12 ✗ a left-over start contract is taken in the conference room', () => {
    const scene = new Scene().phase('conference');
    expect(breaches(scene.table, { type: 'take', seat: 'anna', contract: 'S5' })).toEqual([
      'toe/2/start-contracts',
    ]);
  });
  it('TOE-2.12 ✓ one start contract each, the others are out; an open contract may be taken', () => {
    const table = fresh();
    for (const seat of SEATS3) expect(contractsOf(table, seat)).toHaveLength(1);
    expect(piecesAt(table, OUT)).toHaveLength(5);
    expect(piecesAt(table, STARTS)).toHaveLength(0);
    const scene = new Scene().opens('EF3').phase('conference');
    expect(breaches(scene.table, { type: 'take', seat: 'anna', contract: 'EF3' })).toEqual([]);
  });
});

describe('material (ch. 3)', () => {
  it('TOE-3.1 the box holds what the rulebook lists', () => {
    const table = fresh(SEATS4);
    const count = (test: (piece: string) => boolean): number => pieceIds(table).filter(test).length;
    expect(count((p) => p.startsWith('stick/'))).toBe(192);
    expect(count((p) => p.startsWith('marker/'))).toBe(4);
    expect(count((p) => p.startsWith('phase/'))).toBe(6);
    expect(count((p) => p.startsWith('loco/'))).toBe(38);
    expect(count((p) => p.startsWith('wagon/'))).toBe(82);
    expect(count(isContract)).toBe(74);
    expect(piecesAt(table, 'chips')).toHaveLength(36);
    expect(BANK_NOTES.reduce((sum, note) => sum + note.count, 0)).toBe(100);
    expect(MONEY).toBe(4_760_000);
  });
  it('TOE-3.2 sticks show connections, the marker shows the yearly profit', () => {
    const scene = new Scene().phase('site').play({ type: 'licence', seat: 'anna', connection: 'paris-lyon' });
    expect(piecesAt(scene.table, 'network/paris-lyon/0/1')).toEqual(['stick/anna/2']);
    scene.marker('anna', 70);
    expect(markerAt(scene.table, 'anna')).toBe(70);
  });
  it('TOE-3.3 chips lie on contracts that nobody has taken', () => {
    const scene = new Scene().opens('EF3').chips('EF3', 1);
    expect(piecesAt(scene.table, 'on/EF3').map(tail)).toHaveLength(1);
  });
  it('TOE-3.4 ✗ a discarded wagon is put on the pile of the locomotives', () => {
    const scene = new Scene();
    const piece = scene.discarded('wagon', 'bomz');
    expect(breaches(scene.table, { type: 'discard', seat: 'anna', piece, pile: 'loco' })).toEqual([
      'toe/3/two-piles',
    ]);
  });
  it('TOE-3.4 ✓ wagons lie with wagons, locomotives with locomotives', () => {
    const scene = new Scene();
    const piece = scene.discarded('wagon', 'bomz');
    expect(breaches(scene.table, { type: 'discard', seat: 'anna', piece, pile: 'wagon' })).toEqual([]);
    scene
      .contract('anna', 'S3')
      .licences('anna', 'edinburgh-manchester', 'manchester-london', 'london-calais');
    scene.licences('anna', 'calais-bruxelles', 'bruxelles-koeln', 'koeln-frankfurt').mans('S3', 'res', 'res');
    const [loco] = scene.owns('anna', 'mascha');
    scene.booked().phase('fair').play({ type: 'assign', seat: 'anna', piece: loco!, contract: 'S3' });
    expect(vehiclesAt(scene.table, 'discard/loco')).toEqual([loco]);
    expect(vehiclesAt(scene.table, 'discard/wagon')).toHaveLength(3);
  });
  it('TOE-3.5 ✗ an unassigned vehicle of somebody else is turned over', () => {
    const scene = new Scene(SEATS3, { hidden: true });
    const [piece] = scene.owns('bob', 'lady');
    expect(breaches(scene.table, { type: 'peek', seat: 'anna', piece: piece! })).toEqual(['toe/3/face-down']);
  });
  it('TOE-8.18 ✗ nobody looks into the supply, with hidden vehicles or without', () => {
    for (const hidden of [false, true]) {
      const scene = new Scene(SEATS3, { hidden });
      const [piece] = vehiclesAt(scene.table, 'supply/loco');
      expect(breaches(scene.table, { type: 'peek', seat: 'anna', piece: piece! })).toEqual(['toe/8/unseen']);
      expect([...game.options(scene.table, 'anna', { type: 'peek' })]).toEqual([]);
    }
  });
  it('TOE-8.18 ✓ what lies open may be looked at', () => {
    const scene = new Scene();
    const [piece] = scene.owns('bob', 'lady');
    expect(breaches(scene.table, { type: 'peek', seat: 'anna', piece: piece! })).toEqual([]);
  });
  it('TOE-3.5 ✓ the owner sees it without turning it over; assigned vehicles stay open', () => {
    const scene = new Scene(SEATS3, { hidden: true }).contract('bob', 'S3');
    const [piece] = scene.owns('bob', 'lady');
    const [assigned] = scene.mans('S3', 'henry');
    expect(modelOf(game.view!(scene.table, 'bob'), piece!)?.id).toBe('lady');
    expect(modelOf(game.view!(scene.table, 'anna'), piece!)).toBeNull();
    expect(modelOf(game.view!(scene.table, 'anna'), assigned!)?.id).toBe('henry');
    expect(breaches(scene.table, { type: 'peek', seat: 'anna', piece: assigned! })).toEqual([]);
  });
});

describe('players and goal (ch. 4, 6, 13)', () => {
  it('TOE-4.5 the number of contracts is agreed before the game', () => {
    expect(targetOf({ target: 5 })).toBe(5);
    expect(game.optionSpecs.find((spec) => spec.id === 'target')?.choices.map((c) => c.value)).toEqual([
      3, 4, 5, 6, 7, 8,
    ]);
  });
  it('TOE-4.6 ✗ the number is set to 2', () => {
    expect(breaches(new Scene().table, { type: 'target', seat: 'anna', to: 2 })).toEqual([
      'toe/4/at-least-three',
    ]);
    expect(targetOf({ target: 2 })).toBe(3);
  });
  it('TOE-4.6 ✓ three is enough', () => {
    const scene = new Scene(SEATS3, { target: 5 });
    expect(breaches(scene.table, { type: 'target', seat: 'anna', to: 3 })).toEqual([]);
  });
  it('TOE-6.13 two players start near each other', () => {
    for (let seed = 1; seed < 40; seed++) {
      const table = fresh(SEATS2, seed);
      const [mine, yours] = SEATS2.map((seat) => contractsOf(table, seat)[0]!);
      expect(BUILT_IN_BOX.near.get(mine!)).toContain(yours);
    }
    expect([...BUILT_IN_BOX.near.get('S1')!]).toEqual(['S2']);
    expect([...BUILT_IN_BOX.near.get('S3')!].sort()).toEqual(['S2', 'S4', 'S8']);
  });
  it('TOE-FAQ.1 two to four players', () => {
    expect(game.players).toEqual({ min: 2, max: 4 });
  });
  it('a piece in the supply is nobody yet', () => {
    const table = fresh();
    for (const piece of pieceIds(table).filter(isVehicle))
      if (pieceOf(table, piece)!.at.startsWith('supply/')) expect(pieceOf(table, piece)!.side).toBe('back');
  });
});
