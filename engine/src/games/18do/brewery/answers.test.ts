import { describe, expect, it } from 'vitest';
import type { Game } from '../../../table/game.ts';
import type { Asked } from '../../../table/guide.ts';
import { seededLuck } from '../../../table/luck.ts';
import { pieceIds } from '../../../table/places.ts';
import { positionAt } from '../../../table/positions.ts';
import { RANDOM_PLAY, randomGame } from '../../../table/random-play.ts';
import { sentencesOf } from '../../../table/rulebook.ts';
import type { Phrase } from '../../../table/words.ts';
import { say } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { guide } from '../guide.ts';
import { game } from '../index.ts';
import { rulebook } from '../rulebook/index.ts';
import { breweryPlaces } from './pieces.ts';
import { boardOf } from '../readers.ts';

const title = game as unknown as Game;
const words = { ...game.words, ...guide.words };
const { play } = randomGame(
  title,
  {
    ...{ game: '18do', variant: 'hsb', options: {}, seats: ['anna', 'bert', 'cleo'], seed: 5 },
    ...{ mode: 'strict', bookkeeping: 'auto' },
  },
  seededLuck(5, 0),
  RANDOM_PLAY,
);
const tables = [0, 40, 120, play.log.length].map((n) => positionAt(play, n) as unknown as DoTable);
const asked = (table: DoTable): readonly Asked[] => [
  ...pieceIds(table).map((piece) => ({ piece })),
  ...breweryPlaces(boardOf(table))
    .filter((place) => !/^(?:hex|ipo)\//.test(place))
    .map((place) => ({ place })),
  ...Object.keys(table.cash).map((account) => ({ account })),
];

describe('what the table of Heat, Sweat & Beer says about itself', () => {
  it('has an answer for every piece, place and purse, without a gap in its sentences', () => {
    const gaps = new Set<string>();
    for (const table of tables)
      for (const about of asked(table)) {
        const answer = guide.answers(table, about);
        if (answer === null) gaps.add(JSON.stringify(about));
        const phrases: readonly Phrase[] = answer ? [answer.kind, answer.title, ...answer.lines] : [];
        for (const phrase of phrases)
          for (const language of ['de', 'en'] as const)
            if (!words[phrase.key] || say(words, language, phrase).includes('{')) gaps.add(phrase.key);
      }
    expect([...gaps]).toEqual([]);
  });
  it('has sentences for a first evening that the rulebook knows', () => {
    const known = new Set(sentencesOf(rulebook).map(({ atom }) => atom));
    for (const table of tables)
      for (const atom of guide.first?.(table)?.atoms ?? []) expect(known.has(atom)).toBe(true);
  });
});
