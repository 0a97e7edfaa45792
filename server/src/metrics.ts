const COUNTERS = {
  stellwerk_answers_total: 'Messages of players, by what became of them',
  stellwerk_refusals_total: 'Messages that were not carried out, by reason',
  stellwerk_rows_total: 'Rows written to the journal, by kind',
  stellwerk_conflicts_total: 'Batches that another server was quicker with',
  stellwerk_connections_total: 'Sockets opened',
  stellwerk_denied_total: 'Connections refused or closed by us, by reason',
  stellwerk_faults_total: 'Errors of our own, by place',
  stellwerk_tables_created_total: 'Tables created',
} as const;
export type Counter = keyof typeof COUNTERS;

/** Upper bounds of the commit histogram, in seconds. */
const BOUNDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1] as const;

/** Counts for Prometheus. Labels come from closed lists only, so the memory is bounded. */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #gauges = new Map<string, { readonly help: string; readonly read: () => number }>();
  readonly #buckets = BOUNDS.map(() => 0);
  #seconds = 0;
  #commits = 0;

  count(counter: Counter, label = '', by = 1): void {
    const key = label === '' ? counter : `${counter}{kind="${label}"}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  /** Time from the arrival of a message to its answer. */
  timed(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    this.#seconds += seconds;
    this.#commits++;
    BOUNDS.forEach((bound, i) => {
      if (seconds <= bound) this.#buckets[i]!++;
    });
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  /** The text format of Prometheus. */
  toString(): string {
    const lines: string[] = [];
    for (const [name, help] of Object.entries(COUNTERS)) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      const own = [...this.#counts].filter(([key]) => key === name || key.startsWith(`${name}{`));
      if (own.length === 0) lines.push(`${name} 0`);
      for (const [key, value] of own) lines.push(`${key} ${value}`);
    }
    const time = 'stellwerk_answer_seconds';
    lines.push(`# HELP ${time} From a message to its answer`, `# TYPE ${time} histogram`);
    BOUNDS.forEach((bound, i) => lines.push(`${time}_bucket{le="${bound}"} ${this.#buckets[i]}`));
    lines.push(`${time}_bucket{le="+Inf"} ${this.#commits}`, `${time}_sum ${this.#seconds}`);
    lines.push(`${time}_count ${this.#commits}`);
    for (const [name, { help, read }] of this.#gauges)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`);
    return `${lines.join('\n')}\n`;
  }
}
