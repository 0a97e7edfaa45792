import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzz } from './lib/fuzz.ts';
import type { ServerProcess } from './lib/process.ts';
import { scratch, startProcess } from './lib/process.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  const limits = {
    LIMIT_FRAMES: '1000000',
    LIMIT_MESSAGES: '100000',
    LIMIT_WORK: '1000',
    LIMIT_CREATIONS: '1000',
  };
  server = await startProcess({ DATA: folder.path, ...limits });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

describe('a server', () => {
  it('R6 stands whatever is sent to it, and goes on (`npm run bench -- fuzz --messages 1000000` sends more)', async () => {
    const { sent, answers, faults, standings } = await fuzz(server, 6000, 5);
    expect(sent).toBe(6000);
    expect(answers).toBeGreaterThan(500);
    expect(faults).toBe(0);
    expect(standings.at(-1)!.moves).toBe(standings.length);
    expect(server.child.exitCode).toBeNull();
    expect(server.log()).not.toContain('"unhandled"');
  });
});
