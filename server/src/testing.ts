import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Config } from '@stellwerk/engine/table/play.ts';
import type { Mode, Seat } from '@stellwerk/engine/table/types.ts';
import type { Answer } from '@stellwerk/shared/answers.ts';
import type { ClientMessage, ClientMessageBody } from '@stellwerk/shared/messages.ts';
import { PROTOCOL } from '@stellwerk/shared/messages.ts';
import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import type { Journal } from './journal/journal.ts';
import { openSqlite } from './journal/sqlite.ts';
import { openLog } from './log.ts';
import { Metrics } from './metrics.ts';
import type { Guest, House } from './batch.ts';
import type { Referee } from './referee.ts';
import { Tables } from './tables.ts';
import { openTokenOffice } from './tokens.ts';
import { Turns } from './turns.ts';

/** A house in memory for tests: the real parts, without sockets. */
export interface TestHouse extends House {
  readonly tables: Tables;
}

export function openHouse(
  journal: Journal = openSqlite(':memory:'),
  linger?: number,
  load: House['loadGame'] = loadGame,
): TestHouse {
  const log = openLog('silent');
  const tokens = openTokenOffice('only for tests, not secret');
  const [metrics, turns] = [new Metrics(), new Turns()];
  const house: House = { journal, tokens, log, metrics, turns, now: () => 1_000_000, loadGame: load };
  return { ...house, tables: new Tables(house, { linger }) };
}

export const SEATS: readonly Seat[] = ['anna', 'bert', 'carla'];

/** A table of the first game that this program knows, for three. */
export async function openTestTable(house: TestHouse, mode: Mode): Promise<Referee> {
  const game = await loadGame(GAME_IDS[0]!);
  const config: Config = {
    game: game!.id,
    seats: SEATS,
    variant: game!.variants[0]!.id,
    options: {},
    seed: 11,
    mode,
    bookkeeping: 'auto',
  };
  const made = await house.tables.create({ config, name: 'test', cards: {} });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

let count = 0;
export const newId = (): string => `message-${++count}`;

export function sendTo(
  referee: Referee,
  guest: Guest,
  body: ClientMessageBody,
  id = newId(),
): Promise<Answer> {
  return new Promise((done) => referee.submit(guest, { v: PROTOCOL, id, ...body } as ClientMessage, done));
}

export const hostOf = (): Guest => ({ who: 'host', holder: { kind: 'host', generation: 0 } });
export const strangerOf = (): Guest => ({ who: 'g-1', holder: { kind: 'join', generation: 0 } });
export const watcherOf = (): Guest => ({ who: 'g-2', holder: { kind: 'watch', generation: 0 } });

/** Somebody who came by the join link and took a seat. */
export async function seatedAt(referee: Referee, seat: Seat): Promise<Guest> {
  const guest = strangerOf();
  await sendTo(referee, guest, { type: 'seat', work: { do: 'claim', seat, name: seat } });
  return guest;
}

export const payment = (seat: Seat, amount = 1) =>
  ({
    type: 'propose',
    base: 0,
    act: { do: 'move', move: { type: 'pay', seat, from: `seat/${seat}`, to: 'bank', amount } },
  }) as const;
