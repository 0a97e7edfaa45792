import { describe, expect, it } from 'vitest';
import { BANK, companyPlace, hexPlace } from '../../../rail/ids.ts';
import { cashOf, pieceOf, piecesAt } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import { Intro } from '../intro/scene.ts';
import { layout } from '../readers.ts';
import { broke, played, SEATS3, told } from '../testing.ts';
import { Build } from '../track-scene.ts';
import { lay } from './lay.ts';

const lays = (hex: string, tile: string, turn = 0, seat = 'anna'): Move => ({
  type: 'lay',
  seat,
  hex,
  tile,
  turn,
});
const tileOn = (scene: { table: Build['table'] }, hex: string): string | undefined =>
  layout(scene.table).tiles.get(hex)?.tile;

describe('where tiles may lie (chapter 2)', () => {
  it('DO-2.1.1.2 ✗ DO-T.8 ✗ no tile goes on a gray hex, a yard neither', () => {
    expect(broke(new Build().table, lays('E14', '9'))).toEqual(['2.1.1/gray-hex']);
    expect(broke(new Build().table, lays('C6', '8'))).toEqual(['2.1.1/gray-hex']);
  });
  it('DO-2.1.1.3 ✗ no tile goes on a red field', () => {
    expect(broke(new Build().table, lays('C20', '8'))).toEqual(['2.1.1/red-field']);
  });
  it('DO-2.1.1.2 ✓ DO-2.1.1.3 ✓ DO-T.8 ✓ beside them it may lie, with track to their open sides', () => {
    expect(broke(new Build().table, lays('H9', '8', 5))).toEqual([]);
  });
  it('DO-2.5.1 ✗ DO-4.5.2.1 ✗ yellow tiles go on hexes without track', () => {
    expect(broke(new Build().table, lays('D9', '9'))).toEqual(['2.5/yellow-on-track']);
    expect(broke(new Build().table, lays('H15', '1904'))).toEqual(['2.5/yellow-on-track']);
  });
  it('DO-2.5.1 ✓ DO-4.5.2.1 ✓ a white hex takes one', () => {
    expect(broke(new Build().table, lays('H11', '1904'))).toEqual([]);
  });
  it('DO-2.5.2 ✗ DO-T.3 ✗ DO-T.7 ✗ no colour is skipped', () => {
    const late = new Build().phase('8').northward();
    expect(broke(late.tile('H9', '8', 5).table, lays('H9', '41'))).toEqual(['2.5/one-colour']);
    expect(broke(late.siding('H11').table, lays('H11', '1901'))).toEqual(['2.5/one-colour']);
    expect(broke(late.tile('C8', '1906').table, lays('C8', '1907'))).toEqual(['2.5/one-colour']);
  });
  it('DO-2.5.2 ✓ DO-T.3 ✓ yellow is followed by green, green by brown, brown by gray', () => {
    const coal = new Build().phase('8').northward().siding('H11');
    expect(broke(coal.table, lays('H11', '1930'))).toEqual([]);
    expect(broke(coal.tile('H11', '1930').table, lays('H11', '1901'))).toEqual([]);
    expect(broke(coal.tile('H11', '1901').table, lays('H11', '1902'))).toEqual([]);
  });
  it('DO-2.5.3 ✗ DO-4.5.2.3 ✗ before the first 3-train there are yellow tiles only', () => {
    const scene = new Build().tile('H9', '8', 5);
    expect(broke(scene.table, lays('H9', '23', 5))).toContain('4.5.2/tile-colour');
    expect(broke(scene.phase('3').table, lays('H9', '25', 5))).toEqual([]);
  });
  it('DO-2.5.3 ✓ DO-4.5.2.3 ✓ with it green ones come', () => {
    expect(broke(new Build().phase('3').tile('H9', '8', 5).table, lays('H9', '25', 5))).toEqual([]);
  });
});

