import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import {
  drawn,
  goOnTo,
  openAlone,
  optionsOf,
  placeOf,
  playMove,
  setUpTable,
  sitDown,
  where,
} from './lib/table.ts';

const skipped = noBrowser();
/** How a sentence is made is never to be seen. */
const TEMPLATE = /[{}‹›]|undefined|\b(?:ask|toe|18te|18esp)\//;

describe.skipIf(skipped !== null)('a first evening', () => {
  const doors = openDoors();

  it('is told what is new when it comes for the first time, all by the host’s wish, and nobody twice', async () => {
    const { page, context } = await openPerson(doors.browser);
    const link = await setUpTable(page, doors.house.url, {});
    const jonas = await openPerson(doors.browser);
    await sitDown(jonas.page, link, 'Jonas');
    await page.locator('#tab-settings').click();
    await page.getByLabel('First evening for everybody').click();
    for (const person of [page, jonas.page])
      await person.locator('.first-time').getByText('Stock round').waitFor();
    await jonas.page.getByRole('button', { name: 'Got it' }).click();
    await jonas.page.locator('.first-time').waitFor({ state: 'detached' });
    // An auction is something new, to both of them; whoever drew the first seat begins it.
    for (const person of [page, jonas.page]) {
      const [auction] = await optionsOf(person, { type: 'auction' });
      if (auction) await playMove(person, auction);
    }
    for (const person of [page, jonas.page])
      await person.locator('.first-time').getByText('Auctioning a 30 % certificate').waitFor();
    await jonas.page.reload();
    await jonas.page.locator('.first-time').getByText('Auctioning').waitFor();
    await page.getByLabel('First evening for everybody').click();
    await jonas.page.locator('.first-time').waitFor({ state: 'detached' });
    for (const one of [context, jonas.context]) await one.close();
  });

  it.each(['18TE', '18España', 'Trains of Europe'])(
    'of %s speaks in whole sentences, and its paragraphs do too',
    async (game) => {
      const { page, context, faults } = await openPerson(doors.browser);
      await openAlone(page, doors.house.url, game);
      await page.locator('#tab-settings').click();
      await page.getByLabel('First evening: explain what is new').click();
      const card = page.locator('.first-time');
      await card.waitFor();
      expect((await card.innerText()).length).toBeGreaterThan(80);
      expect(await card.innerText()).not.toMatch(TEMPLATE);
      expect(await card.locator('.term').count()).toBeGreaterThan(0);
      // It pushes nothing that is to be pressed out of sight.
      const part = (await page.locator('.panel-top').boundingBox())!;
      const first = (await page.locator('.now .button, .now .choice').first().boundingBox())!;
      expect(first.y + first.height).toBeLessThanOrEqual(part.y + part.height);
      expect(first.y).toBeLessThan((await card.boundingBox())!.y);
      await page.locator('.now .cite-link').first().click();
      const paragraph = page.locator('.paragraph');
      await paragraph.locator('.sentence').first().waitFor();
      expect(await paragraph.innerText()).not.toMatch(TEMPLATE);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});

describe.skipIf(skipped !== null)('a teacher', () => {
  const doors = openDoors();

  it('makes a lesson of a table, two pupils work on it, and the teacher sees who is where', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await page.locator('#tab-settings').click();
    await page.getByRole('button', { name: 'Make a lesson of this' }).click();
    await drawn(page);

    // The first step only explains, and points at a hex of the map.
    await page.getByLabel('Title of the lesson').fill('Our first track');
    await page.getByLabel('Heading').fill('Look at the map');
    await page.getByLabel('What you explain').fill('This is where {1} you build.');
    const [lay] = await optionsOf(page, { type: 'lay' });
    await page.getByRole('button', { name: 'Point at something' }).click();
    const spot = await where(page, `hex/${String(lay!['hex'])}`);
    await page.mouse.click(spot.x, spot.y);
    await page.getByLabel('Label 1').fill('your site');
    await page.locator('.lesson-pill').getByText('your site').waitFor();

    // The second one asks for a tile: recorded by laying it, once as a try that is taken back.
    await page.getByRole('button', { name: 'Step after this' }).click();
    await page.getByLabel('Heading').fill('Lay it');
    await page
      .locator('.write-faults')
      .getByText('Still', { exact: false })
      .or(page.locator('.write-sound'))
      .first()
      .waitFor();
    await playMove(page, lay!);
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await placeOf(page, `tile/${String(lay!['tile'])}/1`)).not.toBe(`hex/${String(lay!['hex'])}`);
    await playMove(page, lay!);
    await page.getByRole('button', { name: 'This is the task' }).click();
    await page.getByLabel('What is to be done').fill('Lay the tile.');
    await page.locator('.write-sound').waitFor();
    expect(await seriousFaults(page), 'desk').toEqual([]);

    // It is kept, tried out, and saved as a file that is a lesson.
    await page.reload();
    await page.getByRole('button', { name: 'Step 2' }).click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('.lesson-task').getByText('Lay the tile.').waitFor();
    await page.getByRole('button', { name: 'Go on writing' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'As a file' }).click();
    const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { steps: unknown[] };
    expect(file.steps).toHaveLength(2);

    // Two pupils come by the link, one of them on a phone.
    await page.getByRole('button', { name: 'Give it to a class' }).click();
    await page.getByText('Nobody is here yet.').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the link for the class' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const pia = await openPerson(doors.browser);
    const paul = await openPerson(doors.browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
    for (const [pupil, name] of [
      [pia, 'Pia'],
      [paul, 'Paul'],
    ] as const) {
      await pupil.page.goto(link);
      await pupil.page.getByLabel('What is your name?').fill(name);
      await pupil.page.getByRole('button', { name: 'Begin' }).click();
      await pupil.page.locator('.lesson-words h1').getByText('Look at the map').waitFor();
    }
    const pupilOf = (name: string) => page.locator('.class-pupil', { hasText: name });
    await pupilOf('Pia').getByText('step 1 of 2').waitFor();
    await pupilOf('Paul').waitFor();
    expect(await seriousFaults(page), 'class').toEqual([]);

    // Pia goes on, tries something wrong, then does it; the teacher looks over her shoulder.
    await pia.page.locator('.lesson-foot .button').last().click();
    await drawn(pia.page);
    await pia.page.evaluate((seat) => window.stellwerk.play({ type: 'pass', seat }), lay!.seat);
    await pupilOf('Pia').getByText('1 wrong try').waitFor();
    await pia.page.evaluate((m) => window.stellwerk.play(m), lay!);
    await pupilOf('Pia').getByText('task done').waitFor();
    await pupilOf('Pia').click();
    await page.getByText('You are looking at Pia’s table').waitFor();
    await page.waitForFunction(
      ([tile, hex]) =>
        Object.entries(window.stellwerk.table()?.pieces ?? {}).some(
          ([id, { at }]) => id.startsWith(`tile/${tile}/`) && at === `hex/${hex}`,
        ),
      [String(lay!['tile']), String(lay!['hex'])] as const,
    );
    await page.getByRole('button', { name: 'Back to mine' }).click();

    // The teacher leads: everybody comes along.
    await page.getByLabel('Everybody follows me').click();
    await page.locator('.lesson-foot .button').last().click();
    await paul.page.locator('.lesson-words h1').getByText('Lay it').waitFor();
    await paul.page.getByText('You go through it together').waitFor();
    expect([...faults, ...pia.faults, ...paul.faults]).toEqual([]);
    for (const person of [pia, paul]) await person.context.close();
    await page.context().close();
  });
});
