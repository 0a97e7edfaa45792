import { hidesHands } from '@stellwerk/engine/table/hidden.ts';
import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Fields } from '@stellwerk/engine/table/shape.ts';
import {
  choice,
  json as jsonField,
  list,
  optional,
  parseFields,
  record,
  ref,
  text as textField,
  whole,
} from '@stellwerk/engine/table/shape.ts';
import type { Json, Result, Seat } from '@stellwerk/engine/table/types.ts';
import { BOOKKEEPING, fail, MODES, ok } from '@stellwerk/engine/table/types.ts';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import { isTableId } from '@stellwerk/shared/tokens.ts';
import type { Limits } from './config.ts';
import type { Reply } from './http.ts';
import { bearerOf, fault, json, parseJson, readBody } from './http.ts';
import { linksFor } from './links.ts';
import type { House } from './batch.ts';
import { plainText } from './plain-text.ts';
import type { Referee } from './referee.ts';
import { isHost, rightsOf } from './seats.ts';
import type { Fault, Opening, Tables } from './tables.ts';

const seatFields = {
  seat: ref('seat'),
  name: optional(textField(40)),
  colour: optional(textField(20)),
} as const;
const CREATE = {
  game: textField(40),
  variant: optional(textField(40)),
  options: optional(jsonField(4000)),
  seats: list(record(seatFields), 12),
  mode: optional(choice(...MODES)),
  bookkeeping: optional(choice(...BOOKKEEPING)),
  seed: optional(whole(0, 2 ** 31 - 1)),
  name: optional(textField(80)),
} as const satisfies Fields;
const MINE = {
  tables: list(record({ id: textField(30), token: textField(200) }), 50),
} as const satisfies Fields;
const COPY = { entry: whole(0, 100_000) } as const satisfies Fields;

/** Reads what a table is to be opened with. */
export function readOpening(value: unknown): Result<Opening, Fault> {
  const parsed = parseFields(CREATE, value);
  if (!parsed.ok) return fail({ place: parsed.error.place, message: `expected ${parsed.error.expected}` });
  const wanted = parsed.value as unknown as {
    readonly seats: readonly { readonly seat: Seat; readonly name?: string; readonly colour?: string }[];
    readonly [key: string]: unknown;
  };
  const seats = wanted.seats.map(({ seat }) => seat);
  if (new Set(seats).size < seats.length)
    return fail({ place: 'seats', message: 'expected every seat once' });
  const options = wanted['options'] ?? {};
  if (typeof options !== 'object' || Array.isArray(options))
    return fail({ place: 'options', message: 'expected an object' });
  return ok({
    name: plainText((wanted['name'] as string | undefined) ?? ''),
    cards: Object.fromEntries(
      wanted.seats.map(({ seat, name = '', colour = '' }) => [
        seat,
        { name: plainText(name), colour: plainText(colour) },
      ]),
    ),
    config: {
      game: wanted['game'] as string,
      variant: (wanted['variant'] as string | undefined) ?? 'standard',
      options: options as Readonly<Record<string, Json>>,
      seats,
      mode: (wanted['mode'] as Opening['config']['mode'] | undefined) ?? 'coach',
      bookkeeping: (wanted['bookkeeping'] as Opening['config']['bookkeeping'] | undefined) ?? 'auto',
      seed: (wanted['seed'] as number | undefined) ?? randomInt(2 ** 31),
    },
  });
}

/** The JSON API. Null where the path is none of it. */
export class Api {
  readonly #house: House;
  readonly #tables: Tables;
  readonly #limits: Limits;
  readonly #mayCreate: (request: IncomingMessage) => boolean;

  constructor(
    house: House,
    tables: Tables,
    limits: Limits,
    mayCreate: (request: IncomingMessage) => boolean,
  ) {
    this.#house = house;
    this.#tables = tables;
    this.#limits = limits;
    this.#mayCreate = mayCreate;
  }

  async answer(request: IncomingMessage, path: string): Promise<Reply | null> {
    const [, api, first, second, third, ...rest] = path.split('/');
    if (api !== 'api' || rest.length > 0) return null;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (first === 'games' && second === undefined) return method === 'GET' ? listGames() : notAllowed('GET');
    if (first !== 'tables') return null;
    if (second === undefined) return method === 'POST' ? this.#create(request) : notAllowed('POST');
    if (third === undefined && second === 'import')
      return method === 'POST' ? this.#import(request) : notAllowed('POST');
    if (third === undefined && second === 'mine')
      return method === 'POST' ? this.#mine(request) : notAllowed('POST');
    if (third === undefined) return method === 'GET' ? this.#info(request, second) : notAllowed('GET');
    if (third === 'file') return method === 'GET' ? this.#export(request, second) : notAllowed('GET');
    if (third === 'copy') return method === 'POST' ? this.#copy(request, second) : notAllowed('POST');
    return null;
  }

  async #create(request: IncomingMessage): Promise<Reply> {
    if (!this.#mayCreate(request)) return tooFast();
    const body = await readBody(request, 20_000);
    if (body === null) return fault(413, 'too-large');
    const opening = readOpening(parseJson(body));
    return opening.ok
      ? this.#made(await this.#tables.create(opening.value))
      : fault(400, 'bad-shape', opening.error);
  }

