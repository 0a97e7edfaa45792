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
/** The whole message in one frame, packed, binary. */
const FIRST_BYTE = 0x80 | 0x40 | 0x02;

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([FIRST_BYTE, length]);
  const head = Buffer.alloc(length < 65_536 ? 4 : 10);
  head[0] = FIRST_BYTE;
  head[1] = length < 65_536 ? 126 : 127;
  if (length < 65_536) head.writeUInt16BE(length, 2);
  else head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

const frames = new WeakMap<Uint8Array, Promise<Buffer>>();
/** The bytes that go over the line for a message, packed off the main thread, and once for all who get the same one. */
function packed(message: Uint8Array): Promise<Buffer> {
  let frame = frames.get(message);
  if (!frame) {
    frame = deflate(message, { level: 6, finishFlush: constants.Z_SYNC_FLUSH }).then((bytes) => {
      const body = bytes.subarray(0, bytes.length - TAIL);
      return Buffer.concat([headOf(body.length), body]);
    });
    frames.set(message, frame);
  }
  return frame;
}

/** Whether the other side can unpack what we pack: it takes the whole window. */
const canUnpack = ({ headers }: IncomingMessage): boolean => {
  const offered = headers['sec-websocket-extensions'] ?? '';
  return offered.includes('permessage-deflate') && !offered.includes('server_max_window_bits');
};

/**
 * What goes out on a socket, in order. Boards go packed, everything else as it is. The library would keep a packer of 90 to
 * 300 kB for every socket that ever got a board, with a small window, and pack the same board for each of them; here the
 * house packs it once, with the largest window, and keeps nothing.
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
    } else if (message.length < LEAST || !this.#canUnpack) this.#socket.send(message, { compress: false });
    else this.#pack(message);
  }

  #pack(message: Uint8Array): void {
    this.#waiting = [];
    packed(message).then(
      (frame) => this.#goOn(() => this.#line.write(frame)),
      () => this.#goOn(() => this.#socket.send(message, { compress: false })),
    );
  }

  #goOn(write: () => void): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#bytes = 0;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    write();
    for (const message of waiting) this.send(message);
  }
}
