export const LOG_LEVELS = ['error', 'warn', 'info', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Facts of an event. Never names, tokens, chat or addresses: a table's id is shortened by `short`. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  error(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  info(event: string, facts?: Facts): void;
}

/** Enough of an id to tell tables apart in a log, not enough to open one. */
export const short = (id: string): string => id.slice(0, 6);

/** What an error says about itself, without its data. */
export const causeOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'not an error';

/** Where in our program it happened: function, file and line of the innermost calls. No values, no paths of the machine. */
export function traceOf(error: unknown): { readonly cause: string; readonly trace: string } {
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').slice(1) : [];
  const places = frames.flatMap((line) => {
    const found = /at (?:async )?(?:([^ (]+) )?\(?(?:file:\/\/)?\S*?([^/\\ (]+:\d+):\d+\)?$/.exec(
      line.trim(),
    );
    return found ? [found[1] ? `${found[1]} ${found[2]}` : found[2]!] : [];
  });
  return { cause: causeOf(error), trace: places.slice(0, 8).join(' < ') };
}

/** One JSON line an event on standard error. */
export function openLog(
  level: LogLevel,
  write = (line: string): void => void process.stderr.write(line),
): Log {
  const weight = { silent: 0, error: 1, warn: 2, info: 3 } as const;
  const at = (own: 'error' | 'warn' | 'info') => (event: string, facts?: Facts) => {
    if (weight[own] > weight[level]) return;
    write(`${JSON.stringify({ at: new Date().toISOString(), level: own, event, ...facts })}\n`);
  };
  return { error: at('error'), warn: at('warn'), info: at('info') };
}