  async #import(request: IncomingMessage): Promise<Reply> {
    if (!this.#mayCreate(request)) return tooFast();
    const body = await readBody(request, this.#limits.body);
    return body === null ? fault(413, 'too-large') : this.#made(await this.#tables.import(body, ''));
  }

  async #copy(request: IncomingMessage, id: string): Promise<Reply> {
    const found = await this.#find(request, id);
    if (!found) return unknown();
    if (found.holder.kind === 'watch') return fault(403, 'watching-only');
    if (isHidden(found.referee)) return fault(403, 'hands-hidden');
    if (!this.#mayCreate(request)) return tooFast();
    const body = await readBody(request, 1000);
    const parsed = parseFields(COPY, body === null ? undefined : parseJson(body));
    if (!parsed.ok)
      return fault(400, 'bad-shape', { place: parsed.error.place, message: parsed.error.expected });
    return this.#made(await this.#tables.copy(found.referee, parsed.value['entry'] as number));
  }

  #made(made: Result<Referee, Fault>): Reply {
    if (!made.ok) return fault(400, 'bad-shape', made.error);
    const { id, state } = made.value;
    return json(201, { id, links: linksFor(this.#house.tokens, id, state, 'all', true) });
  }

  async #info(request: IncomingMessage, id: string): Promise<Reply> {
    const found = await this.#find(request, id);
    return found ? json(200, infoOf(found.referee, found.holder)) : unknown();
  }

  /** My tables: the browser keeps the links, the server says what became of them. */
  async #mine(request: IncomingMessage): Promise<Reply> {
    const body = await readBody(request, 20_000);
    const parsed = parseFields(MINE, body === null ? undefined : parseJson(body));
    if (!parsed.ok)
      return fault(400, 'bad-shape', { place: parsed.error.place, message: parsed.error.expected });
    const wanted = parsed.value['tables'] as unknown as readonly {
      readonly id: string;
      readonly token: string;
    }[];
    const tables = [];
    for (const { id, token } of wanted) {
      const found = await this.#open(id, token);
      tables.push(found ? infoOf(found.referee, found.holder) : { id, reason: 'link-void' });
    }
    return json(200, { tables });
  }

  async #export(request: IncomingMessage, id: string): Promise<Reply> {
    const found = await this.#find(request, id);
    if (!found) return unknown();
    // The log of a game with hidden hands tells what lies in them.
    if (isHidden(found.referee)) return fault(403, 'hands-hidden');
    const headers = { 'content-disposition': `attachment; filename="stellwerk-${id.slice(0, 6)}.json"` };
    const body = this.#tables.export(found.referee);
    return { status: 200, type: 'application/json; charset=utf-8', body, headers };
  }

  #find(request: IncomingMessage, id: string): Promise<{ referee: Referee; holder: Holder } | null> {
    return this.#open(id, bearerOf(request));
  }

  /** A table for the bearer of one of its links. Who has none does not learn whether the table exists. */
  async #open(id: string, token: string | null): Promise<{ referee: Referee; holder: Holder } | null> {
    const holder = isTableId(id) ? this.#house.tokens.check(id, token) : null;
    const referee = holder && (await this.#tables.open(id));
    return referee && rightsOf(referee.state, holder) ? { referee, holder } : null;
  }
}

const unknown = (): Reply => fault(404, 'no-such-table');
const tooFast = (): Reply => fault(429, 'too-fast');
const notAllowed = (allow: string): Reply => ({ ...fault(405, 'method'), headers: { allow } });

const isHidden = ({ state: { play } }: Referee): boolean =>
  hidesHands(play.game, play.config.options) && !play.game.ended(play.table);

function infoOf({ id, state, isDamaged }: Referee, holder: Holder) {
  const { play, room, seats } = state;
  const { game, config } = play;
  return {
    id,
    name: room.name,
    game: { id: game.id, title: game.title },
    variant: config.variant,
    options: config.options,
    mode: play.settings.mode,
    bookkeeping: play.settings.bookkeeping,
    entries: play.log.length,
    turn: game.turn(play.table),
    ended: game.ended(play.table),
    closed: room.closed,
    damaged: isDamaged,
    seats: config.seats.map((seat) => {
      const { link: _, ...card } = seats[seat]!;
      return { seat, ...card };
    }),
    you: { kind: holder.kind, host: isHost(state, holder), seats: rightsOf(state, holder)?.seats ?? [] },
  };
}

async function listGames(): Promise<Reply> {
  // A title that cannot be loaded must not hide the others.
  const games = await Promise.allSettled(GAME_IDS.map(loadGame));
  const told = games.flatMap((loaded) => {
    if (loaded.status === 'rejected' || !loaded.value) return [];
    const { id, title, subtitle, players, variants, optionSpecs, reconstructed } = loaded.value;
    return [{ id, title, subtitle, players, variants, options: optionSpecs, reconstructed }];
  });
  return json(200, { games: told });
}
