import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { isTableId } from '@stellwerk/shared/tokens.ts';
import { Api } from './api.ts';
import type { ServerConfig } from './config.ts';
import { openDoor } from './hocuspocus.ts';
import type { Reply } from './http.ts';
import { addressOf, bearerOf, fault, isForeign, isSecret, send, text } from './http.ts';
import type { Journal } from './journal/journal.ts';
import { openPostgres } from './journal/postgres.ts';
import { openSqlite } from './journal/sqlite.ts';
import { Bucket, Buckets, ownerOf } from './limits.ts';
import type { Log } from './log.ts';
import { causeOf } from './log.ts';
import { Metrics } from './metrics.ts';
import { PRICE } from './prices.ts';
import { openRedis } from './redis.ts';
import type { House } from './batch.ts';
import { rightsOf } from './seats.ts';
import { Closed } from './room.ts';
import { refuse, Sockets, SYNC_PATH } from './sockets.ts';
import { CLIENT_FOLDER, serveClient } from './static.ts';
import { Tables } from './tables.ts';
import { openTokenOffice } from './tokens.ts';
import { Turns } from './turns.ts';
import { followBoard } from './watch.ts';

const CATCH_UP_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

const openJournal = ({ store, durability }: ServerConfig, log: Log): Promise<Journal> | Journal =>
  store.startsWith('sqlite:')
    ? openSqlite(store.slice('sqlite:'.length), durability, (pages) => log.error('store-cut', { pages }))
    : openPostgres(store, (error) => log.warn('store', { cause: causeOf(error) }));

