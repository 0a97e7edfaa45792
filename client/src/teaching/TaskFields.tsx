import type { Accepts } from '@stellwerk/engine/lessons/draft.ts';
import { ACCEPTS } from '@stellwerk/engine/lessons/draft.ts';
import type { LessonStep } from '@stellwerk/engine/lessons/lesson.ts';
import { parseMove } from '@stellwerk/engine/table/judge.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Json } from '@stellwerk/engine/table/types.ts';
import { useState } from 'react';
import { useSpeech } from '../table/shown.ts';
import { stageOf } from '../table/stage.ts';
import { toast } from '../table/view.ts';
import { nameOfPiece, nameOfPlace } from '../words/piece-name.ts';
import type { Speech } from '../words/speech.ts';
import { makeSpeech } from '../words/speech.ts';
import '../words/write.ts';
import { useText } from '../words/use-text.ts';
import { useTable } from '../table/table.ts';
import { WordsField } from './Fields.tsx';
import { showWriting } from './desk-session.ts';
import { changeStep, discard, openStep, takeAsBefore, takeAsTask, useWriting } from './writing.ts';

/** A box that ticks itself, in both languages: "tile 58 lies on Lotte". */
function boxWords(piece: string, at: string) {
  const { play, seats } = useTable.getState();
  if (!play) return { de: piece, en: piece };
  const stage = stageOf(play.game, play.table);
  const say = (language: 'de' | 'en'): string => {
    const speech = makeSpeech(play.game, language, seats);
    return `${nameOfPiece(piece, stage, play.table, speech)} → ${nameOfPlace(at, stage, speech)}`;
  };
  return { de: say('de'), en: say('en') };
}

/** A move of the file in words; nothing where it names what is not there. */
function sayMove(speech: Speech, { game, table }: Play, value: Json): string {
  const read = parseMove(game, table, value);
  return read.ok ? speech.move(table, read.value) : '';
}

/** What was moved on the table, and what it is for: the task, or what happens before. */
export function TaskFields({ step }: { readonly step: LessonStep }) {
  const t = useText();
  const speech = useSpeech();
  const recorded = useWriting((s) => s.recorded);
  const at = useWriting((s) => s.at);
  const start = useWriting((s) => s.start);
  const [accepts, setAccepts] = useState<Accepts>('this');
  const { task, before = [] } = step;
  const relay = (how: (now: LessonStep) => LessonStep): void => {
    changeStep(how);
    openStep(at);
    showWriting();
  };
  return (
    <section className="write-part">
      <h3>{t('write.recorded')}</h3>
      {recorded.length === 0 ? <p className="class-note">{t('write.record-text')}</p> : null}
      <ol className="write-moves">
        {recorded.map((move, i) => (
          <li key={i}>{start ? speech?.move(start.play.table, move) : move.type}</li>
        ))}
      </ol>
      {recorded.length > 0 ? (
        <>
          <label className="write-field">
            <span>{t('write.accepts')}</span>
            <select
              className="field"
              value={accepts}
              onChange={(event) => setAccepts(event.target.value as Accepts)}
            >
              {ACCEPTS.map((one) => (
                <option key={one} value={one}>
                  {t(`write.accepts.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <div className="row">
            <button
              type="button"
              className="button small primary"
              onClick={() => {
                const isTaken = takeAsTask(accepts, task?.goal ?? { de: '', en: '' }, boxWords);
                if (!isTaken) toast(t('write.no-outcome'), 'flag');
                showWriting();
              }}
            >
              {t('write.as-task')}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => {
                takeAsBefore();
                showWriting();
              }}
            >
              {t('write.as-before')}
            </button>
            <button
              type="button"
              className="button small"
              onClick={() => {
                discard();
                showWriting();
              }}
            >
              {t('write.discard')}
            </button>
          </div>
        </>
      ) : null}
      {before.length > 0 ? (
        <p className="write-row">
          {t('write.before', { n: before.length })}
          <button
            type="button"
            className="button small"
            onClick={() => relay(({ before: _, ...rest }) => rest)}
          >
            {t('write.discard')}
          </button>
        </p>
      ) : null}
      {task ? (
        <div className="lesson-task">
          <h2>{t('write.task')}</h2>
          <ol className="write-moves">
            {task.solution.map((move, i) => (
              <li key={i}>{start && speech ? sayMove(speech, start.play, move) : ''}</li>
            ))}
          </ol>
          <WordsField
            label={t('write.goal')}
            words={task.goal}
            max={400}
            rows={2}
            onChange={(goal) =>
              changeStep((now) => (now.task ? { ...now, task: { ...now.task, goal } } : now))
            }
          />
          <button
            type="button"
            className="button small"
            onClick={() => relay(({ task: _, ...rest }) => rest)}
          >
            {t('write.drop-task')}
          </button>
        </div>
      ) : null}
    </section>
  );
}
