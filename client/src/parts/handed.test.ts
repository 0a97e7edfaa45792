import { loadExample, loadGame } from '@stellwerk/engine/games/registry.ts';
import { deedOf, openExample } from '@stellwerk/engine/lessons/example.ts';
import { expect, it } from 'vitest';
import { makeSpeech } from '../words/speech.ts';
import { handedBy, sayHanded } from './handed.ts';

const SEATS = ['anna', 'bert', 'cleo'];
const seat = (name: string) => ({ name, colour: '', taken: true, link: 0 });

/** The table of an example, and the first thing that is done there. */
async function scene(name: string) {
  const game = (await loadGame('18esp'))!;
  const example = (await loadExample('18esp', name))!;
  const opened = openExample(game, { seats: SEATS, variant: 'standard', options: {} }, example);
  if (!opened.ok) throw new Error(opened.error.why);
  const { table } = opened.value;
  return { game, table, stage: game.stage(table), move: deedOf(example, SEATS)[0]! };
}

it('who becomes director by a sale is said before it', async () => {
  const { game, table, stage, move } = await scene('The director sells out');
  const people = { anna: seat('Anna'), bert: seat('Bert'), cleo: seat('Cleo') };
  const said = sayHanded(game, stage, table, move, makeSpeech(game, 'en', people));
  expect(said).toHaveLength(1);
  expect(said[0]).toBe("Bert gets: president's certificate A 20 %");
});
it('nothing is said where nobody else gets anything', async () => {
  const { game, table, stage, move } = await scene('Three shares at once');
  expect(handedBy(game, stage, table, move)).toEqual([]);
  expect(handedBy(game, stage, table, { type: 'dance', seat: 'anna' })).toEqual([]);
});
