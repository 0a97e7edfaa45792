import { LESSONS, loadGame, loadLessons } from '@stellwerk/engine/games/registry.ts';
import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { nextStep, openLesson, type Sitting } from '@stellwerk/engine/lessons/sitting.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import '../layout/kinds/all.ts';
import { type Scene, sceneOf } from '../layout/scene.ts';
import { findPointed } from './pointed.ts';

/** Every step as it begins, one after the other. */
function sittingsOf(game: Game, lesson: Lesson): readonly Sitting[] {
  const opened = openLesson(game, lesson);
  const sittings: Sitting[] = [];
  let now = opened.ok ? opened.value : null;
  while (now && now.at < lesson.steps.length) {
    sittings.push(now);
    const next = nextStep(now);
    now = next.ok ? next.value : null;
  }
  return sittings;
}

/** On a sheet that lies on the table; what no sheet shows lies in a heap at the bank. */
const isSeen = (scene: Scene, table: Table, name: string): boolean => {
  const place = pieceOf(table, name)?.at;
  return findPointed(scene, name) !== null && (place === undefined || scene.places.spot(place) !== null);
};

/** What a step points at and nobody could see. */
function unseen({ play, lesson, at }: Sitting): readonly string[] {
  const { table, game } = play;
  const scene = sceneOf(game.stage(table), table, lesson.table.me);
  const { point = [], bright = [] } = lesson.steps[at]!;
  return [...point.map((one) => one.at), ...bright].filter((name) => !isSeen(scene, table, name));
}

describe.each(Object.keys(LESSONS))('what the lessons of %s point at', (id) => {
  it('lies on the table, where it can be seen', async () => {
    const game = await loadGame(id);
    const hidden = (await loadLessons(id)).flatMap((lesson) =>
      sittingsOf(game!, lesson).flatMap((sitting) =>
        unseen(sitting).map((name) => `${lesson.id}, step ${sitting.at + 1}: ${name}`),
      ),
    );
    expect(hidden).toEqual([]);
  });
});