describe('tiles and letters in The Railway Game (4.5.2)', () => {
  it('DO-4.5.2.2 ✗ a coal hex takes coal tiles, a plain one does not', () => {
    expect(broke(new Build().table, lays('H11', '9'))).toEqual(['4.5.2/coal-hex']);
    expect(broke(new Build().table, lays('H9', '1905', 5))).toEqual(['4.5.2/coal-tile']);
  });
  it('DO-4.5.2.2 ✓ DO-T.2 ✓ each has its own', () => {
    expect(broke(new Build().table, lays('H11', '1905'))).toEqual([]);
    expect(broke(new Build().table, lays('H9', '9', 2))).toEqual([]);
  });
  it('DO-T.2 ✗ neither a green tile on an empty hex, nor a plain one on coal', () => {
    expect(broke(new Build().phase('3').table, lays('H9', '23', 5))).toEqual(['2.5/one-colour']);
    expect(broke(new Build().table, lays('B3', '7'))).toEqual(['4.5.2/coal-hex']);
  });
  it('DO-4.5.2.4 ✗ DO-T.4 ✗ DO-T.5 ✗ a mill takes its own frame, and both it and the mine a siding first', () => {
    const scene = new Build().phase('3').northward();
    expect(broke(scene.table, lays('G12', '1937'))).toEqual(['4.5.2/frame']);
    expect(broke(scene.table, lays('G12', '1936'))).toEqual(['4.5.2/siding-first']);
    expect(broke(scene.table, lays('H11', '1939'))).toEqual(['4.5.2/siding-first']);
    expect(broke(scene.table, lays('H11', '23'))).toEqual(['4.5.2/plain-upgrade']);
    const brown = new Build().phase('5').northward().siding('G12').tile('G12', '1936');
    expect(broke(brown.table, lays('G12', '1956'))).toEqual(['4.5.2/frame']);
    expect(broke(brown.tile('C14', '1937', 0).table, lays('C14', '1952'))).toEqual(['4.5.2/frame']);
  });
  it('DO-4.5.2.4 ✓ DO-T.5 ✓ with its siding and in its colour it goes', () => {
    const scene = new Build().phase('3').northward().siding('G12').siding('H11');
    expect(broke(scene.table, lays('G12', '1936'))).toEqual([]);
    expect(broke(scene.table, lays('H11', '1930'))).toEqual([]);
  });
  it('DO-T.4 ✓ C14 goes by 1937, 1956 and 1957', () => {
    const scene = new Build('KWE').phase('8').tile('C18', '1904', 1).tile('C16', '9', 1).siding('C14');
    expect(broke(scene.table, lays('C14', '1937'))).toEqual([]);
    expect(broke(scene.tile('C14', '1937').table, lays('C14', '1956'))).toEqual([]);
    expect(broke(scene.tile('C14', '1956').table, lays('C14', '1957'))).toEqual([]);
  });
  it('DO-4.5.2.5 ✗ brown waits for the first 5-train, gray for the first 8-train', () => {
    const scene = new Build().northward().siding('H11').tile('H11', '1930');
    expect(broke(scene.phase('4').table, lays('H11', '1901'))).toEqual(['4.5.2/tile-colour']);
    expect(broke(scene.phase('6').tile('H11', '1901').table, lays('H11', '1902'))).toEqual([
      '4.5.2/tile-colour',
    ]);
  });
  it('DO-4.5.2.5 ✓ then they come', () => {
    const scene = new Build().northward().siding('H11').tile('H11', '1930');
    expect(broke(scene.phase('5').table, lays('H11', '1901'))).toEqual([]);
    expect(broke(scene.phase('8').tile('H11', '1901').table, lays('H11', '1902'))).toEqual([]);
  });
  it('DO-4.5.2.6 ✗ the harbour has its own tiles, and these lie only there', () => {
    const scene = new Build('DHB').phase('3');
    expect(broke(scene.table, lays('C8', '1930'))).toEqual(['4.5.2/harbour']);
    expect(broke(scene.table, lays('D9', '1906'))).toEqual(['4.5.2/harbour']);
  });
  it('DO-4.5.2.6 ✓ DO-T.7 ✓ 1906, 1900 and 1907, without any siding', () => {
    const scene = new Build('DHB').phase('8');
    expect(broke(scene.table, lays('C8', '1906'))).toEqual([]);
    expect(broke(scene.tile('C8', '1906').table, lays('C8', '1900'))).toEqual([]);
    expect(broke(scene.tile('C8', '1900').table, lays('C8', '1907'))).toEqual([]);
  });
  it('DO-4.5.2.3 ✗ turned so that old track is lost it does not go', () => {
    const scene = new Build().phase('3').tile('H9', '9', 2);
    expect(broke(scene.table, lays('H9', '23', 0))).toContain('4.5.2/old-track');
    expect(broke(scene.table, lays('H9', '23', 5))).toEqual([]);
  });
  it('DO-4.5.2.7 the replaced tile goes back to the supply, stations go along', () => {
    const scene = new Build().phase('3').northward().siding('G12').token('BME', 1, 'G12');
    const after = played(scene.table, lays('G12', '1936'));
    expect(tileOn({ table: after }, 'G12')).toBe('1936');
    expect(pieceOf(after, 'token/BME/1')?.at).toBe('hex/G12/n0/0');
    const coal = played(scene.siding('H11').table, lays('H11', '1930'));
    expect(piecesAt(coal, hexPlace('H11')).filter((piece) => piece.startsWith('tile/'))).toEqual([
      'tile/1930/1',
    ]);
    expect(pieceOf(coal, 'tile/1904/1')?.at).toBe('supply');
  });
  it('DO-4.5.2.8 printed costs are paid to the bank with the yellow tile, and not again', () => {
    const scene = new Build();
    const before = cashOf(scene.table, BANK);
    const after = played(scene.table, lays('H9', '9', 2));
    expect(cashOf(after, companyPlace('BME'))).toBe(370);
    expect(cashOf(after, BANK)).toBe(before + 30);
    const poor = new Build().cash(companyPlace('BME'), 20);
    expect(broke(poor.table, lays('H9', '9', 2))).toEqual(['4.5.2/track-cost']);
    const upgrade = new Build().phase('3').tile('H9', '9', 2).cash(companyPlace('BME'), 0);
    expect(broke(upgrade.table, lays('H9', '23', 5))).toEqual([]);
    // What costs nothing is laid in debt too, whoever has made it.
    expect(broke(upgrade.cash(companyPlace('BME'), -20).table, lays('H9', '23', 5))).toEqual([]);
  });
});

