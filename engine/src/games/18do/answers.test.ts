import { describe, expect, it } from 'vitest';
import { pieceIds, pieceOf } from '../../table/places.ts';
import type { Table } from '../../table/types.ts';
import { say } from '../../table/words.ts';
import { unseen } from '../contract-stage.ts';
import type { DoTable } from './clock.ts';
import { guide } from './guide.ts';
import { game } from './index.ts';
import { randomIntro } from './intro/random.ts';
import { sitePlace } from './pieces.ts';
import { sites } from './sidings.ts';
import { Run } from './run-scene.ts';
import { newTable, SEATS2 } from './testing.ts';

const words = { ...game.words, ...guide.words };
const TABLES: Readonly<Record<string, DoTable>> = {
  'the introductory game': randomIntro(['anna', 'bert', 'cleo'], 4, 120),
  'its end': randomIntro(['anna', 'bert', 'cleo'], 4, 0),
  'an operating round': new Run('KWE')
    .example()
    .owns('anna', 'PB3', 'back')
    .cubes('PB3', 2)
    .train('KWE', '3')
    .siding('G8', 30).table,
  'two players': newTable(SEATS2),
};

describe.each(Object.entries(TABLES))('%s', (_, table) => {
  it('shows every piece somewhere, or hides it in the box', () => {
    expect(unseen(game.stage(table), table as unknown as Table)).toEqual([]);
  });
  it('answers for every piece and every site, with words', () => {
    const asked = [
      ...pieceIds(table)
        .filter((piece) => pieceOf(table, piece)?.at !== 'out')
        .map((piece) => ({ piece })),
      ...sites(table).map((hex) => ({ place: sitePlace(hex) })),
    ];
    for (const about of asked) {
      const answer = guide.answers(table, about);
      expect(answer, JSON.stringify(about)).not.toBeNull();
      for (const phrase of [
        answer!.kind,
        answer!.title,
        ...answer!.lines,
        ...answer!.more.flatMap(({ name, value }) => [name, value]),
      ])
        expect(say(words, 'de', phrase), phrase.key).not.toMatch(/undefined|[{}]|18do\//);
    }
  });
  it('says what sentences come to, and what a first evening is told', () => {
    for (const { say: said } of Object.values(guide.applies!(table, table.clock.turn)))
      expect(say(words, 'en', said)).not.toMatch(/undefined|[{}]|18do\//);
    if (table.clock.round !== 'end') expect(guide.first!(table)).not.toBeNull();
  });
});
