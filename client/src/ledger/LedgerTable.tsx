import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Ledger } from '@stellwerk/engine/table/game.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useHand } from '../hand/hand.ts';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { capital } from '../parts/capital.ts';
import { useSeatLooks } from '../parts/seat-look.ts';
import { surfacesOf } from '../layout/surfaces-of.ts';
import { useStage } from '../table/stage.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { said } from './as-text.ts';
import type { Handle } from './handles.ts';
import { accountOf, handleOf, placesOf } from './handles.ts';
import { dropOnRow, isHeldFrom } from './take-up.ts';
import { useCell } from './use-cell.ts';

type Row = Ledger['rows'][number];
type Column = Ledger['columns'][number];

/** A row a holder. Where it is live, a cell can be taken up, and a row is a place to put things down. */
export function LedgerTable({ isLive }: { readonly isLive: boolean }) {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const stage = useStage();
  const ledger = useMemo(() => shown && shown.play.game.ledger(shown.play.table), [shown]);
  if (!shown || !speech || !ledger || !stage) return null;
  const { table } = shown.play;
  return (
    <>
      {/* A wide table scrolls inside itself; whoever uses keys must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="ledger-scroll" tabIndex={0} role="region" aria-label={t('tab.ledger')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ledger.who')}</th>
              {ledger.columns.map(({ id, label }) => (
                <th key={id} scope="col">
                  {speech.phrase(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ledger.rows.map((row) => (
              <LedgerRow
                key={row.id}
                row={row}
                columns={ledger.columns}
                stage={stage}
                table={table}
                speech={speech}
                isLive={isLive}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly stage: Stage;
  readonly table: Table;
  readonly speech: Speech;
  /** Whether the viewer may take anything up. */
  readonly isLive: boolean;
}

function LedgerRow({ row, columns, stage, table, speech, isLive }: RowProps) {
  const looks = useSeatLooks(stage);
  const held = useHand((s) => s.held);
  const ref = useRef<HTMLTableRowElement>(null);
  const places = useMemo(() => placesOf(stage, table, row), [stage, table, row]);
  const account = accountOf(stage, row);
  const drop = (): void => dropOnRow(places, account);
  useEffect(() => {
    const tr = ref.current;
    const listen = (): void => dropOnRow(places, account);
    tr?.addEventListener('drop-row', listen);
    return () => tr?.removeEventListener('drop-row', listen);
  }, [places, account]);
  const name = row.kind === 'bank' ? capital(speech.name(row.id)) : speech.name(row.label);
  const heads = useMemo(() => headed(stage, row), [stage, row]);
  const look = row.kind === 'seat' ? looks[row.label] : undefined;
  const livery = row.kind === 'company' ? stage.liveries[row.label] : undefined;
  const fits =
    held?.kind === 'piece'
      ? places.some((place) => held.targets.has(place))
      : held?.kind === 'money' && held.from !== account;
  return (
    <tr ref={ref} data-drop-row={row.id} className={fits ? `row-${row.kind} fits` : `row-${row.kind}`}>
      <th scope="row">
        {look ? <Avatar look={look} size={20} /> : null}
        {livery ? <Disc livery={livery} size={22} /> : null}
        {held ? <DropButton name={name} onDrop={drop} /> : name}
      </th>
      {columns.map((column) => (
        <Cell
          key={column.id}
          text={said(speech, row.cells[column.id], column.money ?? false)}
          isHead={heads.has(column.id)}
          handle={isLive ? handleOf(stage, table, row, column.id) : null}
          who={name}
          what={speech.phrase(column.label)}
          onDrop={drop}
        />
      ))}
    </tr>
  );
}

/** The companies that somebody leads. */
const headed = (stage: Stage, { kind, label }: Row): ReadonlySet<string> =>
  new Set(
    surfacesOf(stage, 'charter').flatMap(({ livery, president }) =>
      kind === 'seat' && president === label ? [livery] : [],
    ),
  );

/** Whoever leads the company. */
function Head() {
  const t = useText();
  return (
    <span className="star" title={t('ledger.head')}>
      ★<span className="sr-only">{t('ledger.head')}</span>
    </span>
  );
}

function DropButton({ name, onDrop }: { readonly name: string; readonly onDrop: () => void }) {
  const t = useText();
  return (
    <button type="button" className="cell" aria-label={t('ledger.drop', { who: name })} onClick={onDrop}>
      {name}
    </button>
  );
}

interface CellProps {
  readonly text: string;
  readonly isHead: boolean;
  readonly handle: Handle | null;
  readonly who: string;
  readonly what: string;
  readonly onDrop: () => void;
}

function Cell({ text, isHead, handle, who, what, onDrop }: CellProps) {
  const t = useText();
  const events = useCell(handle, onDrop);
  const isHeld = useHand((s) => s.held !== null && isHeldFrom(handle));
  const star = isHead && text !== '' ? <Head /> : null;
  if (!handle || text === '')
    return (
      <td>
        {text} {star}
      </td>
    );
  return (
    <td>
      <button
        type="button"
        className={isHeld ? 'cell handle on' : 'cell handle'}
        aria-label={t('ledger.take', { who, what, value: text })}
        aria-pressed={isHeld}
        {...events}
      >
        {text}
      </button>{' '}
      {star}
    </td>
  );
}
