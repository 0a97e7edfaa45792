import { turnOf } from '@stellwerk/engine/table/ask.ts';
import { hidesHands } from '@stellwerk/engine/table/hidden.ts';
import type { IncomingMessage } from 'node:http';
import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import type { FileFault } from '@stellwerk/engine/table/faults.ts';
import { misshapen } from '@stellwerk/engine/table/faults.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Fields } from '@stellwerk/engine/table/shape.ts';
import {
  list,
  optional,
  parseFields,
  record,
  text as textField,
  whole,
} from '@stellwerk/engine/table/shape.ts';
import type { Json, Result } from '@stellwerk/engine/table/types.ts';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import { isTableId } from '@stellwerk/shared/tokens.ts';
import type { Limits } from './config.ts';
import type { Reply } from './http.ts';
import { bearerOf, fault, json, parseJson, readBody } from './http.ts';
import { linksFor } from './links.ts';
import { short, traceOf } from './log.ts';
import type { House } from './batch.ts';
import { CREATE_BODY, readOpening } from './opening.ts';
import { plainText } from '@stellwerk/shared/plain-text.ts';
import type { Referee } from './referee.ts';
import { Closed } from './room.ts';
import { isHost, rightsOf } from './seats.ts';
import type { Differing, Tables } from './tables.ts';
import { DIFFERING } from './tables.ts';

const MINE = {
  tables: list(record({ id: textField(30), token: textField(200) }), 50),
} as const satisfies Fields;
const COPY = { entry: whole(0, 100_000), name: optional(textField(80)) } as const satisfies Fields;

/** Whether somebody may have something that costs us so much; one is the price of a new table, or of one looked up. */
export interface Prices {
  readonly mayCreate: (request: IncomingMessage, price: number) => boolean;
  readonly mayRead: (request: IncomingMessage, price: number) => boolean;
  /** The same for what was read already: nothing more is read before it is paid. */
  readonly owe: (request: IncomingMessage, price: number) => void;
}
interface Found {
  readonly referee: Referee;
  readonly holder: Holder;
}
/** Entries that cost as much as one table looked up, and bytes of a file that cost as much as one new table. */
const ENTRIES_A_READ = 500;
const BYTES_A_TABLE = 65_536;

/** The JSON API. Null where the path is none of it. */
export class Api {
  readonly #house: House;
  readonly #tables: Tables;
  readonly #limits: Limits;
  readonly #prices: Prices;

  constructor(house: House, tables: Tables, limits: Limits, prices: Prices) {
    this.#house = house;
    this.#tables = tables;
    this.#limits = limits;
    this.#prices = prices;
  }

  async answer(request: IncomingMessage, path: string): Promise<Reply | null> {
    try {
      return await this.#route(request, path);
    } catch (error) {
      if (error instanceof Closed) return fault(503, error.reason);
      throw error;
    }
  }

