import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outgoing } from './outgoing.ts';

const http = createServer();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: { serverNoContextTakeover: true } });
const opened: Outgoing[] = [];
http.on('upgrade', (request, line, head) =>
  sockets.handleUpgrade(request, line, head, (socket) => opened.push(new Outgoing(socket, line, request))),
);
beforeAll(() => new Promise<void>((done) => http.listen(0, '127.0.0.1', done)));
afterAll(() => {
  for (const socket of sockets.clients) socket.terminate();
  http.close();
});

/** Somebody who listens: everything that came, in order. */
async function listen(perMessageDeflate: boolean): Promise<{ outgoing: Outgoing; got: Buffer[] }> {
  const { port } = http.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate });
  const got: Buffer[] = [];
  client.on('message', (data) => got.push(data as Buffer));
  await once(client, 'open');
  return { outgoing: opened.at(-1)!, got };
}

/** Lengths at which a frame begins otherwise, small ones behind boards that are packed first, and the same one twice. */
const LENGTHS = [0, 1, 125, 126, 8191, 8192, 5, 65_535, 65_536, 7, 7];
const messages = LENGTHS.map((length, i) => Uint8Array.from({ length }, (_, k) => (k * 7 + i) % 251));

describe('what goes out on a socket', () => {
  it.each([true, false])('R37 arrives whole and in order, to whoever unpacks: %s', async (unpacks) => {
    const [one, two] = [await listen(unpacks), await listen(unpacks)];
    for (const message of messages) for (const { outgoing } of [one, two]) outgoing.send(message);
    for (const { got } of [one, two]) {
      await expect.poll(() => got.length).toBe(messages.length);
      expect(got.map((bytes, i) => Buffer.compare(bytes, messages[i]!))).toEqual(LENGTHS.map(() => 0));
    }
  });
});
