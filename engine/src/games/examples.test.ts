import { trusted } from '../table/types.ts';
import { describe, expect, it } from 'vitest';
import { deedOf, openExample, parseExample } from '../lessons/example.ts';
import { commit } from '../table/play.ts';
import { LESSONS, loadExample, loadGame, loadRulebook } from './registry.ts';

describe.each(Object.keys(LESSONS))('the worked examples of %s that can be played', (id) => {
  it('are examples of its rulebook, and come out as they are told, whoever sits there', async () => {
    const game = (await loadGame(id))!;
    const told = (await loadRulebook(id))!.sections.flatMap(({ examples = [] }) =>
      examples.map(({ title }) => title.en),
    );
    const { examples = {} } = await LESSONS[id]!();
    const names = Object.keys(examples);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect(told).toContain(name);
      const example = (await loadExample(id, name))!;
      for (const count of [game.players.min, game.players.max]) {
        const seats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].slice(0, count);
        const opened = openExample(game, { seats, variant: 'standard', options: {} }, example);
        if (!opened.ok) {
          expect([name, opened.error.why, count]).toEqual([name, 'it takes more people', game.players.min]);
          continue;
        }
        let play = opened.value;
        const broken: string[] = [];
        for (const move of deedOf(example, seats)) {
          const done = commit(play, { id: name, seat: move.seat, act: { do: 'move', move: trusted(move) } });
          const found = done.ok ? (done.play.log.at(-1)?.findings ?? []) : done.findings;
          broken.push(...found.filter(({ weight }) => weight === 'breach').map(({ rule }) => rule));
          if (done.ok) play = done.play;
        }
        expect([name, broken]).toEqual([name, example.refused === undefined ? [] : [example.refused]]);
      }
    }
  });
});

describe('an example as a table', () => {
  it('is not there where nobody wrote one, and nonsense is none', async () => {
    expect(await loadExample('18te', 'no such thing')).toBeNull();
    expect(await loadExample('none', 'x')).toBeNull();
    expect(parseExample({ laid: 'x', deed: [] })).toBeNull();
  });
});
