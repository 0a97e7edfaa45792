import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import { until } from './player.ts';

/** The kinds of frames of the library's protocol. */
export const KIND = { sync: 0, awareness: 1, auth: 2, stateless: 5, close: 7, status: 8 } as const;
export const STEP_1 = 0;
export const STEP_2 = 1;
export const UPDATE = 2;

export function frame(
  name: string,
  kind: number,
  write: (encoder: encoding.Encoder) => void = () => undefined,
): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, name);
  encoding.writeVarUint(encoder, kind);
  write(encoder);
  return encoding.toUint8Array(encoder);
}
export const signIn = (name: string, token: string): Uint8Array =>
  frame(name, KIND.auth, (encoder) => {
    encoding.writeVarUint(encoder, 0);
    encoding.writeVarString(encoder, token);
  });
export const syncFrame = (name: string, step: number, payload: Uint8Array): Uint8Array =>
  frame(name, KIND.sync, (encoder) => {
    encoding.writeVarUint(encoder, step);
    encoding.writeVarUint8Array(encoder, payload);
  });
/** "I have nothing: give me all." */
export const NOTHING = new Uint8Array([0]);

export interface Heard {
  readonly name: string;
  readonly kind: number;
  /** Of a sync frame: which step. */
  readonly step: number | null;
  readonly bytes: Buffer;
}
export function read(bytes: Buffer): Heard {
  const decoder = decoding.createDecoder(bytes);
  const name = decoding.readVarString(decoder);
  const kind = decoding.readVarUint(decoder);
  return { name, kind, step: kind === KIND.sync ? decoding.readVarUint(decoder) : null, bytes };
}

/** What a sync frame brings: a state vector, or an update. */
export function payloadIn({ bytes }: Heard): Uint8Array {
  const decoder = decoding.createDecoder(bytes);
  decoding.readVarString(decoder);
  decoding.readVarUint(decoder);
  decoding.readVarUint(decoder);
  return decoding.readVarUint8Array(decoder);
}

/** A socket without the manners of a library. */
export class Raw {
  readonly socket: WebSocket;
  readonly heard: Heard[] = [];
  readonly closed: Promise<number>;
  #code: number | null = null;

  constructor(url: string, options: ConstructorParameters<typeof WebSocket>[2] = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/sync`, options);
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data) => this.heard.push(read(data as Buffer)));
    this.closed = new Promise((done) =>
      this.socket.on('close', (code) => {
        this.#code = code;
        done(code);
      }),
    );
  }
  static async open(url: string, options?: ConstructorParameters<typeof WebSocket>[2]): Promise<Raw> {
    const raw = new Raw(url, options);
    await new Promise((done) => raw.socket.on('open', done));
    return raw;
  }

  get code(): number | null {
    return this.#code;
  }
  send(bytes: Uint8Array): void {
    this.socket.send(bytes);
  }
  of(kind: number, step: number | null = null): readonly Heard[] {
    return this.heard.filter((one) => one.kind === kind && (step === null || one.step === step));
  }
  /** Signs in to a document and waits until it may, or may not. */
  async enter(name: string, token: string): Promise<void> {
    const before = this.of(KIND.auth).length;
    this.send(signIn(name, token));
    await until(() => this.of(KIND.auth).length > before || this.code !== null, 'the permission');
  }
  leave(): void {
    this.socket.terminate();
  }
}
