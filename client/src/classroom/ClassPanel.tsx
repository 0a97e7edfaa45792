import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { Pupil } from '@stellwerk/shared/desk.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import '../words/classroom.ts';
import { useText } from '../words/use-text.ts';
import { useClass } from './class-line.ts';

/** The teacher's list: who is where, and the way to each table. */
export function ClassPanel({
  lesson,
  invitation,
  looking,
  onLook,
  onLead,
}: {
  readonly lesson: Lesson;
  readonly invitation: string;
  /** Whose table lies before the teacher; null: the own. */
  readonly looking: string | null;
  readonly onLook: (pupil: string | null) => void;
  readonly onLead: (isLeading: boolean) => void;
}) {
  const t = useText();
  const pupils = useClass((s) => s.pupils);
  const lead = useClass((s) => s.lead);
  const names = Object.entries(pupils).toSorted(([, a], [, b]) => a.name.localeCompare(b.name));
  return (
    <section className="class-panel" aria-label={t('class.title')}>
      <h2>{t('class.title')}</h2>
      <CopyButton label={t('class.invite')} text={() => invitation} done={() => t('class.invited')} />
      <label className="check">
        <input type="checkbox" checked={lead !== null} onChange={(event) => onLead(event.target.checked)} />{' '}
        {t('class.lead')}
      </label>
      <p className="class-note">{t('class.lead-text')}</p>
      {names.length === 0 ? <p className="class-note">{t('class.nobody')}</p> : null}
      <ul className="class-list">
        {names.map(([id, pupil]) => (
          <li key={id}>
            <button
              type="button"
              className={id === looking ? 'class-pupil here' : 'class-pupil'}
              aria-pressed={id === looking}
              title={t('class.look', { who: pupil.name })}
              onClick={() => onLook(id === looking ? null : id)}
            >
              <PupilLine pupil={pupil} lesson={lesson} />
            </button>
          </li>
        ))}
      </ul>
      {looking !== null && pupils[looking] ? (
        <p className="class-looking" role="status">
          {t('class.looking', { who: pupils[looking].name })}{' '}
          <button type="button" className="button small" onClick={() => onLook(null)}>
            {t('class.own')}
          </button>
        </p>
      ) : null}
    </section>
  );
}

function PupilLine({ pupil, lesson }: { readonly pupil: Pupil; readonly lesson: Lesson }) {
  const t = useText();
  const { name, at, isDone, wrong } = pupil;
  const of = lesson.steps.length;
  const isOver = at >= of;
  const step = lesson.steps[at];
  const isSolved = isDone && (step?.task ?? step?.question) !== undefined;
  return (
    <>
      <b>{name}</b>
      <span>{isOver ? t('class.over') : t('class.at', { n: at + 1, of })}</span>
      <progress max={of} value={Math.min(at + (isDone ? 1 : 0), of)} />
      {wrong > 0 && !isOver ? <span className="class-wrong">{t('class.wrong', { n: wrong })}</span> : null}
      {isSolved ? (
        <span className="class-done">
          <Icon name="check" size={12} /> {t('class.task-done')}
        </span>
      ) : null}
    </>
  );
}
