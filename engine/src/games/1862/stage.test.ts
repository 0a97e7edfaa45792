import { describe, expect, it } from 'vitest';
import { OUT } from '../../rail/ids.ts';
import type { Surface } from '../../stage/stage.ts';
import type { Table62 } from './clock.ts';
import { placeErie } from './moves/privates.ts';
import { stage } from './stage.ts';
import { laterRound, newTable, Scene } from './testing.ts';
import { beside, building } from './track-scene.ts';

type Kind<K extends Surface['kind']> = Extract<Surface, { readonly kind: K }>;
const surfaces = <K extends Surface['kind']>(table: Table62, kind: K): readonly Kind<K>[] =>
  stage(table).surfaces.filter((surface): surface is Kind<K> => surface.kind === kind);
const rack = (table: Table62, id: string): Kind<'rack'> | undefined =>
  surfaces(table, 'rack').find((surface) => surface.id === id);

describe('the map', () => {
  const [map] = surfaces(newTable(), 'hexmap');
  it('shows the border between the two countries on both of its sides, and the bar', () => {
    const sides = (hex: string): readonly string[] =>
      (map!.board.hexes[hex]?.borders ?? []).map(({ side, kind }) => `${side} ${kind}`);
    expect(sides('B22')).toEqual(['0 national', '5 national']);
    expect(sides('C21')).toContain('3 national');
    expect(sides('C25')).toEqual(['4 impassable', '5 impassable', '2 national', '3 national']);
    expect(sides('K17')).toEqual([]);
    expect(map!.print?.abroad).toContain('B22');
    expect(map!.print?.abroad).not.toContain('C21');
  });
  it('says what Salt Lake City counts once both companies can run there', () => {
    const scene = building('UP', '3').tile('F20', '57', 1).tile('F18', '8', 4).tile('G17', '6', 1);
    scene.tile('G15', '9', 1).tile('G13', '57', 1).tile('G11', '9', 1).tile('G9', '9', 1).tile('G7', '9', 1);
    const [before] = surfaces(scene.table, 'hexmap');
    const [after] = surfaces(beside(scene.tile('G5', '57', 1), 'CPR').table, 'hexmap');
    expect([before!.print?.worth, after!.print?.worth]).toEqual([undefined, { G13: '20+20' }]);
  });
  it('keeps no circle for a company that has left the game', () => {
    const { table } = laterRound().do({ put: 'marker/CN', at: 'out' });
    const [now] = surfaces(table, 'hexmap');
    expect(map!.board.hexes['B22']?.nodes[0]?.reserved).toEqual(['CN']);
    expect(now!.board.hexes['B22']?.nodes[0]?.reserved).toEqual([null]);
  });
});

describe('companies', () => {
  it('lie in groups that say what opens them', () => {
    const notes = (table: Table62): readonly string[] =>
      surfaces(table, 'group').map(({ state, note }) => `${state} ${note.key}`);
    expect(notes(newTable())).toEqual(Array(4).fill('closed 1862/group/privates'));
    expect(notes(laterRound().table)).toEqual([
      'open 1862/group/open',
      'closed 1862/group/sell',
      'closed 1862/group/start',
      'closed 1862/group/found',
    ]);
  });
  it('say how far they are before they operate', () => {
    const { table } = laterRound().founded('NYC', 'anna', 80).started('CP', 'bert');
    const waits = (id: string): string | undefined =>
      surfaces(table, 'charter').find((charter) => charter.id === id)?.waits;
    expect(['CP', 'NYC', 'NYH', 'UP'].map(waits)).toEqual([undefined, 'founded', 'offered', 'locked']);
    const order = surfaces(table, 'group')[0]!.charters;
    expect(order).toEqual(['CP', 'NYH', 'NYC']);
  });
  it('turned certificates show their half', () => {
    const scene = laterRound().started('CP', 'anna');
    scene.do(
      { put: 'cert/CP/0', at: 'seat/anna', side: 'half' },
      { put: 'cert/CP/9', at: 'company/CP', side: 'half' },
    );
    expect(stage(scene.table).faces['cert/CP/0']).toMatchObject({ percent: 10, president: true });
    expect(stage(laterRound().table).faces['cert/CP/0']).toMatchObject({ percent: 30 });
  });
});

describe('private companies', () => {
  it('lie with their bids, and the ERIE tile goes with its card', () => {
    const scene = new Scene().clock({ bids: [{ lot: 'RMC', seat: 'bert', bid: 105 }] });
    const slot = rack(scene.table, 'privates')?.groups[0]?.slots.find(
      ({ kinds }) => kinds?.[0] === 'private/RMC',
    );
    expect(slot?.bids).toEqual([{ seat: 'bert', amount: 105, leads: true }]);
    const owned = new Scene().owns('anna', 'ERIE').table;
    const mats = surfaces(owned, 'mat').map(({ folders }) => folders?.[0]?.under);
    expect(mats).toEqual(['with/ERIE', undefined, undefined, undefined]);
    const laid = new Scene().privatesSold().owns('anna', 'ERIE').draft(placeErie).table;
    expect(surfaces(laid, 'mat').every(({ folders }) => folders === undefined)).toBe(true);
    expect(rack(laid, 'privates')).toBeUndefined();
  });
  it('a closed one is done, and SOC shows what it pays less', () => {
    const { table } = laterRound().owns('anna', 'SOC').started('UP', 'bert');
    expect(stage(table).faces['private/SOC']).toMatchObject({ lines: [{ value: '+15' }, {}] });
    const gone = laterRound().owns('anna', 'SOC').started('UP', 'bert').do({ put: 'marker/UP', at: OUT });
    expect(stage(gone.table).faces['private/SOC']).toMatchObject({ lines: [{ value: '+15' }, {}] });
    expect(stage(table).faces['private/BOM']).toMatchObject({ state: 'done' });
  });
});

describe('trains and tiles', () => {
  it('E trains are dim until the first train of their number was bought; tiles make room when nobody builds', () => {
    const dim = (table: Table62): boolean | undefined =>
      rack(table, 'depot')?.groups[0]?.slots.find(({ kinds }) => kinds?.[0] === 'train/5E')?.dim;
    const scene = laterRound().started('UP', 'anna');
    expect(dim(scene.table)).toBe(true);
    expect(dim(scene.train('UP', '5').table)).toBe(false);
    expect(rack(scene.table, 'tray')?.form).toBe('folded');
    expect(rack(scene.operating('UP').table, 'tray')?.form).toBeUndefined();
  });
});
