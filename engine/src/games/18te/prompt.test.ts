import { describe, expect, it } from 'vitest';
import type { Choice } from '../../table/game.ts';
import { judge } from '../../table/judge.ts';
import type { Move } from '../../table/types.ts';
import { say } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { game } from './index.ts';
import { offer } from './moves/offer.ts';
import { kwe } from './operate-scene.ts';
import type { Scene } from './testing.ts';
import { after } from './testing.ts';
import { building } from './track-scene.ts';
import { words } from './words.ts';
import { pieceIds } from '../../table/places.ts';

const choices = (table: TeTable, type: string, seat = 'anna'): readonly Choice[] =>
  game.prompt(table, seat).choices.filter(({ move }) => move?.type === type);
const range = (choice: Choice | undefined) => choice?.blanks?.map(({ min, max, step }) => [min, max, step]);
const labels = (table: TeTable, seat = 'anna'): readonly string[] =>
  game.prompt(table, seat).choices.map(({ label }) => say(words, 'de', label));
const legal = (table: TeTable, move: Move): boolean =>
  judge(game, table, move).every(({ weight }) => weight !== 'breach');

describe('prices between companies, on the buttons', () => {
  it('TE-7.8.3 ✓ every whole price from 1 to the treasury can be offered', () => {
    const { table } = kwe('trains')
      .founded('CME', 'bert')
      .train('CME', '2')
      .train('KWE', '2')
      .cash('company/KWE', 250);
    expect(choices(table, 'offer').map(range)).toEqual([[[1, 250, 1]]]);
  });
  it('TE-7.9.3 ✓ in need up to what the president can add, at most the face value', () => {
    const scene = (cash: number): Scene => {
      const made = kwe('trains').founded('CME', 'bert').train('CME', '3');
      for (const id of pieceIds(made.table)) if (id.startsWith('train/2/')) made.do({ put: id, at: 'out' });
      return made.cash('company/KWE', 0).cash('seat/anna', cash);
    };
    for (const [cash, most] of [
      [150, 150],
      [900, 200],
    ] as const) {
      const { table } = scene(cash);
      expect(choices(table, 'offer').map(range)).toEqual([[[1, most, 1]]]);
      const ask = { type: 'offer', seat: 'anna', train: 'train/3/1' };
      expect([most, most + 1].map((price) => legal(table, { ...ask, price }))).toEqual([true, false]);
    }
  });
  it('TE-7.8.3 ✓ a train of the own other company is one button with a price; those of the bank keep theirs', () => {
    const { table } = kwe('trains')
      .founded('CME', 'anna')
      .train('CME', '2')
      .train('KWE', '2')
      .cash('company/KWE', 250);
    const trains = choices(table, 'train');
    expect(trains.filter(({ blanks }) => blanks).map(range)).toEqual([[[1, 250, 1]]]);
    expect(trains.filter(({ blanks }) => !blanks).map(({ move }) => move?.['side'])).toEqual(['2', '1+1']);
  });
});

describe('what the buttons say', () => {
  it('TE-7.9.4 in need a train of the bank tells what the president pays', () => {
    expect(labels(kwe('trains').cash('company/KWE', 30).table)).toContain(
      '1+1 aus der Fabrik · 80M, davon 50M von anna',
    );
  });
  it('TE-7.8.2 who has asked withdraws, who was asked declines', () => {
    const { table } = kwe('trains').founded('CME', 'bert').train('CME', '2').train('KWE', '2');
    const asked = after(offer, table, { type: 'offer', seat: 'anna', train: 'train/2/1', price: 50 });
    expect(labels(asked, 'anna')).toEqual(['Anfrage zurückziehen']);
    expect(labels(asked, 'bert')).toEqual(['Zustimmen', 'Ablehnen']);
  });
  it('TE-7.4.3 places for a station are counted, not the markers for them', () => {
    // Greven, Emsdetten and the circle of KWE in Rheine, for which it has two markers.
    const { table } = building('KWE', '2')
      .tile('C13', '6', 3)
      .tile('C11', '8', 0)
      .tile('B10', '6', 3)
      .tile('B8', '8', 0)
      .clock({ step: 'station' });
    expect([...game.options(table, 'anna', { type: 'station' })]).toHaveLength(4);
    expect(labels(table)).toContain('Bahnhof setzen · 3 Plätze');
  });
  it('TE-7.6.4 without a train there is nothing to plan', () => {
    const [go] = choices(kwe('run').table, 'run');
    expect([go?.drawn, say(words, 'de', go!.label)]).toEqual([undefined, 'Weiter, keine Einnahme']);
    expect(choices(kwe('run').train('KWE', '2').table, 'run')[0]?.drawn).toBe('routes');
  });
  it('where hands have left nobody operating the way on has a name', () => {
    const { table } = kwe('trains').clock({ operating: null });
    expect(labels(table)).toEqual(['Weiter mit der nächsten Gesellschaft']);
  });
});
