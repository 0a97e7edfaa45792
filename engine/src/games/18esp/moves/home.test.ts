import { describe, expect, it } from 'vitest';
import { building, gijon, laid, layBreaches, lays, openBreaches, stationBreaches } from '../build-scene.ts';
import { nextCompany } from '../flow.ts';
import { after, breaches, Scene } from '../testing.ts';
import { home } from './home.ts';
import { pieceOf } from '../../../table/places.ts';
import { say } from '../../../table/words.ts';
import { game } from '../index.ts';

const homeMove = (node: number) => ({ type: 'home', seat: 'anna', node });
const begun = (company: string, scene = new Scene().phase('3')): Scene =>
  scene
    .start(company, 'anna')
    .stockRound(2, '3')
    .clock({ round: 'OR', or: 1, operated: [] })
    .draft((draft) => nextCompany(draft));

describe('the home station', () => {
  it('ESP-5.3.4.03 is the first action of a company, for nothing, with or without a tile', () => {
    const bare = begun('CRB');
    expect(pieceOf(bare.table, 'token/CRB/0')!.at).toBe('hex/B26/n0/0');
    expect(bare.table.cash['company/CRB']).toBe(320);
    expect(bare.table.clock.stationed).toBe(false);
    const built = begun('CRB', new Scene().phase('3').tile('B26', '14', 4));
    expect(pieceOf(built.table, 'token/CRB/0')!.at).toBe('hex/B26/n0/0');
    expect(breaches(home, bare.table, homeMove(0))).toEqual(['18esp/5.3.4/home-done']);
  });
  it('ESP-5.3.4.12 in an OO hex with a tile the director chooses one of two cities', () => {
    const scene = begun('SC', new Scene().phase('3').tile('C31', 'L131'));
    expect(pieceOf(scene.table, 'token/SC/0')!.at).toBe('company/SC');
    for (const node of [0, 1]) {
      expect(breaches(home, scene.table, homeMove(node))).toEqual([]);
      expect(pieceOf(after(home, scene.table, homeMove(node)), 'token/SC/0')!.at).toBe(`hex/C31/n${node}/0`);
    }
    expect(breaches(home, scene.table, homeMove(2))).toEqual(['18esp/5.3.4/home-circle']);
  });
  it('ESP-5.3.4.12 the log says which of the two it was', () => {
    const { table } = begun('SC', new Scene().phase('3').tile('C31', 'L131'));
    const said = [0, 1].map((node) => say(game.words, 'en', home.label(table, homeMove(node))));
    expect(new Set(said).size).toBe(2);
    for (const one of said)
      expect(one).toMatch(/^SC places its home station in Sevilla \(C31\), stop in the [a-z-]+$/);
  });
  it('ESP-5.3.4.12 the choice waits for the tile: the marker on the bare print is asked about once one is laid', () => {
    const scene = building('CFEA');
    expect(pieceOf(scene.table, 'token/CFEA/0')!.at).toBe('hex/D6/n0/0');
    lays(scene, 'D6', 'L132', 2);
    expect(pieceOf(scene.table, 'token/CFEA/0')!.at).toBe('company/CFEA');
    expect(pieceOf(after(home, scene.table, homeMove(1)), 'token/CFEA/0')!.at).toBe('hex/D6/n1/0');
  });
  it('ESP-5.3.4.12 also where another company lays it; then the choice comes with the next turn', () => {
    const scene = building('CFLG')
      .tile('E3', 'L82')
      .tile('E5', '73', 4)
      .start('CFEA', 'bert')
      .token('CFEA', 0, 'D6');
    const table = laid(scene.tile('E5', '72', 2), 'D6', 'L131', 2);
    expect(pieceOf(table, 'token/CFEA/0')!.at).toBe('company/CFEA');
  });
  it('ESP-5.3.4.03 comes before everything else that is built', () => {
    const scene = lays(building('CFEA'), 'D6', 'L132', 2);
    expect(layBreaches(scene, 'C5', 'L94', 1)).toContain('5.3.4/home-marker-first');
    expect(stationBreaches(scene, 'D6')).toContain('5.3.4/home-marker-first');
    expect(openBreaches(scene, 'D12')).toContain('5.3.4/home-marker-first');
    scene.table = after(home, scene.table, homeMove(0));
    expect(layBreaches(scene, 'C5', 'L94', 1)).not.toContain('5.3.4/home-marker-first');
  });
  it('ESP-2.1.03 the white marker leaves with the first tile', () => {
    const scene = building('CFEA');
    expect(pieceOf(scene.table, 'white/SFVA')!.at).toBe('hex/D6/n1/0');
    expect(pieceOf(laid(scene, 'D6', 'L132', 2), 'white/SFVA')!.at).toBe('out');
  });
  it('does nothing where nobody waits', () => {
    expect(after(home, gijon().table, homeMove(0))).toEqual(gijon().table);
  });
});