describe('the exchange table (T)', () => {
  it('DO-T.1 ✗ what is used up is used up', () => {
    const scene = new Build().phase('8').tile('D9', '1954');
    expect(broke(scene.table, lays('G12', '1954'))).toContain('T/tile-supply');
  });
  it('DO-T.1 ✓ the last one may be laid', () => {
    const scene = new Build().phase('3');
    for (const hex of ['A10', 'B5', 'B9', 'B11', 'B15', 'C2', 'C4', 'C10']) scene.tile(hex, '9');
    expect(broke(scene.table, lays('H9', '9', 2))).toEqual([]);
    expect(broke(scene.tile('C12', '9').table, lays('H9', '9', 2))).toEqual(['T/tile-supply']);
  });
  it('DO-T.6 ✗ after 1938 comes 1941; the tiles of the overlay are not in this game', () => {
    const scene = new Build('HHW').phase('5').siding('H19').tile('H19', '1938', 4);
    expect(broke(scene.table, lays('H19', '1953', 4))).toEqual(['T/exchange-table']);
  });
  it('DO-T.6 ✓ 1938 over the print with its siding, then 1941', () => {
    const scene = new Build('HHW').phase('5').siding('H19');
    const turn = [0, 1, 2, 3, 4, 5].find((one) => broke(scene.table, lays('H19', '1938', one)).length === 0)!;
    expect(turn).toBeDefined();
    scene.tile('H19', '1938', turn);
    expect([0, 1, 2, 3, 4, 5].some((one) => broke(scene.table, lays('H19', '1941', one)).length === 0)).toBe(
      true,
    );
  });
  it('DO-T.9 ✗ 20 never follows 8', () => {
    const scene = new Build().phase('3').tile('H9', '8', 5);
    expect(broke(scene.table, lays('H9', '20', 5))).toEqual(['T/exchange-table']);
  });
  it('DO-T.9 ✓ 25 does, and 20 follows 9', () => {
    expect(broke(new Build().phase('3').tile('H9', '8', 5).table, lays('H9', '25', 5))).toEqual([]);
    expect(broke(new Build().phase('3').tile('H9', '9', 2).table, lays('H9', '20', 1))).toEqual([]);
  });
  it('DO-T.10 ✗ 44 never follows 23', () => {
    const scene = new Build().phase('5').tile('H9', '23', 5);
    expect(broke(scene.table, lays('H9', '44', 5))).toEqual(['T/exchange-table']);
  });
  it('DO-T.10 ✓ 41 does, in some turn', () => {
    const scene = new Build().phase('5').tile('H9', '23', 5);
    const fits = [0, 1, 2, 3, 4, 5].filter((turn) => broke(scene.table, lays('H9', '41', turn)).length === 0);
    expect(fits.length).toBeGreaterThan(0);
  });
  it('DO-T.11 ✗ nothing follows plain brown', () => {
    const scene = new Build().phase('8').tile('H9', '41', 2);
    expect(broke(scene.table, lays('H9', '1902', 2))).toEqual(['4.5.2/coal-tile']);
  });
  it('DO-T.11 ✓ brown coal is followed by gray', () => {
    const scene = new Build().phase('8').northward().tile('H11', '1901');
    expect(broke(scene.table, lays('H11', '1902'))).toEqual([]);
  });
});

