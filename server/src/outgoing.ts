import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import type { WebSocket } from 'ws';

/** A reader that does not read: what is sent to it must not fill our memory. */
export const MOST_BUFFERED = 8 * 1024 * 1024;
/** Smaller frames are not worth packing. */
const LEAST = 8192;

const deflate = promisify(deflateRaw);
/** How every packed message of `permessage-deflate` ends; it is left out (RFC 7692, 7.2.1). */
const TAIL = 4;
/** The whole message in one frame, binary; and the same packed. */
const PLAIN = 0x80 | 0x02;
const PACKED = PLAIN | 0x40;

/** The bytes that go over the line: what a server sends is not masked, so they are the same for everybody. */
function frameOf(first: number, body: Uint8Array): Buffer {
  const { length } = body;
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = first;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.set(body, head);
  return frame;
}

const packedFrames = new WeakMap<Uint8Array, Promise<Buffer>>();
/** Packed off the main thread, and once for all who get the same message. */
function packed(message: Uint8Array): Promise<Buffer> {
  let frame = packedFrames.get(message);
  if (!frame) {
    frame = deflate(message, { level: 6, finishFlush: constants.Z_SYNC_FLUSH }).then((bytes) =>
      frameOf(PACKED, bytes.subarray(0, bytes.length - TAIL)),
    );
    packedFrames.set(message, frame);
  }
  return frame;
}

/** Those who get the same message get it one after the other, so the last one is all there is to remember. */
let last: { readonly message: Uint8Array; readonly frame: Buffer } | null = null;
function plain(message: Uint8Array): Buffer {
  if (last?.message !== message) last = { message, frame: frameOf(PLAIN, message) };
  return last.frame;
}

/**
 * Lines that were written to in this turn of the event loop. What somebody is told within one turn, a change and the answer
 * to it, goes out in one call of the system.
 */
let held: Duplex[] = [];
function letGo(): void {
  const lines = held;
  held = [];
  for (const line of lines) line.uncork();
}
function hold(line: Duplex): void {
  line.cork();
  if (held.push(line) === 1) process.nextTick(letGo);
}

/** Whether the other side can unpack what we pack: it takes the whole window. */
const canUnpack = ({ headers }: IncomingMessage): boolean => {
  const offered = headers['sec-websocket-extensions'] ?? '';
  return offered.includes('permessage-deflate') && !offered.includes('server_max_window_bits');
};

/**
 * What goes out on a socket, in order. Boards go packed, everything else as it is. The library would keep a packer of 90 to
 * 300 kB for every socket that ever got a board, with a small window, and pack the same board for each of them; here the
 * house packs it once, with the largest window, and keeps nothing. It would also frame and write each change for each of
 * those who see it; here that is done once, and what is left for each is one call of the system.
 */
export class Outgoing {
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  readonly #canUnpack: boolean;
  /** What waits behind a message that is being packed; null: nothing is. */
  #waiting: Uint8Array[] | null = null;
  #bytes = 0;

  constructor(socket: WebSocket, line: Duplex, request: IncomingMessage) {
    this.#socket = socket;
    this.#line = line;
    this.#canUnpack = canUnpack(request);
  }

  /** Drops readers who do not keep up. */
  send(message: Uint8Array): void {
    if (this.#socket.bufferedAmount + this.#bytes > MOST_BUFFERED) {
      this.#socket.terminate();
      return;
    }
    if (this.#waiting) {
      this.#waiting.push(message);
      this.#bytes += message.length;
    } else if (message.length < LEAST || !this.#canUnpack) this.#write(plain(message));
    else this.#pack(message);
  }

  #write(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#line.writableCorked === 0) hold(this.#line);
    this.#line.write(frame);
  }

  #pack(message: Uint8Array): void {
    this.#waiting = [];
    packed(message).then(
      (frame) => this.#goOn(frame),
      () => this.#goOn(plain(message)),
    );
  }

  #goOn(frame: Buffer): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#bytes = 0;
    this.#write(frame);
    for (const message of waiting) this.send(message);
  }
}
