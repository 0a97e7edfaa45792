import { loadGame, loadLessons } from '@stellwerk/engine/games/registry.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table.ts';
import { beginLesson } from './lesson.ts';
import { openTableOf, PACE_MS, showSitting, showStep } from './lesson-session.ts';

const lengthNow = (): number => useTable.getState().play?.log.length ?? 0;

/** A step of a lesson at whose beginning the others make several moves. */
async function busyStep() {
  const game = (await loadGame('18do'))!;
  const lesson = (await loadLessons('18do')).find(({ id }) => id === 'brewery-round')!;
  const at = lesson.steps.findIndex(({ before }) => (before?.length ?? 0) > 4);
  const sitting = beginLesson(game, lesson, at)!;
  openTableOf(sitting, 'lesson');
  return { sitting, moves: lesson.steps[at]!.before!.length };
}

describe('moves of the others in a lesson', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useSettings.setState({ lessMotion: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    useSettings.setState({ lessMotion: null });
  });

  it('come one after the other, each looked at for a while, and end as the step begins', async () => {
    const { sitting, moves } = await busyStep();
    const end = sitting.play.log.length;
    showStep(sitting);
    // The first lies there at once; each further one a moment after the one before, never two together.
    for (let made = 1; made <= moves; made++) {
      expect(lengthNow()).toBe(end - moves + made);
      vi.advanceTimersByTime(PACE_MS - 1);
      expect(lengthNow()).toBe(end - moves + made);
      vi.advanceTimersByTime(1);
    }
    expect(useTable.getState().play).toBe(sitting.play);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('are not waited for by whoever goes on, or wants less motion', async () => {
    const { sitting } = await busyStep();
    showStep(sitting);
    showSitting(sitting);
    expect([useTable.getState().play, vi.getTimerCount()]).toEqual([sitting.play, 0]);
    useSettings.setState({ lessMotion: true });
    showStep(sitting);
    expect([useTable.getState().play, vi.getTimerCount()]).toEqual([sitting.play, 0]);
  });
});
