import { describe, expect, it } from 'vitest';
import { badajoz, building, gijon, leon } from './build-scene.ts';
import { game } from './index.ts';
import { pieceIds, pieceOf } from '../../table/places.ts';

describe('what a hand means by it', () => {
  it('a tile on a hex is a lay, with the face that belongs there and in every fitting turn', () => {
    const south = game.readings(badajoz().table, 'anna', { piece: 'tile/57/1', to: 'hex/C25' });
    expect(south.length).toBeGreaterThan(0);
    expect(south.every(({ type, tile }) => type === 'lay' && tile === '57')).toBe(true);
    const north = game.readings(gijon().table, 'anna', { piece: 'tile/4/1', to: 'hex/E5' });
    expect(north.map(({ tile, turn }) => [tile, turn])).toEqual([
      ['74', 0],
      ['74', 3],
    ]);
    expect(game.readings(gijon().table, 'anna', { piece: 'tile/4/1', to: 'hex/E5', turn: 3 })).toHaveLength(
      1,
    );
  });
  it('where nothing fits it is read as it lies, and on F26 as both sides', () => {
    expect(game.readings(badajoz().table, 'anna', { piece: 'tile/57/1', to: 'hex/D4', turn: 2 })).toEqual([
      { type: 'lay', seat: 'anna', hex: 'D4', tile: '956', turn: 2 },
    ]);
    const both = game.readings(badajoz().table, 'anna', { piece: 'tile/L79/1', to: 'hex/F26', turn: 0 });
    expect(both.map(({ tile }) => tile)).toEqual(['L79', 'L113']);
    expect(
      game.readings(badajoz().table, 'anna', { piece: 'tile/57/1', to: 'hex/C25', turn: 0, side: '956' }),
    ).toEqual([{ type: 'lay', seat: 'anna', hex: 'C25', tile: '956', turn: 0 }]);
  });
  it('a tile taken off the map, or put beside it, is no lay', () => {
    const { table } = badajoz();
    const lying = pieceIds(table).find((id) => pieceOf(table, id)!.at === 'hex/B26')!;
    expect(game.readings(table, 'anna', { piece: lying, to: 'hex/C25' })).toEqual([]);
    expect(game.readings(table, 'anna', { piece: 'tile/57/2', to: 'out' })).toEqual([]);
  });
  it('a marker in a circle is a station, the home marker at home the home station', () => {
    expect(game.readings(badajoz().table, 'anna', { piece: 'token/CRB/1', to: 'hex/C25/n0/0' })).toEqual([
      { type: 'station', seat: 'anna', hex: 'C25', node: 0, slot: 0, token: 'token/CRB/1' },
    ]);
    const { table } = building('SC').do({ put: 'token/SC/0', at: 'company/SC' });
    expect(game.readings(table, 'anna', { piece: 'token/SC/0', to: 'hex/C31/n1/0' })).toEqual([
      { type: 'home', seat: 'anna', node: 1 },
    ]);
  });
  it('a closed marker that leaves the map opens the pass, with P4 if the company has it', () => {
    const gesture = { piece: 'closed/D12', to: 'out' };
    expect(game.readings(leon().table, 'anna', gesture)).toEqual([
      { type: 'open', seat: 'anna', hex: 'D12' },
    ]);
    expect(game.readings(leon().private('P4', 'company/N').table, 'anna', gesture)).toHaveLength(2);
    expect(game.readings(leon().table, 'anna', { piece: 'closed/D12', to: 'supply' })).toEqual([]);
  });
});
