import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { isPut } from '@stellwerk/engine/table/apply.ts';
import { noLuck } from '@stellwerk/engine/table/luck.ts';
import type { Move, Table } from '@stellwerk/engine/table/types.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { openEvening, railway } from './lib/evenings.ts';
import { carry, clockOf, lengthOf, openAlone, optionsOf, placeOf, still, untilLength } from './lib/table.ts';

interface Founding {
  readonly move: Move;
  readonly marker: string;
  /** The field of the market where the marker comes to stand. */
  readonly field: string;
}

/** The first moment at which somebody may begin a company, as a file, and how: at the second price that is offered. */
async function founding(id: string, type: string): Promise<readonly [file: string, Founding]> {
  const game = (await loadGame(id))!;
  let found: Founding | null = null;
  const isHere = (table: Table): boolean => {
    const [seat] = game.turn(table);
    const moves = seat === undefined ? [] : [...game.options(table, seat, { type })];
    for (const move of moves.slice(1, 2))
      for (const effect of game.moves[type]!.effects(table, move, noLuck))
        if (isPut(effect) && effect.put.startsWith('marker/') && effect.at.startsWith('market/'))
          found = { move, marker: effect.put, field: effect.at };
    return found !== null;
  };
  const file = await railway(id, ['Anna', 'Bert', 'Cora'], (table) => isHere(table as unknown as Table));
  return [file, found!];
}

const lastEntry = (page: Page) => page.evaluate(() => window.stellwerk.log().at(-1));

describe.skipIf(noBrowser() !== null)('by hand a company begins with its price marker on a par', () => {
  const doors = openDoors();

  it.each([
    ['Enter makes it', false],
    ['Enter makes it after one more as well', true],
  ])('in 18TE, where that is a bid in its auction: what the par costs is offered, %s', async (_, raised) => {
    const { page, context, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url, '18TE');
    const before = await lengthOf(page);
    await carry(page, 'marker/KHS', 'market/3/6');
    await page.locator('.hand-menu').waitFor();
    const more = page.locator('.hand-menu').getByRole('button', { name: 'bid: more' });
    if (raised) await more.click();
    await page.keyboard.press('Enter');
    await untilLength(page, before + 1);
    expect(await lastEntry(page)).toMatchObject({
      verdict: 'legal',
      act: { move: { type: 'auction', company: 'KHS', bid: raised ? 250 : 240 } },
    });
    expect(await page.locator('.hand-menu, .choice.held').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['18España', '18esp', 'start'],
    ['18DO', '18do', 'found'],
  ])('in %s, where it stands there at once', async (_, id, type) => {
    const { page, context, faults } = await openPerson(doors.browser);
    const [file, { move, marker, field }] = await founding(id, type);
    await openEvening(page, doors.house.url, file);
    await page.keyboard.press('0');
    await still(page);
    const before = await lengthOf(page);
    await carry(page, marker, field);
    await untilLength(page, before + 1);
    expect(await lastEntry(page)).toMatchObject({ verdict: 'legal', act: { move } });
    expect(await placeOf(page, marker)).toBe(field);
    expect(await page.locator('.hand-menu, .choice.held').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('and in 18España a minor ends with its certificate on the charter of the major that takes it over', async () => {
    const { page, context, faults } = await openPerson(doors.browser);
    const game = (await loadGame('18esp'))!;
    const takeovers = (table: Table): readonly Move[] => {
      const [seat] = game.turn(table);
      return seat === undefined ? [] : [...game.options(table, seat, { type: 'takeover' })];
    };
    // Southern companies come late, and sooner nobody may.
    const file = await railway(
      '18esp',
      ['Anna', 'Bert', 'Cora'],
      (table, n) => n > 250 && takeovers(table as unknown as Table).length > 0,
    );
    await openEvening(page, doors.house.url, file);
    await page.keyboard.press('0');
    await still(page);
    const [takeover] = await optionsOf(page, { type: 'takeover' });
    const { operating } = await clockOf(page);
    const before = await lengthOf(page);
    await carry(page, `cert/${takeover!['minor'] as string}/0`, `company/${operating as string}`);
    await untilLength(page, before + 1);
    expect(await lastEntry(page)).toMatchObject({ verdict: 'legal', act: { move: takeover } });
    expect(await page.locator('.hand-menu, .choice.held').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
