import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** A line to a service that can go dead without a word, as a network does: nothing is closed, nothing comes through. */
export interface Wire {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export function openWire(target: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    if (isCut) return;
    const far = connect(target, '127.0.0.1');
    sockets.add(far);
    far.on('error', () => undefined).on('close', () => sockets.delete(far));
    near.on('data', (bytes) => void (isCut || far.write(bytes)));
    far.on('data', (bytes) => void (isCut || near.write(bytes)));
    near.on('end', () => far.end());
    far.on('end', () => near.end());
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () =>
      done({
        port: (server.address() as AddressInfo).port,
        cut() {
          isCut = true;
        },
        mend() {
          isCut = false;
        },
        close() {
          for (const socket of sockets) socket.destroy();
          return new Promise((closed) => server.close(() => closed()));
        },
      }),
    );
  });
}
