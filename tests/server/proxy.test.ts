import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram, whyNoServices } from '../../scripts/lib/services.mjs';
import type { Pair } from './lib/pair.ts';
import { payInTurns, sitDown } from './lib/pair.ts';
import { until } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';
import type { Service } from './lib/services.ts';
import { freePort, serviceOf, startPostgres, untilListening } from './lib/services.ts';

const nginx = findProgram('nginx');
const missing = nginx ? whyNoServices() : 'nginx not found: apt-get install nginx-light';

const HOSTING = readFileSync(fileURLToPath(new URL('../../docs/HOSTING.md', import.meta.url)), 'utf8');
/** The lines between fences on that page in which this stands. */
const linesWith = (word: string): string =>
  [...HOSTING.matchAll(/```\n([^`]*)```/g)].map(([, lines]) => lines!).find((lines) => lines.includes(word))!;

/** nginx with the lines of HOSTING.md; other than there are only the ports. */
async function startNginx(folder: string, ports: readonly number[]): Promise<Service> {
  const port = await freePort();
  const spreading = ports.reduce(
    (lines, own, i) => lines.replace(`127.0.0.1:${3001 + i}`, `127.0.0.1:${own}`),
    linesWith('upstream stellwerk'),
  );
  const passing = linesWith('location / {').replace('http://127.0.0.1:3000', 'http://stellwerk');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder};`,
  );
  writeFileSync(
    path(folder, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(' ')}
      ${spreading}
      server { listen 127.0.0.1:${port}; ${passing} }
    }`,
  );
  const child = spawn(nginx!, ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], { stdio: 'ignore' });
  await untilListening(port, child);
  return serviceOf(`http://127.0.0.1:${port}`, child, 'SIGTERM');
}

const MOVES = 10;
const measured = async ({ url }: ServerProcess, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)![1]);
};

describe.skipIf(missing !== null)(
  `the lines for nginx in HOSTING.md${missing ? ` (skipped: ${missing}; see CONTRIBUTING.md)` : ''}`,
  () => {
    const folder = scratch();
    let postgres: Service;
    let servers: readonly [ServerProcess, ServerProcess];
    let proxy: Service;
    beforeAll(async () => {
      postgres = await startPostgres(folder.path);
      const env = {
        DATA: folder.path,
        STORE: postgres.url,
        SECRET: 'the same on all servers',
        TRUST_PROXY: 'yes',
        LIMIT_MESSAGES: '10000',
        LIMIT_FRAMES: '10000',
        LIMIT_CREATIONS: '1000',
      };
      servers = await Promise.all([startProcess(env), startProcess(env)]);
      mkdirSync(path(folder.path, 'nginx'));
      proxy = await startNginx(
        path(folder.path, 'nginx'),
        servers.map(({ port }) => port),
      );
    });
    afterAll(async () => {
      await proxy?.stop();
      await Promise.all((servers ?? []).map((server) => server.stop()));
      await postgres?.stop();
      folder.remove();
    });

    it('R36 let the pages of the proxy’s own origin open tables and ask about them', async () => {
      const { url } = proxy;
      const seats = ['anna', 'bert'].map((seat) => ({ seat, name: seat }));
      const made = await fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { origin: url },
        body: JSON.stringify({ game: '18te', mode: 'free', seats }),
      });
      expect(made.status).toBe(201);
      const { id, links } = (await made.json()) as NewTable;
      const headers = { authorization: `Bearer ${links.host}` };
      expect((await fetch(`${url}/api/tables/${id}`, { headers })).status).toBe(200);
      const foreign = { method: 'POST', headers: { origin: 'http://elsewhere.example' }, body: '{}' };
      expect((await fetch(`${url}/api/tables`, foreign)).status).toBe(403);
    });

    it('R1 R25 seat a table’s people at one process, and when that one is killed, at the other', async () => {
      const tables: Pair[] = [];
      const documents = (): Promise<number[]> =>
        Promise.all(servers.map((server) => measured(server, 'stellwerk_documents')));
      // Ids are chance: there are enough tables when both processes have some.
      while (tables.length < 4 || (await documents()).includes(0))
        tables.push(await sitDown(proxy.url, await createTable(proxy.url)));
      await Promise.all(tables.map((pair) => payInTurns(pair, MOVES)));
      // Board and desk of each table, at one process.
      const [here = 0, there = 0] = await documents();
      expect(here + there).toBe(2 * tables.length);
      for (const server of servers) expect(await measured(server, 'stellwerk_conflicts_total')).toBe(0);

      const [dies] = servers;
      await dies.kill();
      await Promise.all(tables.map((pair) => payInTurns(pair, MOVES)));
      for (const [anna, bert] of tables) {
        await until(() => [anna, bert].every(({ length }) => length === 1 + 4 * MOVES), 'all entries');
        expect(bert.hash).toBe(anna.hash);
        anna.leave();
        bert.leave();
      }
    });
  },
);
