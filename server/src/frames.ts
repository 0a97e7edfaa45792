import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { DocumentName } from './names.ts';
import { parseDocumentName } from './names.ts';

/** The kinds of frames of the library's protocol that a client may send. */
export const FRAME = {
  sync: 0,
  awareness: 1,
  auth: 2,
  queryAwareness: 3,
  syncReply: 4,
  stateless: 5,
  close: 7,
  syncStatus: 8,
  ping: 9,
  pong: 10,
} as const;
export const SYNC = { step1: 0, step2: 1, update: 2 } as const;

/** A frame that was looked at before anybody works for it. */
export interface Frame {
  readonly bytes: Uint8Array;
  /** The name of the document as it was sent: one socket has one session a document, so it is the whole address. */
  readonly address: string;
  readonly name: DocumentName;
  readonly kind: number;
  /** Where what follows the kind begins. */
  readonly body: decoding.Decoder;
}

/** Reads the address and kind that every frame begins with; null where the bytes are not ours. */
export function readFrame(bytes: Uint8Array): Frame | null {
  try {
    const body = decoding.createDecoder(bytes);
    const address = decoding.readVarString(body);
    const name = parseDocumentName(address);
    return name && { bytes, address, name, kind: decoding.readVarUint(body), body };
  } catch {
    return null;
  }
}

/** What a client says about its copy of a document; null where it says nothing that can be read. */
export function readSync({ body }: Frame): { readonly step: number; readonly payload: Uint8Array } | null {
  try {
    return { step: decoding.readVarUint(body), payload: decoding.readVarUint8Array(body) };
  } catch {
    return null;
  }
}

/** The text of a stateless frame; null where there is none. */
export function readText(body: decoding.Decoder): string | null {
  try {
    return decoding.readVarString(body);
  } catch {
    return null;
  }
}

function frameOf(address: string, kind: number, write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, address);
  encoding.writeVarUint(encoder, kind);
  write(encoder);
  return encoding.toUint8Array(encoder);
}

/** What is long is copied once: an encoder would do it piece by piece. */
export function syncFrame(address: string, step: number, payload: Uint8Array): Uint8Array {
  const head = frameOf(address, FRAME.sync, (encoder) => {
    encoding.writeVarUint(encoder, step);
    encoding.writeVarUint(encoder, payload.length);
  });
  return Buffer.concat([head, payload]);
}

/** A sign of life: the library hands it on as a message, and nobody who knows better takes it for one. */
export const beatFrame = (address: string): Uint8Array =>
  frameOf(address, FRAME.stateless, (encoder) => encoding.writeVarString(encoder, 'beat'));

/** Whether the server has everything that the client has. */
export const statusFrame = (address: string, isKnown: boolean): Uint8Array =>
  frameOf(address, FRAME.syncStatus, (encoder) => encoding.writeVarUint(encoder, isKnown ? 1 : 0));
