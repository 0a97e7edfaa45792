import type { CardFace, Face, Slot, Stage } from '@stellwerk/engine/stage/stage.ts';
import { kindOfPiece, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { useEffect, useRef } from 'react';
import { drawIcon } from '../draw/icons.ts';
import { isVehicleIcon } from '../draw/silhouettes.ts';
import { type Kind, racksOf, surfacesOf } from '../layout/surfaces-of.ts';
import { capital } from '../parts/capital.ts';
import { useTheme } from '../parts/seat-look.ts';
import { nameOfFace } from '../words/piece-name.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';

type Rack = Kind<'rack'>;

interface Shown {
  readonly stage: Stage;
  readonly table: Table;
  readonly speech: Speech;
  readonly unit: number;
}

const isMeant = (slot: Slot, id: string): boolean =>
  slot.kinds?.some((kind) => id === kind || kindOfPiece(id) === kind || id.startsWith(`${kind}/`)) ?? true;

/** What lies on a field; what belongs there and lies elsewhere for now. */
function faceOn({ stage, table }: Shown, slot: Slot): Face | null {
  const piece = piecesAt(table, slot.place).find((id) => isMeant(slot, id)) ?? slot.imprint;
  return (piece === undefined ? undefined : stage.faces[piece]) ?? null;
}

const sayAny = (speech: Speech, said: CardFace['foot']): string => {
  const last = said?.at(-1);
  return last === undefined ? '' : typeof last === 'string' ? last : speech.phrase(last);
};

/** A vehicle from the side. */
function Silhouette({ icon, width }: { readonly icon: string; readonly width: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const height = width * 0.56;
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = Math.ceil(width * ratio);
    canvas.height = Math.ceil(height * ratio);
    pen.scale(ratio, ratio);
    pen.translate(width / 2, height * 0.62);
    pen.scale(width / 50, width / 50);
    drawIcon(pen, icon, theme.ink, theme.paper);
  }, [icon, width, height, theme]);
  return <canvas ref={ref} style={{ width, height }} aria-hidden="true" />;
}

/** A contract: what it is, its cities with what each section earns, what it needs, what it is worth. */
function Contract({
  face,
  chips,
  speech,
}: {
  readonly face: CardFace;
  readonly chips: number;
  readonly speech: Speech;
}) {
  const needs = (face.icons ?? []).map(({ label, count }) => `${count > 1 ? `${count} ` : ''}${label ?? ''}`);
  return (
    <article className="screen-contract">
      <header style={{ background: face.band }}>
        <b>{speech.phrase(face.title)}</b>
        <span>{face.tag ? speech.phrase(face.tag) : ''}</span>
        {chips > 0 ? <i>{chips > 1 ? `×${chips}` : '+'}</i> : null}
      </header>
      <ol>
        {face.lines.map(({ text, value, done }, i) => (
          <li key={i} className={done ? 'done' : ''}>
            <span>{speech.phrase(text)}</span> <em>{value ?? ''}</em>
          </li>
        ))}
      </ol>
      <footer>
        <span>{needs.join(' · ')}</span> <b>{sayAny(speech, face.foot)}</b>
      </footer>
    </article>
  );
}

function Vehicle({
  face,
  note,
  speech,
  unit,
}: {
  readonly face: CardFace;
  readonly note: string;
  readonly speech: Speech;
  readonly unit: number;
}) {
  const body = face.icons?.find(({ icon }) => isVehicleIcon(icon))?.icon;
  return (
    <article className="screen-vehicle">
      <header>
        <b>{speech.phrase(face.title)}</b> <span>{face.tag ? speech.phrase(face.tag) : ''}</span>
      </header>
      {body ? <Silhouette icon={body} width={78 * unit} /> : <span />}
      <strong>{sayAny(speech, face.foot)}</strong>
      {note === '' ? null : <small>{note}</small>}
    </article>
  );
}

function Field({ slot, shown }: { readonly slot: Slot; readonly shown: Shown }) {
  const { stage, table, speech, unit } = shown;
  const face = faceOn(shown, slot);
  const note = slot.note ? speech.phrase(slot.note) : '';
  if (!face)
    return (
      <article className="screen-field">
        <span>{note || (slot.label ? speech.phrase(slot.label) : '–')}</span>
      </article>
    );
  if (face.kind !== 'card')
    return <article className="screen-field">{capital(nameOfFace(face, stage, speech))}</article>;
  switch (face.form) {
    case 'contract':
      return (
        <Contract
          face={face}
          chips={slot.over === undefined ? 0 : piecesAt(table, slot.over).length}
          speech={speech}
        />
      );
    case 'vehicle':
      return <Vehicle face={face} note={note} speech={speech} unit={unit} />;
    case 'phase':
      return (
        <article className={`screen-phase ${face.state ?? ''}`}>
          <b>{speech.phrase(face.title)}</b>
          {face.lines[0] && face.state ? <small>{speech.phrase(face.lines[0].text)}</small> : null}
        </article>
      );
    default:
      return <article className="screen-field">{capital(nameOfFace(face, stage, speech))}</article>;
  }
}

/** Whether a display shows things that people choose from; what stands in the boxes of a rail table does not. */
export const displaysOf = (stage: Stage): readonly Rack[] =>
  racksOf(stage, 'display').filter(
    ({ groups, passing }) =>
      groups.some(({ slots }) => slots.length > 0) &&
      (passing === true || surfacesOf(stage, 'charter').length === 0),
  );

/** One display: its fields in as many rows as it has groups. */
export function Display({ rack, ...shown }: Shown & { readonly rack: Rack }) {
  const { speech } = shown;
  const t = useText();
  const isPhases = rack.groups.every(({ slots }) =>
    slots.every((slot) => {
      const face = faceOn(shown, slot);
      return face?.kind === 'card' && face.form === 'phase';
    }),
  );
  const isEmpty = rack.groups.every(({ slots }) => slots.every((slot) => faceOn(shown, slot) === null));
  return (
    <section className={`screen-display ${isPhases ? 'phases' : ''} ${rack.passing ? 'passing' : ''}`}>
      {isPhases ? null : <h2>{capital(speech.phrase(rack.title))}</h2>}
      {isEmpty && !rack.passing ? <p>{t('screen.empty')}</p> : null}
      {isEmpty && !rack.passing
        ? null
        : rack.groups.map(({ slots }, i) => (
            <div
              key={i}
              style={{
                gridTemplateColumns: `repeat(${Math.max(1, slots.length)}, ${isPhases ? 'auto' : 'minmax(0, 1fr)'})`,
              }}
            >
              {slots.map((slot, k) => (
                <Field key={`${slot.place}/${k}`} slot={slot} shown={shown} />
              ))}
            </div>
          ))}
    </section>
  );
}
