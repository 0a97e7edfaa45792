import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { type Kind, racksOf, surfacesOf } from '../layout/surfaces-of.ts';
import { capital } from '../parts/capital.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';

type Charter = Kind<'charter'>;

interface Shown {
  readonly stage: Stage;
  readonly table: Table;
  readonly speech: Speech;
}

/** The trains that lie somewhere, by the side that is up, equal ones counted. */
function trainsAt({ stage, table }: Shown, place: string): readonly { range: string; colour: string }[] {
  return piecesAt(table, place).flatMap((id) => {
    const face = stage.faces[id];
    // A card with two uses is what lies up.
    if (face?.kind === 'investment')
      return [{ range: face.up === 'brew' ? face.brew.type : face.name, colour: face.colour }];
    if (face?.kind !== 'train') return [];
    const side = pieceOf(table, id)?.side;
    const own = side === undefined ? undefined : face.sides[side];
    const range =
      own?.range ??
      Object.values(face.sides)
        .map((s) => s.range)
        .join('/');
    return [{ range, colour: face.colour }];
  });
}

function Trains({ charter, ...shown }: Shown & { readonly charter: Charter }) {
  const t = useText();
  const trains = trainsAt(shown, charter.place);
  return (
    <span className="screen-trains">
      {trains.length === 0 ? (
        <small>
          {charter.sheet ? t('screen.no-equipment') : shown.speech.phrase(phrase('piece/no-train'))}
        </small>
      ) : null}
      {trains.map(({ range, colour }, i) => (
        <i key={i} className={`train-${colour}`}>
          {range}
        </i>
      ))}
    </span>
  );
}

function Company({ charter, ...shown }: Shown & { readonly charter: Charter }) {
  const { stage, table, speech } = shown;
  const livery = stage.liveries[charter.livery];
  return (
    <li className={charter.acting ? 'screen-company acting' : 'screen-company'}>
      <header style={{ background: livery?.fill, color: livery?.ink }}>
        <b>{livery?.letters ?? charter.livery}</b> <span>{charter.headline}</span>
      </header>
      <div className="screen-run">
        <b>{speech.money(table.cash[charter.account] ?? 0)}</b>
        {charter.president === null ? null : (
          <span className="screen-president">{speech.name(charter.president)}</span>
        )}
        <Trains charter={charter} {...shown} />
      </div>
    </li>
  );
}

/** Who runs what: price, treasury, president and trains of every company, in the order of the table. */
export function Companies(shown: Shown) {
  const t = useText();
  const { stage } = shown;
  const charters = surfacesOf(stage, 'charter');
  const open = charters.filter(({ state }) => state === 'open');
  const waiting = charters.filter(({ state }) => state === 'closed');
  if (charters.length === 0) return null;
  const letters = ({ livery }: Charter): string => stage.liveries[livery]?.letters ?? livery;
  const columns = open.length > 5 ? Math.ceil(open.length / 2) : Math.max(4, open.length);
  return (
    <section className="screen-companies">
      {open.length > 0 ? (
        <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {open.map((charter) => (
            <Company key={charter.id} charter={charter} {...shown} />
          ))}
        </ul>
      ) : null}
      <Stack {...shown} />
      {waiting.length > 0 ? (
        <p className="screen-waiting">{t('screen.waiting', { who: waiting.map(letters).join(', ') })}</p>
      ) : null}
    </section>
  );
}

/** The trains that can still be bought, and what lies in the pool. */
function Stack({ stage, table, speech }: Shown) {
  const [depot] = racksOf(stage, 'depot');
  if (!depot) return null;
  const kinds = depot.groups.flatMap(({ slots }) =>
    slots.flatMap((slot) => {
      const [kind] = slot.kinds ?? [];
      const lying = piecesAt(table, slot.place).filter((id) => kind === undefined || id.startsWith(kind));
      const face = lying[0] === undefined ? undefined : stage.faces[lying[0]];
      if (face?.kind !== 'train') return [];
      const sides = Object.values(face.sides);
      const count = slot.count === -1 ? '∞' : lying.length;
      return [
        {
          range: sides.map((s) => s.range).join('/'),
          price: sides[0]?.price ?? 0,
          count,
          colour: face.colour,
        },
      ];
    }),
  );
  return kinds.length === 0 ? null : (
    <p className="screen-stack">
      <b>{capital(speech.phrase(depot.title))}</b>
      {kinds.slice(0, 4).map(({ range, price, count, colour }) => (
        <span key={range} className="screen-trains">
          <i className={`train-${colour}`}>{range}</i> {speech.money(price)} ×{count}
        </span>
      ))}
    </p>
  );
}
