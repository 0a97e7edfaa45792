import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import type { ProposedAct } from '@stellwerk/shared/acts.ts';
import { EMPTY_DESK } from '@stellwerk/shared/desk.ts';
import { newId } from '../table/ids.ts';
import type { Session } from '../table/session.ts';
import { resetTable, timed, useTable } from '../table/table.ts';
import { record, unrecord, useWriting } from './writing.ts';

/** Lays the table of the open step before the teacher, who has every seat. */
export function showWriting(): void {
  const { play, lesson } = useWriting.getState();
  if (!play || !lesson) return;
  const { id, times } = useTable.getState();
  if (id !== `write/${lesson.id}`)
    resetTable({
      status: 'ready',
      kind: 'solo',
      id: `write/${lesson.id}`,
      game: play.game,
      seats: Object.fromEntries(
        play.config.seats.map((seat) => [seat, { name: nameOf(seat), colour: '', taken: true, link: 0 }]),
      ),
      room: { name: '', closed: false, hints: true, links: { host: 0, join: 0, watch: 0 } },
      rights: 'host',
      link: 'online',
      desk: EMPTY_DESK,
    });
  useTable.setState({
    play,
    ahead: play,
    mine: play.config.seats,
    times: timed(times, play.log.length, Date.now(), times.size === 0),
  });
}
const nameOf = (seat: string): string => seat.slice(0, 1).toUpperCase() + seat.slice(1);

/** A table whose moves are written down for the step. */
export class DeskSession implements Session {
  readonly kind = 'solo';

  propose(act: ProposedAct): void {
    if (act.do === 'undo') unrecord();
    if (act.do === 'move') {
      const { move, findings, reason } = record(act.move);
      const refusal = reason === null ? null : { id: newId(), move, findings, reason };
      useTable.setState({ refusal });
    }
    showWriting();
  }

  // Nobody else is here.
  ask(question: Parameters<Session['ask']>[0]): void {
    if (question.do === 'undo') this.propose({ do: 'undo' });
  }
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
    const { play } = useWriting.getState();
    return Promise.resolve(play ? formatTableFile(play) : '');
  }
  close(): void {}
}
