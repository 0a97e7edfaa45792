import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { goOnTo, lengthOf, openAlone, ready } from './lib/table.ts';

const PNG_SIGNATURE = '89504e470d0a1a0a';

async function download(page: Page, button: string): Promise<{ name: string; path: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = await file.path();
  return { name: file.suggestedFilename(), path, bytes: readFileSync(path) };
}

describe.skipIf(noBrowser() !== null)('what one takes home from a table', () => {
  const doors = openDoors();
  let person: Person;

  beforeAll(async () => {
    person = await openPerson(doors.browser, { acceptDownloads: true });
    await openAlone(person.page, doors.house.url);
    await goOnTo(person.page, 'lay');
    await person.page.locator('#tab-settings').click();
  });

  it('a picture of the whole table', async () => {
    const { name, bytes } = await download(person.page, 'Picture (PNG)');
    expect(name).toMatch(/\.png$/);
    expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    // Width and height stand at the beginning of the file; a blank table would be a few kilobytes.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)].every((side) => side > 1000)).toBe(true);
    expect(bytes.length).toBeGreaterThan(100_000);
  });

  it('a drawing that any program for drawings can open, with words as words', async () => {
    const { name, bytes } = await download(person.page, 'Drawing (SVG)');
    const svg = bytes.toString('utf8');
    expect(name).toMatch(/\.svg$/);
    expect(svg).toContain('Ibbenbüren');
    // An empty page, as another program would read it: the rules of our own pages do not hold for drawings.
    const reader = await doors.browser.newPage();
    const read = await reader.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      return {
        root: parsed.documentElement.nodeName,
        isBroken: parsed.querySelector('parsererror') !== null,
        shapes: parsed.querySelectorAll('path, rect, circle, polygon, text').length,
      };
    }, svg);
    await reader.close();
    expect(read).toMatchObject({ root: 'svg', isBroken: false });
    expect(read.shapes).toBeGreaterThan(500);
  });

  it('the game as a file, which opens again at the same position', async () => {
    const { page } = person;
    const before = await page.evaluate(() => JSON.stringify(window.stellwerk.table()));
    const length = await lengthOf(page);
    const { name, path } = await download(page, 'Game as a file');
    expect(name).toMatch(/\.json$/);
    const other = await openPerson(doors.browser);
    await other.page.goto(doors.house.url);
    await other.page.setInputFiles('input[type=file]', path);
    await other.page.getByRole('button', { name: 'Look at it alone' }).click();
    await ready(other.page);
    expect(await lengthOf(other.page)).toBe(length);
    expect(await other.page.evaluate(() => JSON.stringify(window.stellwerk.table()))).toBe(before);
    expect([...person.faults, ...other.faults]).toEqual([]);
    await other.context.close();
  });
});