  async #route(request: IncomingMessage, path: string): Promise<Reply | null> {
    const [, api, first, second, third, ...rest] = path.split('/');
    if (api !== 'api' || rest.length > 0) return null;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (first === 'games' && second === undefined)
      return method === 'GET' ? listGames(this.#house) : notAllowed('GET');
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
    if (!this.#prices.mayCreate(request, 1)) return tooFast();
    const body = await readBody(request, CREATE_BODY);
    if (body === null) return fault(413, 'too-large');
    const opening = readOpening(parseJson(body));
    return opening.ok
      ? this.#made(await this.#tables.create(opening.value))
      : fault(400, 'bad-shape', opening.error);
  }

  async #import(request: IncomingMessage): Promise<Reply> {
    if (!this.#prices.mayCreate(request, 1)) return tooFast();
    const body = await readBody(request, this.#limits.body);
    if (body === null) return fault(413, 'too-large');
    const price = Math.floor(body.length / BYTES_A_TABLE);
    if (price > 0 && !this.#prices.mayCreate(request, price)) return tooFast();
    const asked = queryOf(request);
    return this.#made(await this.#tables.import(body, importName(asked), differingIn(asked)));
  }

  async #copy(request: IncomingMessage, id: string): Promise<Reply> {
    const found = await this.#find(request, id);
    if ('status' in found) return found;
    if (found.holder.kind === 'watch') return fault(403, 'watching-only');
    if (isHidden(found.referee)) return fault(403, 'hands-hidden');
    if (!this.#prices.mayCreate(request, 1 + Math.floor(entriesOf(found.referee) / ENTRIES_A_READ)))
      return tooFast();
    const body = await readBody(request, 1000);
    const parsed = parseFields(COPY, body === null ? undefined : parseJson(body));
    if (!parsed.ok) return fault(400, 'bad-shape', misshapen(parsed.error));
    const { entry, name } = parsed.value;
    const called = plainText(name ?? '') || found.referee.state.room.name;
    return this.#made(await this.#tables.copy(found.referee, entry, called));
  }

  #made(made: Result<Referee, FileFault>): Reply {
    if (!made.ok) return fault(400, 'goesOn' in made.error ? 'differs' : 'bad-shape', made.error);
    const { id, state } = made.value;
    return json(201, { id, links: linksFor(this.#house.tokens, id, state, 'all') });
  }

  async #info(request: IncomingMessage, id: string): Promise<Reply> {
    const found = await this.#find(request, id);
    return 'status' in found ? found : json(200, infoOf(found.referee, found.holder));
  }

  /** My tables: the browser keeps the links, the server says what became of them. */
  async #mine(request: IncomingMessage): Promise<Reply> {
    const body = await readBody(request, 20_000);
    const parsed = parseFields(MINE, body === null ? undefined : parseJson(body));
    if (!parsed.ok) return fault(400, 'bad-shape', misshapen(parsed.error));
    if (!this.#prices.mayRead(request, parsed.value.tables.length)) return tooFast();
    const tables = [];
    for (const { id, token } of parsed.value.tables) {
      tables.push(await this.#look(request, id, token));
    }
    return json(200, { tables });
  }

  /** One table that cannot be read must not hide the others. Its own people are told what is wrong with it. */
  async #look(request: IncomingMessage, id: string, token: string): Promise<object> {
    try {
      const found = await this.#open(request, id, token);
      return found ? infoOf(found.referee, found.holder) : { id, reason: 'link-void' };
    } catch (error) {
      if (error instanceof Closed) return { id, reason: error.reason };
      this.#house.metrics.count('stellwerk_faults_total', 'info');
      this.#house.log.error('fault', { place: 'info', table: short(id), ...traceOf(error) });
      return { id, reason: 'fault' };
    }
  }

  async #export(request: IncomingMessage, id: string): Promise<Reply> {
    const found = await this.#find(request, id);
    if ('status' in found) return found;
    // The log of a game with hidden hands tells what lies in them.
    if (isHidden(found.referee)) return fault(403, 'hands-hidden');
    if (!this.#prices.mayRead(request, readsOf(found.referee))) return tooFast();
    const headers = { 'content-disposition': `attachment; filename="stellwerk-${id.slice(0, 6)}.json"` };
    const body = this.#tables.export(found.referee);
    return { status: 200, type: 'application/json; charset=utf-8', body, headers };
  }

  /** The table that a request is about, for whoever has a link and has not asked too often. */
  async #find(request: IncomingMessage, id: string): Promise<Found | Reply> {
    const token = bearerOf(request);
    // Strangers cost us nothing, and are told nothing, however often they ask.
    if (!this.#holder(id, token)) return unknown();
    if (!this.#prices.mayRead(request, 1)) return tooFast();
    return (await this.#open(request, id, token)) ?? unknown();
  }

  #holder(id: string, token: string | null): Holder | null {
    return isTableId(id) ? this.#house.tokens.check(id, token) : null;
  }

  /** A table for the bearer of one of its links. Who has none does not learn whether the table exists. */
  async #open(request: IncomingMessage, id: string, token: string | null): Promise<Found | null> {
    const holder = this.#holder(id, token);
    const isRead = this.#tables.at(id) !== undefined;
    const referee = holder && (await this.#tables.open(id));
    // What had to be read for it is paid afterwards: how much it is, is known only then.
    if (referee && !isRead) this.#prices.owe(request, readsOf(referee));
    return referee && rightsOf(referee.state, holder) ? { referee, holder } : null;
  }
}

/** A file says little about itself; whoever opens it may give the table a name: `?name=…`. */
const importName = (query: URLSearchParams): string => plainText(query.get('name') ?? '').slice(0, 80);

/** Where a move does not come out as it was played: stop before it, or go through; else the file is not opened. */
function differingIn(query: URLSearchParams): Differing | null {
  const asked = query.get('differing');
  return DIFFERING.find((word) => word === asked) ?? null;
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
}

const unknown = (): Reply => fault(404, 'no-such-table');
const tooFast = (): Reply => fault(429, 'too-fast');
const notAllowed = (allow: string): Reply => ({ ...fault(405, 'method'), headers: { allow } });

/** What the entries of a table cost, beside the looking up. */
const readsOf = (referee: Referee): number => Math.floor(entriesOf(referee) / ENTRIES_A_READ);
const entriesOf = ({ state }: Referee): number => state.play.log.length;

const isHidden = ({ state: { play } }: Referee): boolean =>
  hidesHands(play.game, play.config.options) && !play.game.ended(play.table);

/** Options without the board and decks that a table may have brought: those are in its document. */
function plainOptions({ material }: Game, options: Readonly<Record<string, Json>>) {
  return Object.fromEntries(Object.entries(options).filter(([id]) => id !== material?.option));
}

function infoOf({ id, state, isDamaged }: Referee, holder: Holder) {
  const { play, room, seats } = state;
  const { game, config } = play;
  return {
    id,
    name: room.name,
    game: { id: game.id, title: game.title },
    variant: config.variant,
    options: plainOptions(game, config.options),
    mode: play.settings.mode,
    bookkeeping: play.settings.bookkeeping,
    entries: play.log.length,
    turn: turnOf(game, play.table),
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

async function listGames({ loadGame }: House): Promise<Reply> {
  // A title that cannot be loaded must not hide the others.
  const games = await Promise.allSettled(GAME_IDS.map(loadGame));
  const told = games.flatMap((loaded) => {
    if (loaded.status === 'rejected' || !loaded.value) return [];
    const { id, title, subtitle, players, variants, optionSpecs, reconstructed } = loaded.value;
    return [{ id, title, subtitle, players, variants, options: optionSpecs, reconstructed }];
  });
  return json(200, { games: told });
}