describe('where track may lead (4.5.1)', () => {
  it('DO-4.5.1.6 ✗ a tile without contact to the own network', () => {
    expect(broke(new Build().table, lays('B15', '9', 1))).toEqual(['4.5.1/carries-on']);
  });
  it('DO-4.5.1.6 ✓ one track that carries on a line is enough', () => {
    expect(broke(new Build().table, lays('H9', '7', 4))).toEqual([]);
  });
  it('DO-4.5.1.7 ✗ no track against a blank gray side, a red side without triangle, or the edge', () => {
    const east = new Build().northward();
    // D13 has the blank north-west side of E14 in the south-east.
    expect(broke(east.table, lays('D13', '7', 5))).toEqual(['4.5.1/blank-gray-side']);
    const kwe = new Build('KWE').tile('C18', '1904', 1);
    expect(broke(new Build('DGEE').table, lays('B19', '9', 2))).toEqual(['4.5.1/blank-red-side']);
    expect(broke(kwe.table, lays('D19', '7', 3))).toEqual(['4.5.1/off-grid']);
    expect(told(kwe.table, lays('D19', '7', 3))).toBe('Das Gleis würde das Spielfeld verlassen (Osten).');
    expect(told(new Build('DGEE').table, lays('B19', '9', 2))).toMatch(/Hamm\/Minden \(C20\)/);
  });
  it('DO-4.5.1.7 ✓ DO-4.5.1.8 against a white neighbour without track it may end', () => {
    expect(broke(new Build().table, lays('H9', '9', 2))).toEqual([]);
  });
  it('DO-4.5.1.9 DGEE starts in A18, DHB in C8; arrows mark the sides of red fields', () => {
    expect(broke(new Build('DGEE').table, lays('B17', '1904', 0))).toEqual([]);
    expect(broke(new Build('DHB').table, lays('C10', '9', 1))).toEqual([]);
    expect(broke(new Build('CME').table, lays('C2', '9', 2))).toEqual([]);
    expect(broke(new Build('CME').table, lays('B3', '1905', 2))).toEqual([]);
  });
});

describe('one tile a turn, in its step (4.5)', () => {
  it('DO-4.5.4 ✗ a second tile', () => {
    const after = played(new Build().table, lays('H9', '9', 2));
    expect(broke(after, lays('H11', '1904'))).toEqual(['4.5/one-tile']);
    expect(broke(after, lays('H13', '27'))).toEqual(['4.5/one-tile']);
  });
  it('DO-4.5.4 ✓ one yellow tile or one upgrade', () => {
    expect(broke(new Build().table, lays('H9', '9', 2))).toEqual([]);
    expect(broke(new Build('DHB').phase('3').table, lays('C8', '1906'))).toEqual([]);
  });
  it('DO-4.5.3 ✗ after the run it is too late', () => {
    expect(broke(new Build('BME', 'payout').table, lays('H9', '9', 2))).toEqual(['4.5/step-order']);
  });
  it('who is asked for tiles is offered only legal ones, wherever reach ends', () => {
    const { table } = new Build();
    const moves = [...lay.candidates!(table, 'anna', {})];
    const hexes = new Set(moves.filter((move) => broke(table, move).length === 0).map(({ hex }) => hex));
    expect([...hexes].sort()).toEqual(['H11', 'H9']);
  });
});

