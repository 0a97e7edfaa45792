import { writeFile } from 'node:fs/promises';
import { importText } from '../import/import.ts';
import { importers } from '../games/registry.ts';
import { formatTableFile } from '../table/file.ts';
import type { Play } from '../table/play.ts';
import { asked, faulty, guarded, parseArgs, readText } from './args.ts';

/** What became of it, in one line: how many moves, what the rules say to them, and how it stands. */
function summaryOf({ game, log, table }: Play) {
  const findings: Record<string, number> = {};
  for (const entry of log)
    for (const { rule, weight } of entry.findings)
      if (weight === 'breach') findings[rule] = (findings[rule] ?? 0) + 1;
  return {
    game: game.id,
    moves: log.length - 1,
    findings,
    ended: game.ended(table),
    score: Object.fromEntries(game.score(table).map(({ seat, total }) => [seat, total])),
  };
}

/** A game exported by 18xx.games as one of our table files: to standard output, or with `-o` into a file. */
export const importExport = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const args = parseArgs(argv.map((arg) => (arg === '-o' ? '--out' : arg)));
    const [path] = args.plain;
    const out = args.named['out'];
    if (out === '') throw asked('cli/file-name', { option: '-o: ' });
    const read = await importText(await readText(path), importers());
    if (!read.ok) throw faulty(path, read.error);
    const file = formatTableFile(read.value);
    if (out === undefined) process.stdout.write(file);
    else {
      await writeFile(out, file);
      console.log(JSON.stringify(summaryOf(read.value)));
    }
    return 0;
  });
