import { setTimeout as delay } from 'node:timers/promises';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import type { WebSocket } from 'ws';
import * as sync from 'y-protocols/sync';
import type { Limits } from './config.ts';
import type { Purse } from './prices.ts';
import { PRICE } from './prices.ts';
import { Bucket } from './limits.ts';
import type { Outgoing } from './outgoing.ts';
import type { Referee } from './referee.ts';
import { rightsOf } from './seats.ts';

/** The frames of a stock y-websocket client. */
const SYNC = 0;

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
export function followBoard(
  socket: WebSocket,
  outgoing: Outgoing,
  referee: Referee,
  holder: Holder,
  limits: Limits,
  purses: readonly Purse[],
): void {
  const frames = new Bucket(limits.frames, limits.frames * 3);
  /** One answer at a time; a question that comes meanwhile is the one that counts. */
  let asked: Uint8Array | null = null;
  let isAnswering = false;
  const send = (bytes: Uint8Array): void => {
    if (socket.readyState === socket.OPEN) outgoing.send(bytes);
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
    if (!frames.take()) {
      socket.close(1008, 'too-fast');
      return;
    }
    if (!vector || !isWelcome()) return;
    asked = vector;
    // A state vector that is none: the watcher's mistake.
    if (!isAnswering) answer().catch(() => socket.close(1007, 'bad-shape'));
  });
  const answer = async (): Promise<void> => {
    isAnswering = true;
    while (asked && socket.readyState === socket.OPEN) {
      await delay(Math.max(...purses.map(({ wait }) => wait)), undefined, { ref: false });
      const vector = asked;
      asked = null;
      const update = await referee.read('table', vector);
      for (const purse of purses) purse.spend(PRICE.answer + update.length * PRICE.answerByte);
      if (isWelcome()) send(frame((encoder) => writeStep2(encoder, update)));
    }
    isAnswering = false;
  };
  socket.on('close', stop);
}

function writeStep2(encoder: encoding.Encoder, update: Uint8Array): void {
  encoding.writeVarUint(encoder, sync.messageYjsSyncStep2);
  encoding.writeVarUint8Array(encoder, update);
}
