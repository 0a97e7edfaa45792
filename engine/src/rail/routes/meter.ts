import type { Budget } from './network.ts';

const DEFAULT_NODES = 5_000_000;
/** Asking the caller is dear compared with a search node, hence only now and then. */
const ASK_EVERY = 2048;

/** Counts the search effort of one run and says when it is used up. */
export class Meter {
  used = 0;
  over = false;
  readonly limit: number;
  readonly until: (() => boolean) | undefined;
  nextAsk: number;

  constructor(budget: Budget) {
    this.limit = budget.nodes ?? DEFAULT_NODES;
    this.until = budget.until;
    this.nextAsk = this.until === undefined ? this.limit : 0;
    if (!(this.limit > 0)) this.over = true;
  }

  /** Adds effort; true when the budget is used up. */
  spend(n: number): boolean {
    this.used += n;
    if (this.used >= this.nextAsk) this.ask();
    return this.over;
  }

  left(): number {
    return Math.max(0, this.limit - this.used);
  }

  private ask(): void {
    if (this.used >= this.limit) this.over = true;
    if (this.until !== undefined && !this.over) {
      this.over = this.until();
      this.nextAsk = Math.min(this.limit, this.used + ASK_EVERY);
    }
  }
}
