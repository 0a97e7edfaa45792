import type { Browser, Page } from 'playwright-core';
import type { Move } from '../e2e/lib/table.ts';
import { optionsOf, placeOf, playMove, tableOf, where } from '../e2e/lib/table.ts';
import { linesOf } from '../e2e/lib/toe-table.ts';
import { alone, hold, inTheDark, look, PHONE, shoot } from './camera.ts';

const CALLS = ['site', 'fair', 'premium', 'conference', 'auction', 'aid'];
/** What is done first where it can be done. */
const FIRST = [
  'tidy',
  'call',
  'licence',
  'assign',
  'buy',
  'premium',
  'choose',
  'take',
  'open',
  'raise',
  'offer',
];

/** Somebody who builds what the own contracts want, and takes new ones only while there is profit. */
async function nextMove(page: Page, n: number): Promise<Move | undefined> {
  const table = await tableOf(page);
  const options = await optionsOf(page);
  const seat = options[0]?.seat ?? '';
  const own = Object.entries(table?.pieces ?? {}).flatMap(([id, { at }]) =>
    id.startsWith('contract/') && at === `seat/${seat}` ? [id.slice('contract/'.length)] : [],
  );
  const lines = new Set(own.flatMap(linesOf));
  const profit = Number((await placeOf(page, `marker/${seat}`))?.split('/')[1] ?? 0);
  const calls = CALLS.slice(n % 4).concat(CALLS);
  const isWise = (move: Move): boolean => {
    if (move.type === 'licence') return lines.has(String(move['connection']));
    if (move.type === 'assign') return move['instead'] === undefined;
    if (move.type === 'take') return profit >= 70;
    if (move.type === 'buy') return n % 3 === 0;
    return move.type !== 'offer' || !options.some(({ type }) => type === 'done');
  };
  for (const type of FIRST) {
    const fitting = options.filter((move) => move.type === type && isWise(move));
    const call = calls.map((phase) => fitting.find((move) => move['phase'] === phase)).find(Boolean);
    if (fitting.length > 0) return type === 'call' ? call : fitting[n % fitting.length];
  }
  return options.find(({ type }) => type === 'pass' || type === 'done') ?? options[0];
}

async function playYears(page: Page, moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    const move = await nextMove(page, n);
    if (!move) break;
    await playMove(page, move);
  }
  await page.waitForTimeout(4500);
}

/** Contracts, trains and lines: the second family of titles. */
export async function shootEurope(browser: Browser, url: string): Promise<void> {
  const game = 'Trains of Europe';
  const early = await alone(browser, url, {}, game);
  await shoot(early, 'toe-early');
  await playMove(
    early,
    (await optionsOf(early)).find((move) => move['phase'] === 'site')!,
  );
  const seat = (await optionsOf(early, { type: 'licence' }))[0]!.seat;
  await hold(early, `stick/${seat}/48`, 'network/frankfurt-strasbourg/0/0');
  await shoot(early, 'toe-hand');
  await early.mouse.up();
  const contract = await early.evaluate(
    () => Object.entries(window.stellwerk.table()!.pieces).find(([, { at }]) => at === 'open/1')![0],
  );
  const spot = await where(early, contract);
  await early.mouse.move(spot.x, spot.y, { steps: 3 });
  await early.locator('.card-peek').waitFor();
  await shoot(early, 'toe-card-resting');
  await early.mouse.dblclick(spot.x, spot.y);
  await shoot(early, 'toe-card');
  await early.context().close();

  const late = await alone(browser, url, {}, game);
  await playYears(late, 160);
  await late.keyboard.press('0');
  await shoot(late, 'toe-late');
  await look(late, '1', 'toe-map');
  await look(late, '4', 'toe-mat');
  await inTheDark(late);
  await shoot(late, 'toe-dark');
  await late.context().close();

  const phone = await alone(browser, url, { ...PHONE, locale: 'de-DE' }, game);
  await playYears(phone, 60);
  await shoot(phone, 'toe-phone');
  await phone.locator('.phone-tab').nth(1).tap();
  await phone.waitForTimeout(800);
  await shoot(phone, 'toe-phone-board');
  await phone.locator('.phone-tab').first().tap();
  await phone.locator('.papers button').first().tap();
  await shoot(phone, 'toe-phone-card');
  await phone.context().close();
}
