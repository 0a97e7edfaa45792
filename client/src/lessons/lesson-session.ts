import type { Sitting } from '@stellwerk/engine/lessons/sitting.ts';
import { beginnings } from '@stellwerk/engine/lessons/sitting.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import { EMPTY_DESK } from '@stellwerk/shared/desk.ts';
import type { ProposedAct } from '@stellwerk/shared/acts.ts';
import { painter } from '../camera/current.ts';
import { hasLessMotion } from '../settings/settings.ts';
import type { Session } from '../table/session.ts';
import { resetTable, timed, useTable } from '../table/table.ts';
import { tryMove } from './lesson.ts';

/** So long each move of the others is looked at before the next one comes. */
export const PACE_MS = 1200;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Lays the table of a lesson as it is now; hands reach it as they reach any table. */
export function showSitting(sitting: Sitting): void {
  clearTimeout(pending);
  lay(sitting);
}

/** The same for a step that one comes to: what the others do at its beginning happens one after the other. */
export function showStep(sitting: Sitting): void {
  clearTimeout(pending);
  // The last of them is the table as the step begins.
  const before = hasLessMotion() ? [] : beginnings(sitting).slice(0, -1);
  const go = (at: number): void => {
    const play = before[at];
    lay(play ? { ...sitting, play } : sitting);
    if (play) pending = setTimeout(() => go(at + 1), PACE_MS);
  };
  go(0);
}

function lay({ play, lesson }: Pick<Sitting, 'play' | 'lesson'>): void {
  const { times } = useTable.getState();
  useTable.setState({
    play,
    ahead: play,
    refusal: null,
    mine: [lesson.table.me],
    times: timed(times, play.log.length, Date.now(), times.size === 0),
  });
}

export function openTableOf(sitting: Sitting, title: string): Session {
  const { play, lesson } = sitting;
  clearTimeout(pending);
  // Nobody points at the table of the lesson before: the eye goes where things lie on this one.
  painter.scene = null;
  resetTable({
    status: 'ready',
    kind: 'solo',
    id: `lesson/${lesson.id}`,
    game: play.game,
    play,
    ahead: play,
    seats: Object.fromEntries(
      play.config.seats.map((seat) => [seat, { name: nameOf(seat), colour: '', taken: true, link: 0 }]),
    ),
    room: { name: title, closed: false, hints: true, links: { host: 0, join: 0, watch: 0 } },
    mine: [lesson.table.me],
    rights: 'host',
    link: 'online',
    desk: EMPTY_DESK,
    times: timed(new Map(), play.log.length, 0, true),
  });
  return new LessonSession();
}
const nameOf = (seat: string): string => seat.slice(0, 1).toUpperCase() + seat.slice(1);

/** A table where every move is a try: what the task asks for stays, anything else goes back with a reply. */
class LessonSession implements Session {
  readonly kind = 'solo';

  propose(act: ProposedAct): void {
    if (act.do !== 'move') return;
    const tried = tryMove(act.move);
    if (tried && tried.is !== 'wrong') showSitting(tried.sitting);
    // Laid anew: what the hand carried lies where it came from.
    else useTable.setState(({ play }) => ({ ahead: play }));
  }

  // A lesson has nobody to ask, to vote, to sit down or to talk to.
  ask(): void {}
  vote(): void {}
  seat(): void {}
  host(): Promise<null> {
    return Promise.resolve(null);
  }
  desk(): void {}
  show(): void {}
  copy(): Promise<{ readonly ok: false; readonly why: 'failed' }> {
    return Promise.resolve({ ok: false, why: 'failed' });
  }
  file(): Promise<string> {
    const { play } = useTable.getState();
    return Promise.resolve(play ? formatTableFile(play) : '');
  }
  close(): void {
    clearTimeout(pending);
  }
}
