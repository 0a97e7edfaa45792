import type { Browser, Page } from 'playwright-core';
import type { Person } from './browser.ts';
import { openPerson } from './browser.ts';
import { openForAll } from './evenings.ts';
import { allSee } from './people.ts';
import { carry, lengthOf, tableOf } from './table.ts';

export type Customer = 'regular' | 'new';
const BESIDE: Readonly<Record<Customer, string>> = { regular: 'left', new: 'right' };
/** The field beside a demand: whatever is delivered goes there. */
export const fieldBeside = (segment: number, customers: Customer): string =>
  `beer/${segment}/${BESIDE[customers]}`;

/** Cubes that lie somewhere, as this person sees it. */
export const cubesAt = async (page: Page, place: string): Promise<readonly string[]> =>
  Object.entries((await tableOf(page))!.pieces)
    .filter(([id, { at }]) => id.startsWith('cube/') && at === place)
    .map(([id]) => id);

/** An evening with breweries, each person at a browser of their own and the table strict. */
export class Brewers<Name extends string> {
  private readonly people = new Map<Name, Person>();

  async open(browser: Browser, url: string, names: readonly Name[], text: string): Promise<void> {
    for (const name of names) this.people.set(name, await openPerson(browser));
    const seated = names.map((name) => [name, this.page(name)] as const);
    await openForAll(seated, url, text);
    const [, host] = seated[0]!;
    await this.done(host, () => host.getByRole('radio', { name: 'Strict' }).first().click());
  }
  page(name: Name): Page {
    return this.people.get(name)!.page;
  }
  get pages(): readonly Page[] {
    return [...this.people.values()].map(({ page }) => page);
  }
  /** What went wrong in any of the browsers. */
  get faults(): readonly string[] {
    return [...this.people.values()].flatMap(({ faults }) => faults);
  }
  /** Something is done, and everybody sees it: the act, and `more` that happens by itself. */
  async done(page: Page, act: () => Promise<unknown>, more = 0): Promise<void> {
    const before = await lengthOf(page);
    await act();
    await allSee(this.pages, before + 1 + more);
  }
  /** A cube goes to the field beside it; `card` is the answer where several could deliver it. The cube is returned. */
  async deliver(page: Page, segment: number, customers: Customer, card?: string): Promise<string> {
    const [cube] = await cubesAt(page, `beer/${segment}/${customers}`);
    await this.done(page, async () => {
      await carry(page, cube!, fieldBeside(segment, customers));
      if (card !== undefined)
        await page
          .locator('.hand-menu')
          .getByRole('button', { name: `with the ${card}` })
          .click();
    });
    return cube!;
  }
}
