import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { scratch, startProcess } from './lib/process.ts';
import { Raw } from './lib/raw.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

describe('below the messages', () => {
  it('R8 a sign of life is answered, and whoever asks for it without end is shut out', async () => {
    const raw = await Raw.open(server.url);
    let pongs = 0;
    raw.socket.on('pong', () => pongs++);
    for (let i = 0; i < 20; i++) raw.socket.ping('there?');
    await until(() => pongs === 20, 'every answer');
    for (let i = 0; i < 2000 && raw.code === null; i++) raw.socket.ping('x'.repeat(125));
    await raw.closed;
    expect(pongs).toBeLessThan(1000);
  });

  it('R8 a message in a hundred pieces is nobody’s message', async () => {
    const raw = await Raw.open(server.url, { perMessageDeflate: false });
    for (let i = 0; i < 100; i++) raw.socket.send(new Uint8Array([1]), { fin: false });
    expect(await raw.closed).toBe(1008);
  });

  it('R28 who asks for a socket that is none keeps no line open by never hanging up', async () => {
    const line = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    const ended = new Promise((done) => line.on('end', done));
    let isCut = false;
    line.on('error', () => (isCut = true));
    line.write('GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    line.resume();
    await ended;
    // The other side has gone: what is written to it comes back as an error.
    const again = setInterval(() => line.write('still here'), 20);
    await until(() => isCut, 'the cut');
    clearInterval(again);
    line.destroy();
  });
});
