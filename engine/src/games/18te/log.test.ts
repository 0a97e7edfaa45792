import { describe, expect, it } from 'vitest';
import { specOf } from '../../table/judge.ts';
import type { Move } from '../../table/types.ts';
import { say } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { game } from './index.ts';
import { kwe, trainAt } from './operate-scene.ts';
import { ledger } from './score.ts';
import { laterRound } from './stock-scene.ts';
import { newTable, Scene } from './testing.ts';
import { words } from './words.ts';
import { pieceIds } from '../../table/places.ts';

const line = (table: TeTable, move: Move): string =>
  say(words, 'de', specOf(game, move.type)!.label(table, move));
const asked = (table: TeTable, move: Move): string => {
  const finding = specOf(game, move.type)!.rules.find((rule) => rule.check(table, move))!;
  return say(words, 'de', { key: finding.id, params: finding.check(table, move)! });
};

describe('the log', () => {
  it('TE-6.5.15 TE-6.5.18 a pass tells what it does to KHS', () => {
    const scene = new Scene().clock({ turn: 'cleo', passes: 2 });
    const pass = { type: 'pass', seat: 'cleo' };
    expect(line(scene.table, pass)).toBe('passt; die Bank legt 10M auf das Zertifikat der KHS');
    expect(line(scene.cash('ipo/KHS', 170).table, pass)).toBe(
      'passt; anna muss die KHS übernehmen und gründet sie ohne Gebot',
    );
    expect(line(newTable(), { type: 'pass', seat: 'anna' })).toBe('passt');
  });
  it('names nobody where nobody operates, is asked or is up for auction', () => {
    const { table } = laterRound().founded('KWE', 'anna');
    const nobody = 'handelt für eine Gesellschaft, doch keine ist an der Reihe';
    for (const move of [
      { type: 'run', seat: 'anna', routes: [] },
      { type: 'announce', seat: 'anna', routes: [] },
      { type: 'payout', seat: 'anna', kind: 'pay' },
      { type: 'train', seat: 'anna', train: 'train/3/1' },
      { type: 'offer', seat: 'anna', train: 'train/3/1', price: 10 },
      { type: 'issue', seat: 'anna', count: 1 },
      { type: 'redeem', seat: 'anna', count: 1 },
      { type: 'bankrupt', seat: 'anna' },
    ])
      expect([move.type, line(table, move)]).toEqual([move.type, nobody]);
    expect(line(table, { type: 'accept', seat: 'anna' })).toBe('antwortet, ohne gefragt zu sein');
    expect(line(table, { type: 'bid', seat: 'anna', bid: 200 })).toMatch(/doch nichts wird versteigert$/);
    expect(line(table, { type: 'done', seat: 'anna' })).toBe('gibt an die nächste Gesellschaft weiter');
    expect(line(table, { type: 'discard', seat: 'anna', train: 'train/3/1' })).toBe(
      'gibt eine 3 ab, die keiner Gesellschaft gehört',
    );
    expect(line(table, { type: 'lay', seat: 'anna', hex: 'D4', tile: '58', turn: 0 })).toBe(
      'legt #58 auf Recke (D4)',
    );
  });
  it('TE-3.4.3 a train turned over, or asked for where nobody has it, is told as what it is', () => {
    const { table } = kwe('trains').train('KWE', '2');
    const turned = { type: 'train', seat: 'anna', train: 'train/2/1', side: '1+1' };
    expect(line(table, turned)).toBe('KWE fährt mit ihrer Lok jetzt als 1+1');
    const ask = { type: 'offer', seat: 'anna', train: 'train/2/2', price: 50 };
    expect(line(table, ask)).toBe('KWE fragt nach einer 2, die keine andere Gesellschaft hat');
  });
  it('a sentence about the player begins with the verb', () => {
    expect(line(kwe('trains').table, { type: 'bankrupt', seat: 'anna' })).toBe('ist bankrott');
  });
  it('TE-7.5.8 a run is the income of its company', () => {
    const { table } = kwe('run').train('KWE', '2');
    const routes = [{ train: trainAt(table, 'KWE'), stops: ['D14/n0', 'C13/n0'] }];
    expect(game.runs?.income(table, { type: 'run', seat: 'anna', routes })).toEqual({
      company: 'KWE',
      amount: 40,
    });
    expect(game.runs?.income(newTable(), { type: 'run', seat: 'anna', routes })).toBeNull();
  });
});

describe('words', () => {
  it('TE-3.5.1 the ledger calls the payout track by its name', () => {
    const column = ledger(newTable()).columns.find(({ id }) => id === 'revenue');
    expect(say(words, 'de', column!.label)).toBe('Letzte Ausschüttung');
  });
  it('TE-3.8.2 a colour is an adjective where it describes a tile', () => {
    const { table } = kwe('track');
    expect(asked(table, { type: 'lay', seat: 'anna', hex: 'E9', tile: 'TE1', turn: 0 })).toMatch(
      /^TE1 ist grün,/,
    );
  });
  it('TE-7.3.5 TE-7.3.20 a tile that nothing can replace does not come back', () => {
    const scene = kwe('track').clock({ phase: '4' });
    const lay = (tile: string): Move => ({ type: 'lay', seat: 'anna', hex: 'C3', tile, turn: 0 });
    const taken = (tile: string): TeTable => {
      for (const id of pieceIds(scene.table))
        if (id.startsWith(`tile/${tile}/`)) scene.do({ put: id, at: 'out' });
      return scene.table;
    };
    for (const tile of ['58', '14', '41'])
      expect(asked(taken(tile), lay(tile))).toMatch(/und es kommt keines zurück\.$/);
    expect(asked(taken('5'), lay('5'))).toMatch(/wenn eines auf dem Plan aufgewertet wird\.$/);
  });
  it('the president is called so everywhere, and the subtitle is said in both languages', () => {
    const said = Object.entries(words).filter(([key]) => key.startsWith('18te/') || key.startsWith('due/'));
    for (const [key, { de }] of said) expect([key, de]).not.toEqual([key, expect.stringMatching(/Direktor/)]);
    expect(words['18te/subtitle']?.en).toBe('Railways in the Tecklenburg land');
  });
});
