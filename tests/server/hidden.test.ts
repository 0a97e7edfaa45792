import { trusted } from '@stellwerk/engine/table/types.ts';
import { HocuspocusProvider } from '@hocuspocus/provider';
import { BUILT_IN } from '@stellwerk/engine/games/toe/data/built-in.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { sensible } from '@stellwerk/engine/games/toe/testing-player.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { hashOf } from '@stellwerk/engine/table/hash.ts';
import { openTable } from '@stellwerk/engine/table/hidden.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Act, Play } from '@stellwerk/engine/table/play.ts';
import { undoTarget } from '@stellwerk/engine/table/history.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Json, Move, Seat, Table } from '@stellwerk/engine/table/types.ts';
import { handDocument, readHand } from '@stellwerk/shared/documents.ts';
import * as encoding from 'lib0/encoding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { newId, Player, until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, fixChance, scratch, SEATS, startProcess, storedEntries } from './lib/process.ts';
import { everyPiece, pieceOf } from '@stellwerk/engine/table/places.ts';

/**
 * A deck in which every vehicle is one of a kind, under a name that occurs nowhere else: whoever receives that
 * name has been told what lies face down.
 */
const nameOf = (i: number): string => `zq${String(i).padStart(3, '0')}k`;
const NAMES = /zq\d{3}k/g;
const MATERIAL = {
  ...BUILT_IN,
  vehicles: BUILT_IN.vehicles
    .flatMap((model) => Array.from({ length: model.copies }, () => model))
    .map((model, i) => ({ ...model, id: nameOf(i), name: nameOf(i), copies: 1 })),
};

const anyBytes = (value: unknown): Buffer => {
  const encoder = encoding.createEncoder();
  encoding.writeAny(encoder, value as never);
  return Buffer.from(encoding.toUint8Array(encoder));
};
/** The list of all vehicles belongs to the table like the board: it says what there is, not where it lies. */
const LIST = anyBytes(JSON.parse(JSON.stringify(MATERIAL)));
function withoutList(bytes: Buffer): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = bytes.indexOf(LIST); at >= 0; at = bytes.indexOf(LIST, from)) {
    parts.push(bytes.toString('latin1', from, at));
    from = at + LIST.length;
  }
  return [...parts, bytes.toString('latin1', from)].join('\n');
}

/** Somebody at the table, with every byte that ever reached them, over however many connections. */
class Person {
  readonly who: string;
  seat: Seat | null;
  player: Player;
  hand = new Y.Doc();
  #provider: HocuspocusProvider | null = null;
  #fresh: Buffer[] = [];
  readonly heard = new Set<string>();
  /** What this person was ever allowed to see. */
  readonly known = new Set<string>();
  readonly text: string[] = [];

  constructor(who: string, seat: Seat | null, url: string, id: string, token: string) {
    this.who = who;
    this.seat = seat;
    this.player = this.#connect(url, id, token);
  }

