import type { Mutant } from './mutant.ts';

/** What one run of the tests is about; it travels to Vitest's configuration and to the worker. */
export interface Order {
  readonly title: string;
  /** Tried one after the other within each test. */
  readonly tried: readonly Mutant[];
  /** Wrong from the beginning: for what is read once when the title is loaded. */
  readonly fixed: Mutant | null;
}

const NAME = 'STELLWERK_MUTANTS';

export const giveOrder = (order: Order): void => void (process.env[NAME] = JSON.stringify(order));
export const readOrder = (): Order => JSON.parse(process.env[NAME] ?? '{}') as Order;