describe('blocked ways', () => {
  const blocked = (company: string): Build =>
    new Build(company).northward().token('KWE', 1, 'G12').tile('G14', '9', 1);
  it('DO-4.5.1.3 ✗ behind a mill full of others nothing is built', () => {
    expect(broke(blocked('BME').table, lays('E14', '9'))).toEqual(['2.1.1/gray-hex']);
    const scene = new Build().northward().token('KWE', 1, 'G12');
    expect(broke(scene.siding('F13').phase('3').table, lays('F13', '1930'))).toEqual(['4.5.1/way-blocked']);
  });
  it('DO-4.5.1.3 ✓ the mill itself may be upgraded, and behind an own station one builds on', () => {
    const scene = new Build().phase('3').northward().token('KWE', 1, 'G12').siding('G12').siding('F13');
    expect(broke(scene.table, lays('G12', '1936'))).toEqual([]);
    expect(broke(scene.token('BME', 1, 'G12').token('KWE', 1, 'F15').table, lays('F13', '1930'))).toEqual([]);
  });
  it('DO-4.3.2.1.5 ✗ the Hansabahn too: a mill full of others stops its builders', () => {
    const scene = new Build('HHW').tile('H17', '9', 1).phase('3').siding('H15');
    scene.do({ put: 'token/HHW/0', at: companyPlace('HHW') }).token('HHW', 1, 'I20');
    scene.token('KWE', 1, 'H19');
    expect(broke(scene.table, lays('H17', '23', 1))).toEqual(['4.5.1/way-blocked']);
  });
  it('DO-4.3.2.1.5 ✓ with a free circle it goes on', () => {
    const scene = new Build('HHW').tile('H17', '9', 1).phase('3');
    expect(broke(scene.table, lays('H17', '23', 1))).toEqual([]);
  });
});

