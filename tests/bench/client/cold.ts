import type { Socket } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import { deskDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import { buildClient, launchBrowser, noBrowser, openPerson } from '../../e2e/lib/browser.ts';
import { openRecorded } from '../server/recorded-table.ts';
import { timeBelow } from './cpu.ts';
import { openHouse } from '../../e2e/lib/server.ts';
import type { House } from '../../e2e/lib/server.ts';
import { drawn } from '../../e2e/lib/table.ts';
import type { NewTable } from '../../server/lib/process.ts';
import { KIND, NOTHING, Raw, signIn, STEP_1, STEP_2, syncFrame } from '../../server/lib/raw.ts';
import { until } from '../../server/lib/player.ts';
import type { Script } from '../server/scripts.ts';
import { recorded, simulated } from '../server/scripts.ts';

const RUNS = 3;
const JUMPS = 40;
/** What can be done with a file on the start page. */
const WAYS = ['Open as a table', 'Look at it alone'] as const;
const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

/** In the page: notes when the socket is open, and when the table is first there to be seen. */
function watchOpening(): void {
  const seen = window as unknown as { opened: number; there: number };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('open', () => (seen.opened ??= performance.now()));
    }
  };
  const look = (): void => {
    const isThere =
      window.stellwerk?.table() &&
      window.stellwerk.isAtRest() &&
      document.querySelector('.stage-canvas canvas') !== null;
    if (isThere) seen.there = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface Opened {
  /** Milliseconds from the open socket to the drawn table. */
  readonly wait: number;
  /** Milliseconds of processor time, of page and server together, from the first request for the page on. */
  readonly work: number;
}
/** Opens a table that nobody has open, at a server that knows its titles. */
async function opening(browser: Browser, house: House, link: string): Promise<Opened> {
  await house.restart();
  await (await fetch(`${house.url}/api/games`)).text();
  const { page, context } = await openPerson(browser);
  await page.addInitScript(watchOpening);
  const before = timeBelow() ?? NaN;
  await page.goto(`${house.url}/#/t/${link}`);
  await drawn(page);
  const work = (timeBelow() ?? NaN) - before;
  await page.waitForFunction(() => (window as unknown as { there?: number }).there !== undefined);
  const wait = await page.evaluate(() => {
    const { opened, there } = window as unknown as { opened: number; there: number };
    return there - opened;
  });
  await context.close();
  return { wait, work };
}

/** Bytes that come over the wire, packed as for a browser, until board and desk are there. */
async function bytesOf(url: string, { id, links }: NewTable): Promise<number> {
  const raw = await Raw.open(url);
  for (const name of [tableDocument(id), deskDocument(id)]) {
    raw.send(signIn(name, links.watch));
    raw.send(syncFrame(name, STEP_1, NOTHING));
  }
  await until(() => raw.of(KIND.sync, STEP_2).length === 2, 'board and desk');
  const { bytesRead } = (raw.socket as unknown as { readonly _socket: Socket })._socket;
  raw.leave();
  return bytesRead;
}

/** From a touch of the slider to the frame that shows the moment, for moments all over the game. */
async function jumps(page: Page, entries: number): Promise<readonly number[]> {
  const times: number[] = [];
  const slider = page.getByRole('slider', { name: 'Go through the moves' });
  await slider.waitFor();
  for (let i = 0; i < JUMPS; i++) {
    const to = Math.floor(((i * 0.618) % 1) * (entries - 2)) + 1;
    times.push(
      await slider.evaluate(
        (element, value) =>
          new Promise<number>((done) => {
            const input = element as HTMLInputElement;
            const since = performance.now();
            // Past React, which would take the value for its own.
            Reflect.set(HTMLInputElement.prototype, 'value', String(value), input);
            input.dispatchEvent(new Event('input', { bubbles: true }));
            requestAnimationFrame(() => {
              const port = new MessageChannel();
              port.port1.onmessage = () => done(performance.now() - since);
              port.port2.postMessage(null);
            });
          }),
        to,
      ),
    );
  }
  return times.toSorted((a, b) => a - b);
}

/** The game is played, not imported: entries have the ids and times of people. */
async function play(house: House, script: Script): Promise<NewTable> {
  const seats = script.play.config.seats.length;
  const played = await openRecorded(house.url, script, Math.max(2, seats));
  while (await played.move());
  for (const player of played.players) player.leave();
  return played.table;
}

/** Choosing a file on the start page and opening it, until it is drawn; and where the bar stood meanwhile. */
async function opened(browser: Browser, house: House, { play }: Script, by: string): Promise<string> {
  const { page, context } = await openPerson(browser);
  await page.goto(house.url);
  const buffer = Buffer.from(formatTableFile(play));
  await page
    .locator('.open-file input[type=file]')
    .setInputFiles({ name: 'Evening.json', mimeType: 'application/json', buffer });
  const button = page.getByRole('button', { name: by });
  await button.waitFor();
  const [since, before] = [performance.now(), timeBelow() ?? NaN];
  await button.click();
  const bar = page.getByRole('progressbar');
  const steps = new Set<string>();
  const watching = setInterval(() => {
    // As wide as it is seen: while the server judges it moves by itself.
    bar
      .locator('i')
      .evaluate((i) => (100 * i.clientWidth) / i.parentElement!.clientWidth, null, { timeout: 200 })
      .then(
        (now) => steps.add(now.toFixed(0)),
        () => undefined,
      );
  }, 100);
  await drawn(page);
  clearInterval(watching);
  const taken = performance.now() - since;
  const work = (timeBelow() ?? NaN) - before;
  await context.close();
  return `${taken.toFixed(0)} ms, ${work.toFixed(0)} ms of processor; the bar stood at ${[...steps].join(', ')}`;
}

/**
 * A table that nobody has open, at a server that has just been started: what comes over the wire, and when the table is
 * drawn. With jumps through its history, and the way of a file to a table.
 */
export async function benchCold(print: (line: string) => void, files: readonly string[]): Promise<void> {
  const reason = noBrowser();
  await buildClient();
  for (const limit of ['CREATIONS', 'MESSAGES', 'FRAMES']) process.env[`LIMIT_${limit}`] = '100000';
  const house = await openHouse();
  const browser = reason === null ? await launchBrowser() : null;
  const games = await recorded(files);
  const others = files.length > 0 ? [] : await Promise.all(GAME_IDS.map((id) => simulated(id, 7)));
  try {
    print(
      'cold opening                   moves   kB on wire   drawn after ms   processor ms   jump: p50      p90      max   processor ms',
    );
    for (const script of [...games, ...others]) {
      const table = await play(house, script);
      await house.restart();
      const bytes = await bytesOf(house.url, table);
      const columns = [String(script.moves.length).padStart(8), (bytes / 1000).toFixed(0).padStart(12)];
      if (browser) {
        const link = `${table.id}/${table.links.watch}`;
        const runs: Opened[] = [];
        for (let run = 0; run < RUNS; run++) runs.push(await opening(browser, house, link));
        const { page, context } = await openPerson(browser);
        await page.goto(`${house.url}/#/t/${link}`);
        await drawn(page);
        const before = timeBelow() ?? NaN;
        const jumped = await jumps(page, script.moves.length);
        const each = ((timeBelow() ?? NaN) - before) / JUMPS;
        const at = (q: number): string => jumped[Math.floor(q * (jumped.length - 1))]!.toFixed(0).padStart(9);
        columns.push(
          middle(runs.map(({ wait }) => wait))
            .toFixed(0)
            .padStart(15),
          middle(runs.map(({ work }) => work))
            .toFixed(0)
            .padStart(15),
          ...[at(0.5), at(0.9), at(1), each.toFixed(0).padStart(15)],
        );
        await context.close();
      } else columns.push(`  (${reason})`);
      print(`  ${script.title.padEnd(28)}${columns.join('')}`);
    }
    for (const script of browser ? games : [])
      for (const by of WAYS)
        print(
          `  ${script.title}, ${script.moves.length} moves, "${by}": ${await opened(browser!, house, script, by)}`,
        );
  } finally {
    await browser?.close();
    await house.close();
  }
}