  #connect(url: string, id: string, token: string): Player {
    const player = new Player(url, id, token);
    player.socket.on('message', ({ data }: MessageEvent) => this.take(Buffer.from(data as ArrayBuffer)));
    return player;
  }
  /** Comes back on a new socket with nothing in memory, as a reloaded page does. */
  reload(url: string): void {
    const { id, token } = this.player;
    this.#provider?.destroy();
    this.player.leave();
    this.hand = new Y.Doc();
    this.player = this.#connect(url, id, token);
    if (this.seat !== null) this.openHand(this.seat);
  }
  openHand(seat: Seat): void {
    const { player } = this;
    this.#provider = new HocuspocusProvider({
      websocketProvider: player.socket,
      name: handDocument(player.id, seat),
      document: this.hand,
      token: () => player.token,
      awareness: null,
    });
    this.#provider.attach();
  }
  /** Asks for a hand of somebody else; true where the server said no. */
  async isDenied(seat: Seat): Promise<boolean> {
    const { player } = this;
    const doc = new Y.Doc();
    let denied = '';
    const provider = new HocuspocusProvider({
      websocketProvider: player.socket,
      name: handDocument(player.id, seat),
      document: doc,
      token: () => player.token,
      awareness: null,
      onAuthenticationFailed: ({ reason }) => {
        denied = reason;
      },
    });
    provider.attach();
    await until(() => denied !== '' || provider.isSynced, 'an answer');
    provider.destroy();
    return denied === 'hand-void';
  }
  take(bytes: Buffer): void {
    this.#fresh.push(bytes);
  }
  /** What came since the last look. */
  look(): string {
    const text = withoutList(Buffer.concat(this.#fresh));
    this.#fresh = [];
    this.text.push(text);
    for (const [name] of text.matchAll(NAMES)) this.heard.add(name);
    return text;
  }
  get table(): Table {
    return readHand(this.player.view.table(), this.hand);
  }
  leave(): void {
    this.#provider?.destroy();
    this.player.leave();
  }
}

const secretOf = (table: Table): Readonly<Record<string, string>> =>
  (table.clock as unknown as { secret: Readonly<Record<string, string>> }).secret;
/** What lies face down before a seat: its own business. Said here once more, and not by the title, which is on trial. */
const ownSecrets = (table: Table, seat: Seat | null): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(secretOf(table)).filter(([piece]) => pieceOf(table, piece)!.at === `seat/${seat}`),
  );
const faceUp = (table: Table): readonly string[] =>
  everyPiece(table)
    .map(([, piece]) => piece)
    .flatMap(({ side = '' }) => side.match(NAMES) ?? []);
