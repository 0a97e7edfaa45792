import { describe, expect, it } from 'vitest';
import { legal } from '../../../table/title.ts';
import type { Hand } from '../../../table/game.ts';
import { Scene } from '../testing.ts';
import { building, layBreaches, minneapolis } from '../track-scene.ts';
import { erie } from './privates.ts';
import { extra, lay } from './lay.ts';
import { station } from './station.ts';

const hand = (piece: string, from: string, to: string, turn?: number): Hand =>
  ({ piece, from, to, ...(turn === undefined ? {} : { turn }) }) as Hand;

describe('what a hand can mean', () => {
  it('a tile from the supply: every turn in which it fits, or the one it was turned to', () => {
    const { table } = building('NP');
    const meant = [...lay.reads!(table, 'anna', hand('tile/57/1', 'supply', 'hex/D22'))];
    expect(meant.map(({ turn }) => turn).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    const turned = lay.reads!(table, 'anna', hand('tile/57/1', 'supply', 'hex/D22', 2));
    expect(turned).toEqual([{ type: 'lay', seat: 'anna', hex: 'D22', tile: '57', turn: 2 }]);
    expect(lay.reads!(table, 'anna', hand('tile/57/1', 'supply', 'hex/H22'))).toHaveLength(1);
    expect(lay.reads!(table, 'anna', hand('tile/57/1', 'hex/D22', 'hex/H22'))).toEqual([]);
  });
  it('the same tile by private 4, for its owner only', () => {
    const scene = minneapolis().owns('anna', 'RMC');
    const drop = hand('tile/9/1', 'supply', 'hex/D20', 1);
    expect(extra.reads!(scene.table, 'anna', drop)).toHaveLength(1);
    expect(extra.reads!(scene.table, 'bert', drop)).toEqual([]);
    expect(
      [...extra.reads!(scene.table, 'anna', hand('tile/9/1', 'supply', 'hex/D20'))].length,
    ).toBeGreaterThan(0);
  });
  it('the ERIE tile on its hex, and a marker in a circle', () => {
    const { table } = new Scene().owns('anna', 'ERIE');
    expect(erie.reads!(table, 'anna', hand('tile/ERIE/1', 'with/ERIE', 'hex/E31'))).toHaveLength(1);
    expect(erie.reads!(table, 'anna', hand('tile/ERIE/1', 'with/ERIE', 'hex/D20'))).toEqual([]);
    const token = station.reads!(table, 'anna', hand('token/UP/1', 'company/UP', 'hex/F26/n0/0'));
    expect(token).toEqual([
      { type: 'station', seat: 'anna', hex: 'F26', node: 0, slot: 0, token: 'token/UP/1' },
    ]);
  });
});

describe('what can be done', () => {
  it('every lay that is listed is legal, and none is forgotten on the hexes around', () => {
    const scene = minneapolis('3').tile('D20', '9', 0);
    const listed = new Set(
      [...legal(lay, scene.table, 'anna', {})].map((m) => `${m.hex} ${m.tile} ${m.turn}`),
    );
    const tiles = [
      '3',
      '4',
      '6',
      '7',
      '8',
      '9',
      '57',
      '58',
      '14',
      '15',
      '23',
      '24',
      '25',
      '26',
      '27',
      '28',
      '29',
      '16',
      '19',
      '20',
    ];
    for (const hex of ['D18', 'D20', 'D22', 'D24', 'C21', 'C23', 'E21', 'E23', 'H22'])
      for (const tile of tiles)
        for (let turn = 0; turn < 6; turn++)
          expect([hex, tile, turn, listed.has(`${hex} ${tile} ${turn}`)]).toEqual([
            hex,
            tile,
            turn,
            layBreaches(scene, hex, tile, turn).length === 0,
          ]);
  });
  it('the ERIE tile is offered to its owner, and private 4 in the turn of his company', () => {
    const scene = minneapolis().owns('anna', 'RMC', 'ERIE');
    expect([...legal(erie, scene.table, 'anna', {})]).toHaveLength(1);
    expect([...legal(erie, scene.table, 'bert', {})]).toEqual([]);
    expect([...legal(extra, scene.table, 'anna', {})].length).toBeGreaterThan(0);
    expect([...legal(extra, minneapolis().owns('bert', 'RMC').table, 'bert', {})]).toEqual([]);
  });
  it('a marker is offered in every city that the track reaches', () => {
    const scene = building('ATS', '3').tile('F24', '57', 1).tile('F22', '9', 1).tile('F20', '14', 0);
    const listed = [...legal(station, scene.table, 'anna', {})].map(({ hex, slot }) => `${hex}/${slot}`);
    expect(listed.toSorted()).toEqual(['F20/0', 'F20/1', 'F24/0']);
  });
});