/** One process, one port: pages, API, sockets. */
export async function startServer(
  config: ServerConfig,
  log: Log,
  load: House['loadGame'] = loadGame,
): Promise<RunningServer> {
  const metrics = new Metrics();
  const journal = await openJournal(config, log);
  const tokens = openTokenOffice(config.secret);
  const turns = new Turns();
  const mayGrow: House['mayGrow'] = (rows, message) => tables.mayGrow(rows, message);
  const house: House = { journal, tokens, log, metrics, turns, mayGrow, now: Date.now, loadGame: load };
  const { memory, rows } = config.limits;
  const tables = new Tables(house, { memory, rows });
  const redis = config.redis === null ? [] : [openRedis(config.redis, log)];
  const door = openDoor(house, tables, config.limits, redis);
  const sockets = new Sockets(door, config.limits, metrics, log);
  const creations = new Buckets(() => new Bucket(config.limits.creations / 60, config.limits.creations));
  const createdInAll = new Bucket(config.limits.creationsInAll / 60, config.limits.creationsInAll);
  const reads = new Buckets(() => new Bucket(config.limits.reads / 60, config.limits.reads));
  const ownerIn = (request: IncomingMessage): string => ownerOf(addressOf(request, config.trustProxy));
  const api = new Api(house, tables, config.limits, {
    mayCreate: (request, price) =>
      creations.take(ownerIn(request), Math.min(price, config.limits.creations)) && createdInAll.take(),
    mayRead: (request, price) => reads.take(ownerIn(request), Math.min(price, config.limits.reads)),
    owe: (request, price) => reads.of(ownerIn(request)).spend(price),
  });
  metrics.gauge('stellwerk_tables_open', 'Tables in memory', () => tables.count);
  metrics.gauge('stellwerk_guests', 'People at tables', () => door.guests.count);
  metrics.gauge('stellwerk_sockets', 'Open sockets', () => sockets.count);
  metrics.gauge(
    'stellwerk_handshakes_waiting',
    'People who wait for a document',
    () => door.handshakes.count,
  );
  metrics.gauge('stellwerk_documents', 'Documents in memory', () => door.hocuspocus.getDocumentsCount());
  metrics.gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());

  /** Whether people can play here now. That the process lives is another question: restarting it mends no store. */
  const readiness = async (): Promise<Reply> => {
    try {
      await journal.check();
      return text(200, 'ok');
    } catch (error) {
      log.error('store', { cause: causeOf(error) });
      return text(503, 'the store does not answer');
    }
  };
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const path = (request.url ?? '/').split('?')[0]!;
    // A foreign page may not make its visitors' browsers open tables here.
    if (request.method === 'POST' && isForeign(request, config)) return fault(403, 'foreign-origin');
    const found = await api.answer(request, path);
    if (found) return found;
    if (request.method !== 'GET' && request.method !== 'HEAD') return fault(405, 'method');
    if (path === '/healthz') return text(200, 'ok');
    if (path === '/readyz') return readiness();
    if (path === '/metrics') {
      if (config.metricsToken !== null && !isSecret(bearerOf(request), config.metricsToken))
        return fault(401, 'no-token');
      return { ...text(200, ''), body: metrics.toString() };
    }
    const accepts = String(request.headers['accept-encoding'] ?? '');
    return (await serveClient(CLIENT_FOLDER, path, accepts)) ?? text(404, 'Not found');
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(request, response, await answer(request));
    } catch (error) {
      metrics.count('stellwerk_faults_total', 'http');
      log.error('fault', { place: 'http', cause: causeOf(error) });
      if (!response.headersSent) send(request, response, fault(500, 'fault'));
      else response.destroy();
    }
    // What was sent beyond what we wanted is thrown away as it comes, so that the answer can be read.
    if (!request.complete) request.resume();
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const asked = request.url ?? '/';
    if (!URL.canParse(asked, 'http://localhost')) return refuse(socket, '400 Bad Request');
    const url = new URL(asked, 'http://localhost');
    const owner = ownerIn(request);
    if (url.pathname === SYNC_PATH) {
      if (isForeign(request, config)) return refuse(socket, '403 Forbidden');
      sockets.accept(request, owner, socket, head, (opened, outgoing) =>
        sockets.play(request, owner, opened, outgoing),
      );
      return;
    }
    const [, watch, id, ...rest] = url.pathname.split('/');
    const isWatch = watch === 'watch' && isTableId(id) && rest.length === 0;
    const holder = isWatch ? tokens.check(id, url.searchParams.get('token')) : null;
    if (!holder) return refuse(socket, '403 Forbidden');
    // Opening a table costs the same by whichever way.
    const purses = [door.treasury.socket(owner), door.treasury.table(id!)];
    if (purses.some(({ wait }) => wait > 0)) return refuse(socket, '429 Too Many Requests');
    const isRead = tables.at(id!) !== undefined;
    const referee = await tables.open(id!);
    const price = PRICE.admission + (isRead ? 0 : (referee?.state.play.log.length ?? 0) * PRICE.readEntry);
    for (const purse of purses) purse.spend(price);
    if (!referee || !rightsOf(referee.state, holder)) return refuse(socket, '403 Forbidden');
    if (!door.guests.hasRoom(referee)) return refuse(socket, '503 Service Unavailable');
    sockets.accept(request, owner, socket, head, (opened, outgoing) =>
      followBoard(opened, outgoing, referee, holder, config.limits, purses),
    );
  };

  const http = createServer({ requestTimeout: 30_000, headersTimeout: 30_000 }, (request, response) => {
    void handle(request, response);
  });
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => undefined);
    upgrade(request, socket, head).catch((error: unknown) => {
      if (error instanceof Closed) return refuse(socket, '503 Service Unavailable');
      log.error('fault', { place: 'upgrade', cause: causeOf(error) });
      refuse(socket, '500 Internal Server Error');
    });
  });

  const owned = (place: string, work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => log.error('fault', { place, cause: causeOf(error) }));
  };
  const archive = owned('archive', () => journal.archive(Date.now() - config.archiveDays * DAY_MS));
  if (config.archiveDays > 0) archive();
  const timers = [
    // Redis tells us at once; this is for the time when it does not.
    ...(journal.isShared
      ? [
          setInterval(
            owned('catch-up', () => tables.catchUp()),
            CATCH_UP_MS,
          ),
        ]
      : []),
    ...(config.archiveDays > 0 ? [setInterval(archive, HOUR_MS)] : []),
  ];
  for (const timer of timers) timer.unref();

  await new Promise<void>((done, failed) => {
    http.once('error', failed);
    http.listen(config.port, config.host, done);
  });
  http.on('error', (error) => log.error('http', { cause: causeOf(error) }));

  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      for (const timer of timers) clearInterval(timer);
      http.close();
      door.guests.tellAll('server-stops');
      door.hocuspocus.closeConnections();
      sockets.closeAll();
      await tables.close();
      await door.hocuspocus.hooks('onDestroy', { instance: door.hocuspocus });
      sockets.terminateAll();
      http.closeAllConnections();
      await journal.close();
    },
  };
}
