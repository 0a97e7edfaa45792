import type { LessonStep } from '@stellwerk/engine/lessons/lesson.ts';
import type { Asked } from '@stellwerk/engine/table/guide.ts';
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { askedAt } from '../answers/asked.ts';
import { camera, sceneNow } from '../camera/current.ts';
import { toWorld } from '../draw/geometry.ts';
import { Icon } from '../parts/Icon.tsx';
import { shownNow, speechNow } from '../table/shown.ts';
import { stageOf } from '../table/stage.ts';
import { nameOfPiece, nameOfPlace } from '../words/piece-name.ts';
import '../words/write.ts';
import { useText } from '../words/use-text.ts';
import { WordsField } from './Fields.tsx';
import { changeStep } from './writing.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

const MOST = 3;

const idOf = (about: Asked): string | null =>
  'piece' in about ? about.piece : 'place' in about ? about.place : 'account' in about ? about.account : null;

/** What a thing is called on this table, as the beginning of a label. */
function called(id: string): string {
  const [shown, speech] = [shownNow(), speechNow()];
  if (!shown || !speech) return id;
  const { game, table } = shown.play;
  const stage = stageOf(game, table);
  const isPiece = pieceOf(table, id) !== undefined;
  return (isPiece ? nameOfPiece(id, stage, table, speech) : nameOfPlace(id, stage, speech)).slice(0, 80);
}

function pointAt(id: string): void {
  const name = called(id);
  changeStep((step) => ({
    ...step,
    point: [...(step.point ?? []), { at: id, label: { de: name, en: name } }].slice(0, MOST),
  }));
}

/** The next tap on the table says what the step points at. */
function usePicking(table: RefObject<HTMLElement | null>, isOn: boolean, onPicked: () => void): void {
  useEffect(() => {
    const box = table.current;
    if (!box || !isOn) return undefined;
    const pick = (event: PointerEvent): void => {
      const scene = sceneNow();
      if (!scene || !(event.target instanceof HTMLCanvasElement)) return;
      event.preventDefault();
      event.stopPropagation();
      const { left, top } = box.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const found = askedAt(scene, toWorld(camera.now, at));
      const id = found && idOf(found.about);
      if (id !== null) pointAt(id);
      onPicked();
    };
    box.addEventListener('pointerdown', pick, { capture: true });
    return () => box.removeEventListener('pointerdown', pick, { capture: true });
  }, [table, isOn, onPicked]);
}

/** What the step points at: picked on the table, named in words. */
export function PointFields({
  step,
  table,
}: {
  readonly step: LessonStep;
  readonly table: RefObject<HTMLElement | null>;
}) {
  const t = useText();
  const [isPicking, setPicking] = useState(false);
  usePicking(table, isPicking, () => setPicking(false));
  const points = step.point ?? [];
  const without = (i: number): void =>
    changeStep(({ point: old = [], arrow: _, ...rest }) => {
      const left = old.toSpliced(i, 1);
      return left.length > 0 ? { ...rest, point: left } : rest;
    });
  return (
    <section className="write-part">
      <h3>{t('write.points')}</h3>
      {points.map(({ at, label }, i) => (
        <div key={`${at} ${i}`} className="write-row">
          <span className="lesson-number">{i + 1}</span>
          <WordsField
            label={t('write.label', { n: i + 1 })}
            words={label}
            max={80}
            onChange={(words) =>
              changeStep((now) => ({
                ...now,
                point: (now.point ?? []).map((one, k) => (k === i ? { ...one, label: words } : one)),
              }))
            }
          />
          <button
            type="button"
            className="button small"
            aria-label={t('write.unpoint')}
            title={t('write.unpoint')}
            onClick={() => without(i)}
          >
            <Icon name="close" size={13} />
          </button>
        </div>
      ))}
      {points.length > 0 ? <p className="empty">{t('write.numbers', { first: '{1}' })}</p> : null}
      {isPicking ? <p role="status">{t('write.pointing')}</p> : null}
      {points.length < MOST ? (
        <button
          type="button"
          className="button small"
          aria-pressed={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {t('write.point')}
        </button>
      ) : null}
      {points.length > 1 ? (
        <label className="check">
          <input
            type="checkbox"
            checked={step.arrow !== undefined}
            onChange={(event) =>
              changeStep(({ arrow: _, ...rest }) =>
                event.target.checked ? { ...rest, arrow: [1, 2] } : rest,
              )
            }
          />{' '}
          {t('write.arrow')}
        </label>
      ) : null}
    </section>
  );
}
