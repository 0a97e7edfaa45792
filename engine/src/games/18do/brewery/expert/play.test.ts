import { describe, expect, it } from 'vitest';
import { apply, totalCash } from '../../../../table/apply.ts';
import { optionsOf, turnOf } from '../../../../table/ask.ts';
import type { Game } from '../../../../table/game.ts';
import { seededLuck } from '../../../../table/luck.ts';
import { judge, specOf } from '../../../../table/judge.ts';
import { randomGame, RANDOM_PLAY } from '../../../../table/random-play.ts';
import type { Table } from '../../../../table/types.ts';
import type { DoClock } from '../../clock.ts';
import { game } from '../../index.ts';
import { SEATS4 } from '../../testing.ts';
import type { EventCode } from './data.ts';
import { EVENTS } from './data.ts';
import { expertMoves } from './moves/index.ts';
import { ExpertScene } from './scene.ts';

// A title's own clock type matters only inside the title.
const title = game as unknown as Game;
const SEATS = ['anna', 'bert', 'cleo', 'dora', 'emil'] as const;

describe('the expert game by chance', () => {
  it.each([
    [3, 0],
    [5, 0],
    [4, 0.3],
  ])('HSB-6.6.01 %i players, nonsense %d: it ends, and nothing is lost', (players, chaos) => {
    const seed = 17 + players;
    const { ended, violation } = randomGame(
      title,
      {
        ...{ game: '18do', variant: 'exp', options: {}, seats: SEATS.slice(0, players), seed },
        ...{ mode: 'strict', bookkeeping: 'auto' },
      },
      seededLuck(seed, 0),
      { ...RANDOM_PLAY, chaos },
    );
    expect([violation?.what, ended]).toEqual([undefined, true]);
  });

  /** A late table: railways that reach the red fields, breweries with markers; this event is held by DUB. */
  const late = (event: EventCode) =>
    new ExpertScene(SEATS4)
      .company('DUB', 'anna', 80, '6', '3')
      .company('RIT', 'bert', 90, '5')
      .small('B4', 'cleo', 's2')
      .carrier('BME', 'bert', '5', '4')
      .shares('BME', 'bert', 3)
      .kims('DUB', 'B2', 'C')
      .kims('RIT', 'A2')
      .event('DUB', event)
      .wagon('train/4/1')
      .wants(2, 1, 0)
      .wants(3, 0, 1)
      .wants(5, 1, 0)
      .wants(6, 0, 1)
      .treasury('DUB', 900)
      .treasury('RIT', 900)
      .treasury('B4', 100)
      .treasury('BME', 900)
      .gone('2A', '2B', '3', '4')
      .clock({ phase: '6' })
      .operating('BME', 'trains')
      .clock({ or: 1, ors: 3, set: 4, order: ['BME'] });

  it('HSB-7.2.26 on a late table every kind of move is reached, every option is legal, no coin is lost', () => {
    // These two are made once, after the start round: random games from the beginning have them.
    const reached = new Set<string>(['start-kim', 'no-kim']);
    const missing = () => Object.keys(expertMoves).filter((type) => !reached.has(type));
    const luck = seededLuck(3, 3);
    for (let round = 0; round < 20 && missing().length > 0; round++)
      for (const event of EVENTS) {
        let table: Table<DoClock> = late(event).table;
        const money = totalCash(table);
        // One brewery round and what comes before and after it.
        for (let n = 0; n < 60 && missing().length > 0 && table.clock.or === 1; n++) {
          const [seat = ''] = turnOf(title, table);
          const options = [...optionsOf(title, table, seat)];
          const fresh = options.filter(({ type }) => type in expertMoves && !reached.has(type));
          const from = fresh.length > 0 ? fresh : options;
          const move = from[luck(from.length)];
          if (!move) break;
          expect(judge(title, table, move).filter(({ weight }) => weight === 'breach')).toEqual([]);
          reached.add(move.type);
          table = apply(table, specOf(title, move.type)!.effects(table, move, luck));
          expect(totalCash(table)).toBe(money);
        }
      }
    expect(missing()).toEqual([]);
  });
});
