import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import type { WebSocket } from 'ws';
import * as sync from 'y-protocols/sync';
import type { Limits } from './config.ts';
import { Bucket } from './limits.ts';
import type { Referee } from './referee.ts';
import { rightsOf } from './seats.ts';

/** The frames of a stock y-websocket client. */
const SYNC = 0;
const MOST_BUFFERED = 4 * 1024 * 1024;

const frame = (write: (encoder: encoding.Encoder) => void): Uint8Array => {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, SYNC);
  write(encoder);
  return encoding.toUint8Array(encoder);
};

/**
 * The state vector that a watcher says it has, or null where it says anything else: it has nothing to tell
 * us.
 */
function readVector(data: Uint8Array): Uint8Array | null {
  try {
    const decoder = decoding.createDecoder(data);
    if (decoding.readVarUint(decoder) !== SYNC) return null;
    if (decoding.readVarUint(decoder) !== sync.messageYjsSyncStep1) return null;
    return decoding.readVarUint8Array(decoder);
  } catch {
    return null;
  }
}

/** Lets any Yjs program follow a board: it gets the document and every update, and is not listened to. */
export function followBoard(socket: WebSocket, referee: Referee, holder: Holder, limits: Limits): void {
  const frames = new Bucket(limits.frames, limits.frames * 3);
  const handshakes = new Bucket(0.5, 12);
  const send = (bytes: Uint8Array): void => {
    if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(bytes);
  };
  const isWelcome = (): boolean => {
    if (rightsOf(referee.state, holder)) return true;
    socket.close(4403, 'link-void');
    return false;
  };
  // Updates that fall between the reading and the sending of the document are sent twice; Yjs does not mind.
  const stop = referee.watch(({ document, bytes }) => {
    if (document === 'table' && isWelcome()) send(frame((encoder) => sync.writeUpdate(encoder, bytes)));
  });
  socket.on('message', (data, isBinary) => {
    const vector = isBinary ? readVector(data as Buffer) : null;
    if (!frames.take() || (vector && !handshakes.take())) {
      socket.close(1008, 'too-fast');
      return;
    }
    if (!vector || !isWelcome()) return;
    referee
      .read('table', vector)
      .then((update) => send(frame((encoder) => writeStep2(encoder, update))))
      // A state vector that is none: the watcher's mistake.
      .catch(() => socket.close(1007, 'bad-shape'));
  });
  socket.on('close', stop);
}

function writeStep2(encoder: encoding.Encoder, update: Uint8Array): void {
  encoding.writeVarUint(encoder, sync.messageYjsSyncStep2);
  encoding.writeVarUint8Array(encoder, update);
}
