import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketLike } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Limits } from './config.ts';
import type { SocketGuests } from './guests.ts';
import type { Door } from './hocuspocus.ts';
import { Bucket } from './limits.ts';
import type { Log } from './log.ts';
import { causeOf } from './log.ts';
import type { Metrics } from './metrics.ts';
import { parseDocumentName } from './names.ts';

/** A reader that does not read: what is sent to it must not fill our memory. */
const MOST_BUFFERED = 8 * 1024 * 1024;
const POLICY = 1008;

export const SYNC_PATH = '/sync';

/** Reads the document name that every frame begins with; null where the bytes are not ours. */
function documentOf(frame: Uint8Array): string | null {
  try {
    return decoding.readVarString(decoding.createDecoder(frame)).split('\0')[0] ?? null;
  } catch {
    return null;
  }
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data;

/** A socket that drops readers who do not keep up. */
function patient(socket: WebSocket): WebSocketLike {
  return {
    get readyState() {
      return socket.readyState;
    },
    send(data) {
      if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
      else socket.send(data as Uint8Array);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

/** The websocket side of the port: limits first, then Hocuspocus. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #door: Door;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #log: Log;

  constructor(door: Door, limits: Limits, metrics: Metrics, log: Log) {
    this.#door = door;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#log = log;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.frame,
      perMessageDeflate: false,
    });
  }

  get count(): number {
    return this.#server.clients.size;
  }

  /** Takes a request over, unless the house is full. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, onOpen: (socket: WebSocket) => void): void {
    if (this.count >= this.#limits.sockets) {
      this.#metrics.count('stellwerk_denied_total', 'full');
      refuse(socket, '503 Service Unavailable');
      return;
    }
    this.#metrics.count('stellwerk_connections_total');
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      // The library closes by itself after a broken or oversized frame (1002, 1007, 1009).
      opened.on('error', (error) => this.#log.info('socket', { cause: causeOf(error) }));
      onOpen(opened);
    });
  }

  /** A player's socket. */
  play(request: IncomingMessage, socket: WebSocket): void {
    const frames = new Bucket(this.#limits.frames, this.#limits.frames * 3);
    const web = new Request('http://localhost/', {
      headers: { 'user-agent': request.headers['user-agent'] ?? '' },
    });
    const guests: SocketGuests = new Map();
    const connection = this.#door.hocuspocus.handleConnection(patient(socket), web, { socket: guests });
    const end = (reason: string): void => {
      this.#metrics.count('stellwerk_denied_total', reason);
      this.#log.info('closed', { reason });
      socket.removeAllListeners('message');
      socket.close(POLICY, reason);
    };
    socket.on('message', (data, isBinary) => {
      if (!frames.take()) return end('too-fast');
      const frame = bytesOf(data);
      const name = isBinary ? documentOf(frame) : null;
      if (name === null || !parseDocumentName(name)) return end('bad-shape');
      connection.handleMessage(frame);
    });
    socket.on('close', (code, reason) => {
      connection.handleClose({ code, reason: reason.toString() });
      this.#door.guests.gone(guests);
    });
  }

  closeAll(): void {
    for (const socket of this.#server.clients) socket.close(1001, 'server-stops');
  }
  terminateAll(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }
}

/** Answers an upgrade that we do not want, in plain HTTP. */
export function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