const sorted = (secrets: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(secrets).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const folder = scratch();
const ENV = {
  DATA: folder.path,
  LIMIT_CREATIONS: '1000',
  LIMIT_MESSAGES: '10000',
  LIMIT_FRAMES: '10000',
};
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(ENV);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

/** The real table of the server, and the same game beside it, where nothing is hidden from the test. */
class Evening {
  readonly game: Game;
  readonly id: string;
  readonly links: NewTable['links'];
  readonly people: Person[] = [];
  truth: Play;
  #entries = 1;

  constructor(game: Game, made: NewTable, truth: Play) {
    this.game = game;
    this.id = made.id;
    this.links = made.links;
    this.truth = truth;
  }

  sit(who: string, seat: Seat | null, token: string): Person {
    const person = new Person(who, seat, server.url, this.id, token);
    if (seat !== null && token.startsWith('s')) person.openHand(seat);
    this.people.push(person);
    return person;
  }
  at(seat: Seat): Person {
    return this.people.find((person) => person.seat === seat)!;
  }

  /** Plays the same act there and here, and waits until everybody has heard of it. */
  async act(by: Person, act: Act, send: () => Promise<{ readonly verdict: string }>): Promise<void> {
    const answer = await send();
    const seat = act.do === 'move' ? act.move.seat : null;
    // What was drawn stands in the store, and nowhere else.
    const luck = storedEntries(folder.path, this.id, this.#entries).at(-1)?.luck ?? [];
    const outcome = commit(this.truth, { id: 'x', seat, act }, luck);
    if (!outcome.ok || answer.verdict !== 'committed')
      throw new Error(`${by.who}: ${JSON.stringify(act)} ${JSON.stringify(answer)}`);
    this.truth = outcome.play;
    this.#entries++;
    await this.everybody();
  }
  move(by: Person, move: Move): Promise<void> {
    return this.act(by, { do: 'move', move: trusted(move) }, () => by.player.move(move));
  }

  /** All agree: what was taken back may have shown something, and then nobody decides alone. */
  async takeBack(to: number): Promise<{ readonly verdict: string }> {
    const [first, ...others] = SEATS.map((seat) => this.at(seat).player);
    const request = newId();
    let answer = await first!.send({ type: 'ask', base: 0, question: { do: 'undo', to } }, request);
    for (const other of others) answer = await other.send({ type: 'vote', request, yes: true });
    return answer;
  }

  async everybody(): Promise<void> {
    const open = hashOf(openTable(this.game, this.truth.table));
    for (const person of this.people) {
      const own = sorted(ownSecrets(this.truth.table, person.seat));
      await until(
        () => person.player.length === this.#entries && person.player.hash === open,
        `the board at ${person.who}’s`,
      );
      await until(() => sorted(secretOf(person.table)) === own, `the hand of ${person.who}`);
    }
    this.check();
  }

  /** Nobody has heard of anything that they may not know, and everybody of what they hold. */
  check(): void {
    const { table } = this.truth;
    const isHiding = Object.keys(secretOf(table)).length > 0;
    for (const person of this.people) {
      const own = Object.values(ownSecrets(table, person.seat));
      for (const name of [...faceUp(table), ...own]) person.known.add(name);
      const text = person.look();
      const told = [...person.heard].filter((name) => !person.known.has(name));
      expect([person.who, this.truth.log.length, told]).toEqual([person.who, this.truth.log.length, []]);
      for (const name of own)
        expect([person.who, name, person.heard.has(name)]).toEqual([person.who, name, true]);
      // The hash of everything would let anybody try out what lies face down.
      if (isHiding) expect(text).not.toContain(hashOf(table));
    }
  }

  async http(person: Person): Promise<readonly number[]> {
    const headers = { authorization: `Bearer ${person.player.token}` };
    const at = `${server.url}/api/tables`;
    const mine = JSON.stringify({ tables: [{ id: this.id, token: person.player.token }] });
    const answers = await Promise.all([
      fetch(`${at}/${this.id}`, { headers }),
      fetch(`${at}/mine`, { method: 'POST', body: mine }),
      fetch(`${at}/${this.id}/file`, { headers }),
      fetch(`${at}/${this.id}/copy`, { method: 'POST', headers, body: '{"entry":0}' }),
    ]);
    for (const answer of answers) person.take(Buffer.from(await answer.arrayBuffer()));
    return answers.map(({ status }) => status);
  }

  close(): void {
    for (const person of this.people) person.leave();
  }
}

async function openEvening(seed: number): Promise<Evening> {
  const game = (await loadGame('toe'))!;
  const options = { hidden: true, rescue: true, material: MATERIAL as unknown as Json };
  const made = await createTable(server.url, { game: 'toe', mode: 'strict', seed, options });
  await server.stop();
  fixChance(folder.path, made.id, `evening ${seed}`);
  server = await startProcess(ENV);
  const config = {
    game: 'toe',
    seats: [...SEATS],
    variant: 'standard',
    options,
    seed,
    mode: 'strict',
    bookkeeping: 'auto',
  } as const;
  const evening = new Evening(game, made, openPlay(game, config));
  for (const seat of SEATS) evening.sit(seat, seat, made.links.seats[seat]!);
  evening.sit('watcher', null, made.links.watch);
  await evening.everybody();
  return evening;
}

describe('hidden vehicles', () => {
  it('over a whole game nobody receives a byte of what lies face down before others', async () => {
    const evening = await openEvening(14);
    const { game } = evening;
    const host = evening.sit('host', null, evening.links.host);
    await evening.everybody();
    const follower = new Y.Doc();
    const stock = new WebsocketProvider(`${server.url.replace('http', 'ws')}/watch`, evening.id, follower, {
      params: { token: evening.links.watch },
      disableBc: true,
    });
    const luck = seededLuck(4, 4);
    const unseen = new Map<string, number>();
    let hidden = 0;
    let gone: Person | null = null;
    let dora: Person | null = null;
    let keptFromCarla = 0;
    for (let n = 1; n < 600 && !game.ended(evening.truth.table); n++) {
      const { table } = evening.truth;
      const seat = game.turn(table)[0]!;
      const options = [...game.options(table, seat)];
      // Now and then unseen from the supply: only the buyer ever learns what it is.
      const turn = `${seat} ${n > 60}`;
      const blind = (unseen.get(turn) ?? 0) < 2 ? options.find(({ type }) => type === 'blind') : undefined;
      if (blind) unseen.set(turn, (unseen.get(turn) ?? 0) + 1);
      // Until Dora has something that Carla never saw, everybody longs for the fair.
      const wanted = n > 60 && keptFromCarla === 0 ? options.find((m) => m['phase'] === 'fair') : undefined;
      const move = blind ?? wanted ?? sensible(table as never, seat, options, luck);
      await evening.move(evening.at(seat), move);
      hidden = Math.max(hidden, Object.keys(secretOf(evening.truth.table)).length);
      if (dora && gone) {
        const news = [...dora.heard].filter((name) => !gone!.heard.has(name));
        keptFromCarla = Math.max(keptFromCarla, news.length);
      }
      const others = SEATS.filter((other) => other !== seat);

      if (n % 15 === 0) {
        // Curious: the neighbour's hand, the neighbour's piece, the file, a copy of the table.
        const curious = evening.at(seat);
        expect(await curious.isDenied(others[0]!)).toBe(true);
        const piece = Object.keys(secretOf(evening.truth.table)).find(
          (id) => pieceOf(evening.truth.table, id)!.at !== `seat/${seat}`,
        );
        if (piece !== undefined) {
          const bold = { type: 'assign', seat, piece, contract: 'S3' };
          expect((await curious.player.move(bold)).verdict).toBe('refused');
        }
        if (!game.ended(evening.truth.table)) {
          expect(await evening.http(curious)).toEqual([200, 200, 403, 403]);
          expect(await evening.http(evening.people[3]!)).toEqual([200, 200, 403, 403]);
        }
        evening.check();
        const seen = withoutList(Buffer.from(Y.encodeStateAsUpdate(follower)));
        const told = [...seen.matchAll(NAMES)].filter(([name]) => !evening.people[3]!.known.has(name));
        expect(told).toEqual([]);
      }
      if (n % 25 === 0) {
        evening.at(others[1]!).reload(server.url);
        evening.people[3]!.reload(server.url);
        await evening.everybody();
      }
      if (n % 40 === 0) {
        const to = undoTarget(evening.truth)!;
        await evening.act(host, { do: 'undo', to }, () => evening.takeBack(to));
      }
      if (n === 60) {
        // Carla goes, Dora takes her seat: from now on the hand is Dora's alone.
        gone = evening.at('carla');
        await gone.player.send({ type: 'seat', work: { do: 'claim', seat: 'carla' } });
        await gone.player.send({ type: 'seat', work: { do: 'leave', seat: 'carla' } });
        gone.seat = null;
        gone.hand = new Y.Doc();
        dora = evening.sit('dora', 'carla', evening.links.join);
        await dora.player.ready();
        await dora.player.send({ type: 'seat', work: { do: 'claim', seat: 'carla', name: 'Dora' } });
        dora.openHand('carla');
        await evening.everybody();
      }
    }
    expect(game.ended(evening.truth.table)).toBe(true);
    // The search can find something: there were secrets, and whoever held them heard their names.
    expect(hidden).toBeGreaterThan(5);
    for (const seat of SEATS) expect(evening.at(seat).heard.size).toBeGreaterThan(5);
    expect(keptFromCarla).toBeGreaterThan(0);
    const [, , file] = await evening.http(evening.at('anna'));
    expect(file).toBe(200);
    stock.destroy();
    evening.close();
  }, 600_000);

  it('publishes neither the chance behind an entry nor the seed', async () => {
    const evening = await openEvening(5);
    const { game } = evening;
    const seat = game.turn(evening.truth.table)[0]!;
    await evening.move(evening.at(seat), { type: 'call', seat, phase: 'fair' });
    for (const person of evening.people) {
      expect(person.player.view.log().map(({ luck }) => luck)).toEqual([[], []]);
      expect(person.player.view.settings().config).not.toHaveProperty('seed');
    }
    expect(evening.truth.log[0]!.luck.length).toBeGreaterThan(0);
    evening.close();
  });
});
