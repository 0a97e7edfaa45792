import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Config, Entry, Play } from '@stellwerk/engine/table/play.ts';
import { recall } from '@stellwerk/engine/table/replay.ts';
import type { Json, Seat } from '@stellwerk/engine/table/types.ts';
import { EMPTY_DESK } from '@stellwerk/shared/desk.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';
import { distinctNames } from '@stellwerk/shared/names.ts';
import { automatonCards, freshRoom, SEAT_COLOURS } from '@stellwerk/shared/opening.ts';
import type { House } from './batch.ts';
import { Books, handsOf } from './books.ts';
import type { Row } from './journal/journal.ts';
import type { Told } from './record.ts';
import { toldOf } from './record.ts';
import { Referee } from './referee.ts';
import type { TableState } from './state.ts';

const STRIDE = 40;

/** What a new table begins with. */
export interface Opening {
  readonly config: Config;
  readonly name: string;
  /** Names and colours to begin with. */
  readonly cards: Readonly<Record<Seat, { readonly name: string; readonly colour: string }>>;
  /** The lesson of a class. */
  readonly lesson?: Json;
}

/**
 * Writes a new table into the store. The documents are brought on by many entries at a time: nobody has seen them in
 * between, and every step that is left out is one that nobody has to read either.
 */
export async function foundTable(
  house: House,
  id: string,
  game: Game,
  opening: Opening,
  log: readonly Entry[],
  secret: string,
): Promise<Referee> {
  const { journal, now, metrics } = house;
  const { config } = opening;
  const books = new Books(handsOf(game, config));
  const rows: Row[] = [];
  const told = new Map<string, Told>();
  let state: TableState | null = null;
  let play: Play | null = null;
  for (const [n, entry] of log.entries()) {
    play = recall(game, config, play, entry);
    if (!play) throw new Error(`entry ${n} does not come out as written`);
    const isShown = n % STRIDE === STRIDE - 1 || n === log.length - 1;
    const next: TableState = state ? { ...state, play } : firstState(play, opening);
    const updates = isShown ? books.write(state, next) : [];
    const body = JSON.stringify(entry);
    rows.push({ n, id: entry.id, kind: 'entry', body, updates });
    told.set(entry.id, toldOf('entry', JSON.parse(body) as Json));
    if (!isShown) continue;
    state = next;
    await nextTurn();
  }
  const head = { id, config, secret, createdAt: now(), openedAt: now(), archived: false };
  await journal.createTable(head, rows);
  metrics.count('stellwerk_tables_created_total');
  const record = { books, state: state!, n: rows.length - 1, told };
  return new Referee(head, { ...record, damage: null, damagedAt: null, isOutdated: false }, house);
}

/** A table as it is when nobody has sat down yet. */
export function firstState(play: Play, { config, name, cards, lesson }: Opening): TableState {
  const names = distinctNames(config.seats.map((seat) => cards[seat]?.name ?? ''));
  const card = (seat: Seat, i: number): SeatCard => ({
    name: names[i] ?? '',
    colour: cards[seat]?.colour || SEAT_COLOURS[i % SEAT_COLOURS.length]!,
    taken: false,
    link: 0,
  });
  return {
    play,
    seats: {
      ...Object.fromEntries(config.seats.map((seat, i) => [seat, card(seat, i)])),
      ...automatonCards(play.game, config),
    },
    room: freshRoom(name),
    requests: {},
    answered: {},
    desk: lesson === undefined ? EMPTY_DESK : { ...EMPTY_DESK, lesson: { file: lesson, lead: null } },
  };
}
