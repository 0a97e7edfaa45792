import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketLike } from '@hocuspocus/server';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Limits } from './config.ts';
import { beatFrame, FRAME, readFrame } from './frames.ts';
import type { Frame } from './frames.ts';
import type { Visitor } from './guests.ts';
import type { Door } from './hocuspocus.ts';
import { Bucket } from './limits.ts';
import type { Log } from './log.ts';
import { causeOf } from './log.ts';
import type { Metrics } from './metrics.ts';
import { Outgoing } from './outgoing.ts';
import { PRESENCE_BYTES } from './presence.ts';

const POLICY = 1008;

export const SYNC_PATH = '/sync';

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data;

/** What is agreed about packing. We pack ourselves (`Outgoing`); nothing is remembered from one frame to the next. */
const PACKING = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  concurrencyLimit: 4,
  zlibInflateOptions: { chunkSize: 1024 },
} as const;

/**
 * What somebody may do below the messages that we count: send one in pieces, ask for a sign of life (we answer ourselves), and
 * take time to say goodbye.
 */
const STRICT = { maxFragments: 64, autoPong: false, closeTimeout: 5000 } as const;
/** Whoever reads nothing gets no sign of life either: else they would fill our memory. */
const MOST_UNREAD = 65_536;

/** Answers signs of life, as many as there may be frames. Browsers send none. */
function answerPings(socket: WebSocket, limits: Limits): void {
  const pings = new Bucket(limits.frames, limits.frames * 3);
  const isFine = (): boolean => {
    if (pings.take()) return true;
    socket.terminate();
    return false;
  };
  socket.on('ping', (data: Buffer) => {
    if (isFine() && socket.readyState === socket.OPEN && socket.bufferedAmount < MOST_UNREAD)
      socket.pong(data);
  });
  socket.on('pong', isFine);
}

/** A socket as the library wants one. */
const patient = (socket: WebSocket, outgoing: Outgoing): WebSocketLike => ({
  get readyState() {
    return socket.readyState;
  },
  send: (data) => outgoing.send(data as Uint8Array),
  close: (code, reason) => socket.close(code, reason),
});

/** The websocket side of the port: limits first, then Hocuspocus. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #door: Door;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #log: Log;
  /** Open sockets by address. */
  readonly #addresses = new Map<string, number>();

  constructor(door: Door, limits: Limits, metrics: Metrics, log: Log) {
    this.#door = door;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#log = log;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.frame,
      perMessageDeflate: PACKING,
      ...STRICT,
    });
  }

  get count(): number {
    return this.#server.clients.size;
  }

  /** Takes a request over, unless the house is full, or has enough of that address. */
  accept(
    request: IncomingMessage,
    address: string,
    socket: Duplex,
    head: Buffer,
    onOpen: (socket: WebSocket, outgoing: Outgoing) => void,
  ): void {
    const own = this.#addresses.get(address) ?? 0;
    if (this.count >= this.#limits.sockets || own >= this.#limits.address) {
      const isHouse = own < this.#limits.address;
      this.#metrics.count('stellwerk_denied_total', isHouse ? 'full' : 'address');
      // Behind a proxy that is not trusted all come from one address: whoever runs the house should hear of it.
      this.#log.warn('full', { what: isHouse ? 'house' : 'address' });
      refuse(socket, isHouse ? '503 Service Unavailable' : '429 Too Many Requests');
      return;
    }
    this.#metrics.count('stellwerk_connections_total');
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1);
      opened.on('close', () => this.#left(address));
      // The library closes by itself after a broken or oversized frame (1002, 1007, 1009).
      opened.on('error', (error) => this.#log.info('socket', { cause: causeOf(error) }));
      answerPings(opened, this.#limits);
      onOpen(opened, new Outgoing(opened, socket, request));
    });
  }

  #left(address: string): void {
    const rest = (this.#addresses.get(address) ?? 1) - 1;
    if (rest === 0) this.#addresses.delete(address);
    else this.#addresses.set(address, rest);
  }

  /** A player's socket. */
  play(request: IncomingMessage, address: string, socket: WebSocket, outgoing: Outgoing): void {
    const frames = new Bucket(this.#limits.frames, this.#limits.frames * 3);
    const web = new Request('http://localhost/', {
      headers: { 'user-agent': request.headers['user-agent'] ?? '' },
    });
    const visitor: Visitor = {
      address,
      guests: new Map(),
      sessions: new Map(),
      early: new Map(),
      purse: this.#door.treasury.socket(address),
    };
    const connection = this.#door.hocuspocus.handleConnection(patient(socket, outgoing), web, { visitor });
    const end = (reason: string): void => {
      this.#metrics.count('stellwerk_denied_total', reason);
      this.#log.info('closed', { reason });
      socket.removeAllListeners('message');
      socket.close(POLICY, reason);
    };
    socket.on('message', (data, isBinary) => {
      if (!frames.take()) return end('too-fast');
      const frame = isBinary ? readFrame(bytesOf(data)) : null;
      const what = frame ? this.#weigh(visitor, frame) : 'bad-shape';
      if (what === 'bad-shape') return end(what);
      if (frame && what === 'pass') connection.handleMessage(frame.bytes);
      if (frame?.kind === FRAME.ping) outgoing.send(beatFrame(frame.address));
    });
    socket.on('close', (code, reason) => {
      connection.handleClose({ code, reason: reason.toString() });
      this.#door.guests.gone(visitor);
    });
  }

  /** What becomes of a frame, before the library works for it: passed on, done with, or nothing that anybody sends. */
  #weigh(visitor: Visitor, frame: Frame): 'pass' | 'done' | 'bad-shape' {
    switch (frame.kind) {
      case FRAME.auth:
      case FRAME.close:
        return 'pass';
      case FRAME.stateless:
        return this.#door.say(visitor, frame);
      case FRAME.sync:
      case FRAME.syncReply:
        return this.#door.sync(visitor, frame) ? 'done' : 'bad-shape';
      case FRAME.awareness: {
        // What is too large or too much is dropped unread. Without a session yet it waits with the library, which counts.
        const isFine =
          frame.bytes.length <= PRESENCE_BYTES && frame.name.part === 'desk' && mayShow(visitor, frame);
        return isFine ? 'pass' : 'done';
      }
      case FRAME.queryAwareness:
      case FRAME.ping:
      case FRAME.pong:
        return 'done';
      default:
        return 'bad-shape';
    }
  }

  closeAll(): void {
    for (const socket of this.#server.clients) socket.close(1001, 'server-stops');
  }
  terminateAll(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }
}

const mayShow = ({ guests }: Visitor, { name }: Frame): boolean =>
  guests.get(name.table)?.presence.take() ?? true;

/** Answers an upgrade that we do not want, in plain HTTP. */
export function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  // Not only our half: whoever never closes the other one would keep it open for ever.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
