import type { Livery } from '@stellwerk/engine/stage/stage.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { useEffect, useState } from 'react';
import { readingCompanies } from './log-company.ts';

/** So long at a time: the table is drawn, and played at, in between. */
const SLICE_MS = 8;

/** Companies of the log, the one that acted last first. A table that is opened does not wait for them. */
export function useCompanies(play: Play, liveries: Readonly<Record<string, Livery>>): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    const reading = readingCompanies(play, liveries);
    const read = (): void => {
      const until = performance.now() + SLICE_MS;
      let step = reading.next();
      while (!step.done && performance.now() < until) step = reading.next();
      const all = step.value;
      if (!all) timer = setTimeout(read, 0);
      else setFound((known) => (known.join() === all.join() ? known : all));
    };
    let timer = setTimeout(read, 0);
    return () => clearTimeout(timer);
  }, [play, liveries]);
  return found;
}
