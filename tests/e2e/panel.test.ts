import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { eventually, seatTwo } from './lib/people.ts';
import { openDoors } from './lib/doors.ts';
import { goOnTo, lengthOf, openAlone, optionsOf, playMove, still, untilLength, where } from './lib/table.ts';

const lastMove = (page: Page): Promise<string> =>
  page.evaluate(() => window.stellwerk.log().at(-1)?.act.move?.type ?? '');
const sliderAt = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Go through the moves' }).inputValue());

describe.skipIf(noBrowser() !== null)('beside the stage', () => {
  const doors = openDoors();

  it('what to do is a headline, a smaller line and a paragraph that opens beside it', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    await page.getByRole('heading', { name: /^\w+, lay track for the KHS$/ }).waitFor();
    await page.getByRole('button', { name: 'Read paragraph 7.3' }).click();
    const paragraph = page.locator('.paragraph');
    await paragraph.getByRole('heading', { name: /§7\.3/ }).waitFor();
    expect(await paragraph.locator('li').count()).toBeGreaterThan(3);
    await paragraph.getByRole('button', { name: 'Now', exact: true }).click();
    // The steps of a turn come one after the other; leaving one out stands in the log, for everybody.
    await page.getByRole('button', { name: 'No track, go on' }).click();
    const steps = page.locator('.steps .now', { hasText: /Station|Run/ });
    await steps.waitFor();
    if (/Station/.test((await steps.textContent()) ?? ''))
      await page.getByRole('button', { name: 'No station, go on' }).click();
    await page.locator('.steps .now', { hasText: 'Run' }).waitFor();
    expect(await lengthOf(page)).toBeGreaterThan(before);
    await page.locator('.log-text', { hasText: /leaves out: track/ }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('the log is read by company, and a click shows that moment', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    for (const type of ['lay', 'run']) await playMove(page, (await optionsOf(page, { type }))[0]!);
    const all = await page.locator('.log-row').count();
    await page.getByRole('radio', { name: /Hannöversche/ }).click();
    const own = page.locator('.log-row', { hasText: 'KHS' });
    expect(await page.locator('.log-row').count()).toBe(await own.count());
    expect(await own.count()).toBeLessThan(all);
    await page
      .locator('.log-row', { hasText: /KHS lays/ })
      .locator('.disc')
      .waitFor();
    await page.getByRole('radio', { name: 'All' }).click();
    const now = await page.evaluate(() => JSON.stringify(window.stellwerk.table()));
    const corner = await where(page, 'hex/E9');
    await page.locator('.log-line', { hasText: /KHS lays/ }).click();
    await page.locator('.banner.note').waitFor();
    await still(page);
    // Whoever leafs through the log sees the same places where they were.
    expect(await where(page, 'hex/E9')).toEqual(corner);
    expect(await page.evaluate(() => JSON.stringify(window.stellwerk.table()))).not.toBe(now);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.locator('.banner.note').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => JSON.stringify(window.stellwerk.table()))).toBe(now);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('replay moves the slider on, pause holds it, and one is back with a press', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const last = (await lengthOf(page)) - 1;
    expect(await sliderAt(page)).toBe(last);
    // The clock of the page goes by our hand from here on: no machine is too slow to press the pause.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    expect(await sliderAt(page)).toBe(0);
    await page.clock.runFor(800);
    await eventually(
      () => sliderAt(page),
      (at) => at > 0 && at < last,
      'the slider moves on from the start',
    );
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Replay' }).waitFor();
    const held = await sliderAt(page);
    await page.clock.runFor(5000);
    expect(await sliderAt(page)).toBe(held);
    // The log goes along: the entry of that moment is marked, and in sight.
    const seen = page.locator('.log .entry.seen');
    expect(await seen.locator('.log-n').innerText()).toBe(String(held));
    const isInSight = await seen.evaluate((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isInSight).toBe(true);
    // Faster, as many moves take a part of the time.
    const faster = page.getByRole('button', { name: /^Speed: / });
    const steps = async (): Promise<number> => {
      const from = await sliderAt(page);
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.clock.runFor(700);
      await page.getByRole('button', { name: 'Pause' }).click();
      return (await sliderAt(page)) - from;
    };
    const slow = await steps();
    await page.getByRole('button', { name: 'Replay' }).click();
    for (const n of [2, 4]) {
      await faster.click();
      expect(await faster.getAttribute('aria-label')).toBe(`Speed: ${n}×`);
    }
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await steps()).toBeGreaterThan(slow);
    await page.clock.resume();
    await page.locator('.pill.past').click();
    await page.getByRole('button', { name: `live · ${last}` }).waitFor();
    expect(await sliderAt(page)).toBe(last);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('"what if" changes nothing at the table; its moves are kept as a plan and played from there', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    await page.getByRole('button', { name: 'What if?' }).click();
    const [lay] = await optionsOf(page, { type: 'lay' });
    await page.evaluate((m) => window.stellwerk.play(m as never), lay!);
    const [run] = await optionsOf(page, { type: 'run' });
    await page.evaluate((m) => window.stellwerk.play(m as never), run!);
    expect(await lengthOf(page)).toBe(before);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.locator('.plan', { hasText: 'and 1 more' }).waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await untilLength(page, before + 1);
    expect(await lastMove(page)).toBe('lay');
    await page.getByRole('button', { name: 'Drop the plan' }).click();
    await page.locator('.plan').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a certificate is dragged from the ledger to the stage, and from the ledger to a row of it', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'buy');
    await page.locator('#tab-ledger').click();
    const drag = async (from: string, to: { x: number; y: number }): Promise<void> => {
      const box = (await page.locator(from).first().boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
    };
    for (const goal of ['stage', 'row'] as const) {
      await goOnTo(page, 'buy');
      const buy = (await optionsOf(page, { type: 'buy' })).find((move) => move['from'] === 'treasury')!;
      const before = await lengthOf(page);
      const cell = `[data-drop-row="company/${String(buy['company'])}"] [aria-label*=", ${String(buy['company'])}:"]`;
      const row = (await page.locator(`[data-drop-row="seat/${buy.seat}"] th`).boundingBox())!;
      await drag(
        cell,
        goal === 'stage' ? await where(page, `seat/${buy.seat}`) : { x: row.x + 20, y: row.y + 12 },
      );
      await untilLength(page, before + 1);
      expect(await lastMove(page), goal).toBe('buy');
    }
    // Whoever leads a company has a star beside the share.
    expect(await page.locator('[data-drop-row^="seat/"] .star').count()).toBeGreaterThan(0);
    // Let go beside everything: it is put back and nothing is sent.
    const before = await lengthOf(page);
    await drag('.ledger .cell.handle', { x: 700, y: 20 });
    await page.locator('.cell.on').waitFor({ state: 'detached' });
    expect(await lengthOf(page)).toBe(before);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('money is carried in the ledger: the amount is asked for, and a free payment gets its flag', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    const before = await lengthOf(page);
    await page.locator('#tab-ledger').click();
    await page.locator('[data-drop-row="seat/anna"] [aria-label*="Cash"]').click();
    await page.locator('[data-drop-row="bank"] th button').click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('spinbutton').fill('7');
    await asked.getByRole('button', { name: 'Pay' }).click();
    await untilLength(page, before + 1);
    await page.locator('#tab-log').click();
    await page.locator('.flag-open', { hasText: 'No rule knows this move' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('on a narrow window the panel is a drawer: it opens, is used, and closes', async () => {
    const { page, faults } = await openPerson(doors.browser, { viewport: { width: 900, height: 700 } });
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await page.locator('.panel.folded').waitFor();
    const stage = (await page.locator('.stage-canvas').boundingBox())!;
    expect(stage.width).toBeGreaterThan(800);
    await page.getByRole('button', { name: 'Open the side panel' }).click();
    const before = await lengthOf(page);
    await page.getByRole('button', { name: 'No track, go on' }).click();
    await page.locator('.steps .now', { hasText: 'Run' }).waitFor();
    await page.locator('.now .choice-ends .primary').click();
    await untilLength(page, before + 2);
    const drawer = (await page.locator('.panel').boundingBox())!;
    expect(drawer.x + drawer.width).toBeLessThanOrEqual(900);
    await page.getByRole('button', { name: 'Fold the side panel away' }).click();
    await page.locator('.panel.folded').waitFor();
    await page.locator('.panel.folded').getByRole('button', { name: 'Ledger' }).click();
    await page.locator('.ledger table').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('changes the language on the spot, in everything that is said', async () => {
    const { page } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await playMove(page, (await optionsOf(page, { type: 'lay' }))[0]!);
    await page.locator('.log-text', { hasText: /KHS lays/ }).waitFor();
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.locator('.log-text', { hasText: /KHS legt/ }).waitFor();
    await page.getByRole('tab', { name: 'Protokoll' }).waitFor();
    await page.waitForFunction(
      () =>
        document.documentElement.lang === 'de' &&
        /setze einen Bahnhof|fahre mit|fährt nichts/.test(document.title),
    );
    await page.context().close();
  });

  it('moves nothing for those who do not want motion, whoever says so: the system or the settings', async () => {
    /** Whether the table is at its goal at once; with motion it has not even begun. */
    const jumps = (page: Page, command: string): Promise<boolean> =>
      page.evaluate((id) => {
        const handle = window.stellwerk as unknown as Window['stellwerk'] & { command(id: string): void };
        const before = handle.where('hex/F6')!;
        handle.command(id);
        return handle.where('hex/F6')!.x !== before.x;
      }, command);
    const still = await openPerson(doors.browser, { reducedMotion: 'reduce' });
    await openAlone(still.page, doors.house.url);
    expect(await jumps(still.page, 'map')).toBe(true);
    await still.context.close();
    const { page, context } = await openPerson(doors.browser, { reducedMotion: 'no-preference' });
    await openAlone(page, doors.house.url);
    expect(await jumps(page, 'map')).toBe(false);
    await page.locator('#tab-settings').click();
    await page.getByRole('checkbox', { name: 'Less motion' }).check();
    expect(await jumps(page, 'fit')).toBe(true);
    await context.close();
  });

  it('calls whoever is to act: a dot in the title of the tab, and a soft bell once', async () => {
    const two = await seatTwo(doors.browser, doors.house.url);
    const { anna, bert } = two;
    const people = [anna, bert];
    for (const { page } of people)
      await page.evaluate(() => {
        const { prototype } = AudioContext;
        const make = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'createOscillator')!
          .value as () => OscillatorNode;
        Object.assign(window, { tones: 0 });
        prototype.createOscillator = function count(this: AudioContext) {
          (window as unknown as { tones: number }).tones++;
          return make.call(this);
        };
      });
    const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number }).tones);
    const isAnna = (await optionsOf(anna.page)).length > 0;
    const [actor, waiting] = isAnna ? [anna, bert] : [bert, anna];
    await actor.page.waitForFunction(() => document.title.startsWith('● '));
    await waiting.page.waitForFunction(() => !document.title.startsWith('●'));
    const before = await lengthOf(actor.page);
    await playMove(actor.page, (await optionsOf(actor.page, { type: 'pass' }))[0]!);
    await two.both(before + 1);
    await waiting.page.waitForFunction(() => document.title.startsWith('● '));
    await eventually(
      () => tones(waiting.page),
      (n) => n === 2,
      'one bell of two partials',
    );
    expect(await tones(actor.page)).toBe(0);
    await actor.page.waitForFunction(() => !document.title.startsWith('●'));
    await Promise.all(people.map(({ context }) => context.close()));
  });
});
