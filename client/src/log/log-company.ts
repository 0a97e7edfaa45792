import { settled } from '@stellwerk/engine/table/dues.ts';
import type { Livery } from '@stellwerk/engine/stage/stage.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';

const known = new WeakMap<Entry, string | null>();

/** The company that an entry speaks of: the title's own sentence names it. */
export function companyOf(
  play: Play,
  entry: Entry,
  liveries: Readonly<Record<string, Livery>>,
): string | null {
  let company = known.get(entry);
  if (company === undefined) known.set(entry, (company = find(play, entry)));
  return company !== null && Object.hasOwn(liveries, company) ? company : null;
}

function find(play: Play, { act, n }: Entry): string | null {
  if (act.do !== 'move') return null;
  const spec = specOf(play.game, act.move.type);
  const before = positionAt(play, play.line[n] ?? 0);
  try {
    const params = spec?.label(settled(before), act.move).params;
    const company = params?.['company'] ?? params?.['seller'];
    return typeof company === 'string' ? company : null;
  } catch {
    // A log that this program cannot quite read is still shown.
    return null;
  }
}

/** Companies of a log, each once, the one that acted last first; entry by entry, since a long one takes its time. */
export function* readingCompanies(
  play: Play,
  liveries: Readonly<Record<string, Livery>>,
): Generator<void, readonly string[]> {
  const found = new Set<string>();
  for (let i = play.log.length - 1; i >= 0; i--) {
    const company = companyOf(play, play.log[i]!, liveries);
    if (company !== null) found.add(company);
    yield;
  }
  return [...found];
}

/** Where the sentence begins with the company, the company is who acts: "KHS lays #8", not "buys KHS". */
export const isActor = (said: string, livery: Livery | undefined): livery is Livery =>
  livery !== undefined &&
  said.startsWith(livery.letters) &&
  !/^[\p{L}\d]/u.test(said.slice(livery.letters.length));
