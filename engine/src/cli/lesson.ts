import { checkLesson } from '../lessons/check.ts';
import { LESSON, parseLesson } from '../lessons/lesson.ts';
import { recordSchema } from '../table/shape.ts';
import { sayWanted } from '../table/shape-words.ts';
import { Asked, gameOf, guarded, parseArgs, readText } from './args.ts';

/** `lesson check <file> …` proves lessons; `lesson schema` prints what a lesson looks like. */
export const lesson = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const [what, ...paths] = parseArgs(argv).plain;
    if (what === 'schema') {
      console.log(JSON.stringify(recordSchema(LESSON), null, 2));
      return 0;
    }
    if (what !== 'check' || paths.length === 0) throw new Asked('lesson check <file> … | lesson schema');
    let found = 0;
    for (const path of paths) {
      const faults = await faultsOf(path);
      found += faults.length;
      for (const { place, why } of faults) console.error(`${path}: ${place}: ${why}`);
      if (faults.length === 0) console.log(`${path}: every task can be done`);
    }
    return found === 0 ? 0 : 1;
  });

async function faultsOf(path: string): Promise<readonly { readonly place: string; readonly why: string }[]> {
  let value: unknown;
  try {
    value = JSON.parse(await readText(path));
  } catch (error) {
    if (error instanceof Asked) throw error;
    return [{ place: 'file', why: error instanceof Error ? error.message : 'no JSON' }];
  }
  const parsed = parseLesson(value);
  if (!parsed.ok) return [{ place: parsed.error.place, why: sayWanted(parsed.error.wanted, 'en') }];
  return checkLesson(await gameOf(parsed.value.game), parsed.value);
}
