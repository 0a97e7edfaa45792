import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Ledger } from '@stellwerk/engine/table/game.ts';
import type { Account, PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import { bankOf, type Kind, matOf, racksOf, surfacesOf } from '../layout/surfaces-of.ts';
import { everyPiece, pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

/** What a cell of the ledger stands for on the table: it can be taken up from here. */
export type Handle =
  | { readonly kind: 'money'; readonly account: Account }
  /** One piece of each kind that lies there, the ordinary ones before a president's. */
  | { readonly kind: 'pieces'; readonly pieces: readonly PieceId[] };

type Row = Ledger['rows'][number];
type Holder = Kind<'mat'> | Kind<'charter'> | Kind<'bank'>;

function holderOf(stage: Stage, { kind, label }: Row): Holder | undefined {
  if (kind === 'seat') return matOf(stage, label) ?? undefined;
  if (kind === 'company') return surfacesOf(stage, 'charter').find(({ livery }) => livery === label);
  return bankOf(stage) ?? undefined;
}

export const accountOf = (stage: Stage, row: Row): Account | null => holderOf(stage, row)?.account ?? null;

const rackPlaces = (stage: Stage, role: 'pool' | 'out'): readonly Place[] =>
  racksOf(stage, role).flatMap(({ groups }) =>
    groups.flatMap(({ slots }) => slots.map(({ place }) => place)),
  );

/** Where the things of a row lie, and where a thing dropped on the row goes: its sheet first. */
export function placesOf(stage: Stage, table: Table, row: Row): readonly Place[] {
  const holder = holderOf(stage, row);
  if (row.kind === 'bank')
    return [...new Set([...rackPlaces(stage, 'pool'), ...(holder ? [holder.place] : [])])];
  if (!holder) return [];
  if (row.kind === 'seat')
    return holder.kind === 'mat' && holder.stock !== undefined
      ? [holder.place, holder.stock]
      : [holder.place];
  // Certificates that nobody has bought may lie beside the charter; those out of the game are nobody's.
  const elsewhere = new Set([
    ...rackPlaces(stage, 'pool'),
    ...rackPlaces(stage, 'out'),
    ...(stage.inBox ?? []),
    ...[...surfacesOf(stage, 'mat'), ...surfacesOf(stage, 'bank')].map(({ place }) => place),
  ]);
  const unsold = everyPiece(table)
    .filter(([id, { at }]) => isShareOf(stage.faces[id], row.label) && !elsewhere.has(at))
    .map(([, { at }]) => at);
  return [...new Set([holder.place, ...unsold])];
}

const isShareOf = (face: Face | undefined, livery: string): boolean =>
  face?.kind === 'certificate' && face.livery === livery;

const isPresident = (face: Face | undefined): boolean => face?.kind === 'certificate' && face.president;

/** Whether a piece is what a column counts: shares of a company, its price marker, or pieces and cards called like the column. */
function isCounted(stage: Stage, table: Table, row: Row, column: string, id: PieceId): boolean {
  const face = stage.faces[id];
  if (Object.hasOwn(stage.liveries, column)) return isShareOf(face, column);
  if (column === 'price')
    return (
      face?.kind === 'disc' &&
      face.livery === row.label &&
      surfacesOf(stage, 'market').some(({ place }) => pieceOf(table, id)!.at.startsWith(`${place}/`))
    );
  const kind = column.replace(/s$/, '');
  return id.startsWith(`${kind}/`) || face?.kind === kind || (face?.kind === 'card' && face.form === kind);
}

export function handleOf(stage: Stage, table: Table, row: Row, column: string): Handle | null {
  if (column === 'cash') {
    const account = accountOf(stage, row);
    return account === null ? null : { kind: 'money', account };
  }
  if (column === 'price' && row.kind !== 'company') return null;
  const places = new Set(placesOf(stage, table, row));
  const kinds = new Map<string, PieceId>();
  for (const id of pieceIds(table)) {
    const isHere = column === 'price' || places.has(pieceOf(table, id)!.at);
    if (!isHere || !isCounted(stage, table, row, column, id)) continue;
    const kind = JSON.stringify([stage.faces[id], pieceOf(table, id)!.side ?? '']);
    if (!kinds.has(kind)) kinds.set(kind, id);
  }
  const pieces = [...kinds.values()].toSorted(
    (a, b) => Number(isPresident(stage.faces[a])) - Number(isPresident(stage.faces[b])),
  );
  return pieces.length === 0 ? null : { kind: 'pieces', pieces };
}
