import { trusted } from '@stellwerk/engine/table/types.ts';
import type { Page } from 'playwright-core';
import { evening } from '../../shots/europe-evening.ts';
import type { Evening } from '../../shots/europe-evening.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { RailClock } from '@stellwerk/engine/rail/clock.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Json, Table } from '@stellwerk/engine/table/types.ts';
import { sensibleMove } from '../../shots/sensible.ts';
import { ready, sitDown } from './table.ts';

/** An evening of Trains of Europe so far, as a file. */
export const europe = (until: Evening['until'], players = 3, seed = 3): string =>
  evening({ players, seed, until });

const NO = ['private', 'offer', 'raise', 'repay', 'sell', 'tender'];

/** A railway as sensible people play it, until something is so, as a file. */
export async function railway(
  id: string,
  people: readonly string[],
  until: (table: Table<RailClock>, moves: number) => boolean,
  /** What is done in a stock round before anything else, by its kind, the dearest first. */
  first: readonly string[] = [],
): Promise<string> {
  const game = (await loadGame(id))!;
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start as Json]));
  let play = openPlay(game, {
    game: id,
    variant: game.variants[0]?.id ?? 'standard',
    options,
    seats: people.map((name) => name.toLowerCase()),
    seed: 5,
    mode: 'coach',
    bookkeeping: 'auto',
  });
  for (let n = 0; n < 600; n++) {
    const table = play.table as unknown as Table<RailClock>;
    if (until(table, n)) break;
    const lot = (table.clock as unknown as { lot?: { bidder?: unknown } | null }).lot;
    const [seat] = game.turn(table);
    const wanted = table.clock.round === 'SR' && seat !== undefined ? [...game.options(table, seat)] : [];
    const urgent = first.flatMap((type) => wanted.findLast((one) => one.type === type) ?? []);
    const move =
      urgent[0] ??
      sensibleMove(
        game,
        table,
        (one) => !NO.includes(one.type) && !(one.type === 'bid' && typeof lot?.bidder === 'string'),
      );
    if (!move) break;
    const outcome = commit(play, { id: `m${n}`, seat: move.seat, act: { do: 'move', move: trusted(move) } });
    if (!outcome.ok) break;
    play = outcome.play;
  }
  return formatTableFile(play, { name: 'Evening', people: [...people] });
}

const choose = async (page: Page, url: string, text: string): Promise<void> => {
  await page.goto(url);
  await page
    .locator('.open-file input[type=file]')
    .setInputFiles({ name: 'Evening.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

/** A table as it stands in a file, in this browser only. */
export async function openEvening(page: Page, url: string, text: string): Promise<void> {
  await choose(page, url, text);
  await page.getByRole('button', { name: /^(Look at it alone|Allein ansehen)$/ }).click();
  await ready(page);
}

/** The same for everybody; the link of the shared screen is returned. */
export async function openTogether(page: Page, url: string, text: string): Promise<string> {
  await choose(page, url, text);
  await page.getByRole('button', { name: /^(Open as a table|Als Tisch öffnen)$/ }).click();
  const later = page.getByRole('dialog').getByRole('button', { name: /^(Later|Später)$/ });
  await later.click();
  await ready(page);
  return screenLink(page);
}

/** The link of the shared screen, from the dialog with all links. */
export async function screenLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(Share links|Links teilen)$/ }).click();
  const row = page.locator('.link-row', { hasText: /Screen view|Bildschirm/ });
  await row.getByRole('button', { name: 'QR' }).click();
  return row.getByRole('textbox').inputValue();
}

/** A table as it stands in a file, each at a browser of their own: the first opens it and hands out the links. */
export async function openForAll(
  people: readonly (readonly [name: string, page: Page])[],
  url: string,
  text: string,
): Promise<void> {
  const [[host, page], ...others] = people as readonly [(typeof people)[number], ...typeof people];
  await choose(page, url, text);
  await page.getByRole('button', { name: 'Open as a table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: host }).click();
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await ready(page);
  await page.getByRole('button', { name: 'Share links' }).click();
  const links: string[] = [];
  for (const [name] of others) {
    const row = page.locator('.link-row', { hasText: name });
    await row.getByRole('button', { name: 'QR' }).click();
    links.push(await row.getByRole('textbox').inputValue());
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await Promise.all(others.map(([name, other], i) => sitDown(other, links[i]!, name)));
}