describe('tiles in the introductory game (3.2.2)', () => {
  const scene = (): Intro => new Intro().directs('BME').at('network');
  it('DO-3.2.2.8 ✗ the first tile of the BME far from home', () => {
    expect(broke(scene().table, lays('B15', '9', 1))).toEqual(['3.2.2/carries-on']);
  });
  it('DO-3.2.2.8 ✓ at home it goes', () => {
    expect(broke(scene().table, lays('H9', '9', 2))).toEqual([]);
  });
  it('DO-3.2.2.9 ✗ against the blank side of a gray hex', () => {
    const table = new Intro().directs('DHB').at('network').tile('C4', '9', 1).table;
    expect(broke(table, lays('D7', '1904', 2))).toEqual(['3.2.2/blank-gray-side']);
  });
  it('DO-3.2.2.9 ✓ by its open side', () => {
    const table = new Intro().directs('DHB').at('network').table;
    expect(broke(table, lays('D5', '8', 3))).toEqual([]);
  });
  it('DO-3.2.2.10 ✗ example B of 3.2.2.1: against a red field where there is no triangle', () => {
    const table = new Intro().directs('DGEE').at('network').table;
    expect(broke(table, lays('B19', '9', 2))).toEqual(['3.2.2/blank-red-side']);
  });
  it('DO-3.2.2.10 ✓ by a triangle', () => {
    const table = new Intro().directs('KWE').at('network').table;
    expect(broke(table, lays('C18', '1904', 1))).toEqual([]);
  });
  it('DO-3.2.2.11 ✗ example C of 3.2.2.1: off the map', () => {
    const table = new Intro().directs('DHB').at('network').tile('C10', '8', 1).table;
    expect(broke(table, lays('B11', '9', 0))).toEqual(['3.2.2/off-grid']);
  });
  it('DO-3.2.2.11 ✓ DO-3.2.2.12 on the map it need not meet any track', () => {
    const table = new Intro().directs('DHB').at('network').tile('C10', '8', 1).table;
    expect(broke(table, lays('B11', '7', 5))).toEqual([]);
  });
  it('DO-3.2.2.13 DO-3.2.2.14 the DHB goes on from every track of the harbour', () => {
    const table = new Intro().directs('DHB').at('network').clock({ phase: '3' }).tile('C8', '1906').table;
    for (const [hex, turn] of [
      ['C10', 1],
      ['B9', 0],
      ['D7', 3],
    ] as const)
      expect(broke(table, lays(hex, hex === 'D7' ? '1904' : '9', turn))).toEqual([]);
  });
  it('DO-3.2.2.1.1 ✗ DO-3.2.2.1.2 ✗ coal tiles go on coal hexes, and nothing else does', () => {
    const cme = new Intro().directs('CME').at('network').table;
    expect(broke(cme, lays('B3', '8', 1))).toEqual(['3.2.2.1/coal-hex']);
    expect(broke(cme, lays('B5', '1905'))).toEqual(['3.2.2.1/coal-tile']);
  });
  it('DO-3.2.2.1.1 ✓ DO-3.2.2.1.2 ✓ DO-3.2.2.1.3 a coal tile on coal is a stop', () => {
    const after = played(new Intro().directs('CME').at('network').table, lays('B3', '1905', 2));
    expect(pieceOf(after, 'tile/1905/1')?.at).toBe('hex/B3');
  });
  it('DO-3.2.2.1.4 costs are not paid', () => {
    const after = played(scene().table, lays('H9', '9', 2));
    expect(Object.values(after.cash).every((amount) => amount === 0)).toBe(true);
  });
  it('DO-3.2.2.1.5 ✗ DO-3.2.2.1.10 ✗ colours wait for their trains', () => {
    const table = scene().tile('H9', '9', 2);
    expect(broke(table.table, lays('H9', '23', 5))).toEqual(['3.2.2.1/tile-colour']);
    expect(broke(table.clock({ phase: '4' }).tile('H9', '23', 5).table, lays('H9', '41', 2))).toContain(
      '3.2.2.1/tile-colour',
    );
    const coal = scene().tile('H11', '1901').clock({ phase: '6' });
    expect(broke(coal.table, lays('H11', '1902'))).toEqual(['3.2.2.1/tile-colour']);
  });
  it('DO-3.2.2.1.5 ✓ DO-3.2.2.1.10 ✓ then they may replace what lies there', () => {
    expect(broke(scene().clock({ phase: '3' }).tile('H9', '9', 2).table, lays('H9', '23', 5))).toEqual([]);
    expect(broke(scene().tile('H11', '1901').clock({ phase: '8' }).table, lays('H11', '1902'))).toEqual([]);
  });
  it('DO-3.2.2.1.6 ✗ a straight that would vanish', () => {
    const table = scene().clock({ phase: '3' }).tile('H9', '9', 2).table;
    expect(broke(table, lays('H9', '23', 1))).toContain('3.2.2.1/old-track');
  });
  it('DO-3.2.2.1.6 ✓ DO-3.2.2.1.12 it stays, and the old tile can be used again', () => {
    const after = played(scene().clock({ phase: '3' }).tile('H9', '9', 2).table, lays('H9', '23', 5));
    expect(pieceOf(after, 'tile/9/1')?.at).toBe('supply');
  });
  it('DO-3.2.2.1.7 ✗ plain green over coal', () => {
    const table = scene().clock({ phase: '3' }).tile('H11', '1904').table;
    expect(broke(table, lays('H11', '23'))).toEqual(['3.2.2.1/plain-upgrade']);
  });
  it('DO-3.2.2.1.7 ✓ plain green over plain yellow', () => {
    expect(broke(scene().clock({ phase: '3' }).tile('H9', '9', 2).table, lays('H9', '23', 5))).toEqual([]);
  });
  it('DO-3.2.2.1.8 ✗ DO-3.2.2.1.9 ✗ example D of 3.2.2.1: no siding, no upgrade; another frame neither', () => {
    const table = scene().clock({ phase: '3' }).tile('H11', '1904').table;
    expect(broke(table, lays('H11', '1930'))).toEqual(['3.2.2.1/siding-first']);
    expect(broke(table, lays('G12', '1936'))).toEqual(['3.2.2.1/siding-first']);
    expect(broke(table, lays('G12', '1937'))).toEqual(['3.2.2.1/frame']);
  });
  it('DO-3.2.2.1.8 ✓ DO-3.2.2.1.9 ✓ with a siding it goes', () => {
    const table = scene().clock({ phase: '3' }).tile('H11', '1904').siding('H11').siding('G12').table;
    expect(broke(table, lays('H11', '1930'))).toEqual([]);
    expect(broke(table, lays('G12', '1936'))).toEqual([]);
  });
  it('DO-3.2.2.1.11 ✗ the harbour and its tiles', () => {
    const table = new Intro().directs('DHB').at('network').clock({ phase: '3' }).table;
    expect(broke(table, lays('C8', '1936'))).toEqual(['3.2.2.1/harbour']);
    expect(broke(table, lays('D9', '1906'))).toEqual(['3.2.2.1/harbour']);
  });
  it('DO-3.2.2.1.11 ✓ 1906 on C8', () => {
    const table = new Intro().directs('DHB').at('network').clock({ phase: '3' }).table;
    expect(broke(table, lays('C8', '1906'))).toEqual([]);
  });
  it('DO-3.2.2.2.1 ✗ a director of the CME extends the BME', () => {
    const table = new Intro().directs('CME').at('network').table;
    expect(broke(table, lays('H9', '9', 2))).toEqual(['3.2.2.2/own-railway']);
  });
  it('DO-3.2.2.2.1 ✓ of several railways any one that is his', () => {
    const table = new Intro().directs('CME').directs('BME').at('network').table;
    expect(broke(table, lays('H9', '9', 2))).toEqual([]);
    expect(broke(table, lays('C2', '9', 2))).toEqual([]);
  });
  it('DO-3.2.2.2.2 who directs nothing may go on from any station, of railways not yet taken too', () => {
    const table = new Intro().directs('BME', 'bert').at('network').table;
    expect(broke(table, lays('H9', '9', 2))).toEqual([]);
    expect(broke(table, lays('C18', '1904', 1))).toEqual([]);
  });
  it('DO-3.2.2.2.3 ✗ one tile a turn, however many railways', () => {
    const after = played(new Intro().directs('CME').directs('BME').at('network').table, lays('H9', '9', 2));
    expect(broke(after, lays('C2', '9', 2))).toEqual(['3.2.2.2/one-tile']);
  });
  it('DO-3.2.2.2.3 ✓ DO-3.2.2.2.6 one, or none', () => {
    expect(broke(scene().table, lays('H9', '9', 2))).toEqual([]);
    expect(broke(scene().table, { type: 'finish', seat: 'anna' })).toEqual([]);
  });
  /** The DGEE comes from Dortmund City by Nordmarkt to the mill in the Unionviertel. */
  const atTheMill = (): Intro =>
    new Intro().directs('DGEE').at('network').token('DGEE', 1, 'E12').tile('D11', '8', 5);
  it('DO-3.2.2.3.5 ✗ example A of 3.2.2.1: the DGEE builds on behind a mill of the BME', () => {
    const { table } = atTheMill().token('BME', 1, 'D9');
    expect(broke(table, lays('D7', '1904', 1))).toEqual(['3.2.2.3/way-blocked']);
  });
  it('DO-3.2.2.3.5 ✓ without the station of the BME it goes on', () => {
    expect(broke(atTheMill().table, lays('D7', '1904', 1))).toEqual([]);
  });
  it('DO-3.2.2 ✗ a lay by another seat: it is not its turn', () => {
    expect(broke(scene().table, lays('H9', '9', 2, 'bert'))).toEqual(['3.2/intro-turn']);
  });
});

it('a hand with a tile over a hex means a lay, in every turn that fits', () => {
  const { table } = new Build('BME', 'track', SEATS3);
  const hand = { piece: 'tile/9/1', pay: 0, from: 'supply', to: 'hex/H9' };
  const meant = [...lay.reads!(table, 'anna', hand)];
  expect(meant.every((move) => broke(table, move).length === 0)).toBe(true);
  expect(meant.length).toBeGreaterThan(0);
});
