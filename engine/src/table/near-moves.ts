import type { Game } from './game.ts';
import { parseMove, specOf } from './judge.ts';
import type { Luck } from './luck.ts';
import { pieceIds, pieceOf } from './places.ts';
import { sample } from './shape.ts';
import type { Domains, Field } from './shape.ts';
import type { Json, Move, ParsedMove, Seat, Table } from './types.ts';

const domainsOf = (game: Game, table: Table): Domains => ({
  ...game.domains(table),
  seat: table.clock.seats,
});

/** A well-formed move of that kind that nobody asked for: by that seat, or by anybody. */
export function anyMove(
  game: Game,
  table: Table,
  type: string,
  pick: Luck,
  seat: Seat = table.clock.seats[pick(table.clock.seats.length)]!,
): ParsedMove | null {
  const fields = specOf(game, type)?.fields ?? {};
  const made = sample({ kind: 'record', fields }, pick, domainsOf(game, table)) as Record<string, Json>;
  const parsed = parseMove(game, table, { ...made, type, seat });
  return parsed.ok ? parsed.value : null;
}

/** A piece carried to where another one lies, and turned like that one: hands mix up what is alike. */
export function mixedUp(game: Game, table: Table, pick: Luck, seat: Seat): ParsedMove | null {
  const ids = pieceIds(table);
  const [piece, other] = [ids[pick(ids.length)], ids[pick(ids.length)]];
  const { at, ...how } = (other !== undefined && pieceOf(table, other)) || { at: '' };
  const parsed = parseMove(game, table, { type: 'put', piece, to: at, ...how, seat });
  return parsed.ok ? parsed.value : null;
}

/**
 * The same move with one small thing changed: a field, an amount by one, one of a list left out, doubled or moved, a list
 * that goes on like another one. Where a field is free text, the change comes from `known` moves: nonsense in it would tell
 * nothing; names that the title knows come from there half of the time.
 */
export function neighbour(
  game: Game,
  table: Table,
  move: Move,
  pick: Luck,
  known: readonly Move[] = [move],
): ParsedMove | null {
  const fields = Object.entries(specOf(game, move.type)?.fields ?? {});
  const [name, field] = fields[pick(fields.length || 1)] ?? [];
  if (name === undefined || field === undefined) return null;
  const domains = domainsOf(game, table);
  const other = known[pick(known.length)]?.[name];
  const seen = [move[name], other];
  const to = varied(field, move[name], { pick, domains, texts: () => textsIn(seen), lists: listsIn(seen) });
  const parsed = parseMove(game, table, { ...move, [name]: to });
  return parsed.ok ? parsed.value : null;
}

interface Change {
  readonly pick: Luck;
  readonly domains: Domains;
  readonly texts: () => readonly string[];
  /** Lists of text that stand where the changed one stands, or in a move like it. */
  readonly lists: readonly (readonly string[])[];
}

function varied(field: Field, value: unknown, by: Change): unknown {
  const { pick, domains } = by;
  if (field.kind === 'whole' && typeof value === 'number' && pick(2) === 0) return value + 2 * pick(2) - 1;
  if (field.kind === 'list' && Array.isArray(value) && value.length > 0 && pick(6) > 0)
    return variedList(field.of, value, by);
  if (field.kind === 'record' && typeof value === 'object' && value !== null) {
    const names = Object.keys(field.fields);
    const name = names[pick(names.length)];
    if (name === undefined) return value;
    return { ...value, [name]: varied(field.fields[name]!, (value as Record<string, unknown>)[name], by) };
  }
  const texts = namedBefore(field, by);
  return texts.length > 0 ? texts[pick(texts.length)] : sample(field, pick, domains);
}

function namedBefore(field: Field, { pick, domains, texts }: Change): readonly string[] {
  if (field.kind === 'text') return texts();
  if (field.kind !== 'ref' || pick(2) === 0) return [];
  return texts().filter((name) => domains[field.to]?.includes(name));
}

function variedList(field: Field, items: readonly unknown[], by: Change): readonly unknown[] {
  const { pick, lists } = by;
  const [at, to] = [pick(items.length), pick(items.length + 1)];
  switch (pick(field.kind === 'text' && lists.length > 0 ? 6 : 4)) {
    case 5:
      return [...items, ...lists[pick(lists.length)]!.slice(pick(2))];
    case 4:
      return [...items, ...lists[pick(lists.length)]!.toReversed().slice(pick(2))];
    case 0:
      return items.toSpliced(at, 1);
    case 1:
      return items.toSpliced(to, 0, items[at]);
    case 2:
      return items.toSpliced(to, 0, varied(field, items[at], by));
    default:
      return items.with(at, varied(field, items[at], by));
  }
}

const textsIn = (value: unknown): readonly string[] => {
  if (isText(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const isText = (value: unknown): value is string => typeof value === 'string';
const listsIn = (value: unknown): readonly (readonly string[])[] => {
  if (Array.isArray(value) && value.length > 0 && value.every(isText)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : [];
};
