import { playFile } from '../table/file-play.ts';
import { bestRun } from '../rail/routes/best-run.ts';
import { parsePositions } from '../rail/routes/network-file.ts';
import { Asked, asked, faulty, guarded, parseArgs, readTableFile, readText } from './args.ts';

const ms = (since: number): number => Math.round((performance.now() - since) * 1000) / 1000;

async function networks(path: string): Promise<number> {
  let value: unknown;
  try {
    value = JSON.parse(await readText(path));
  } catch (error) {
    if (error instanceof Asked) throw error;
    throw asked('cli/not-json', { path, why: error instanceof Error ? error.message : '–' });
  }
  const parsed = parsePositions(value);
  if (!parsed.ok) throw new Asked(`${path}: ${parsed.at}: ${parsed.error}`);
  for (const { id, network } of parsed.positions) {
    const since = performance.now();
    const { value: best, bound, proved } = bestRun(network);
    console.log(JSON.stringify({ id, best, proved, ...(proved ? {} : { bound }), ms: ms(since) }));
  }
  return 0;
}

/** The best run of a company at the end of a table file, or of every network of a file. */
export const routes = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const args = parseArgs(argv);
    const network = args.named['network'];
    if (network !== undefined) return networks(network);
    const { game, file } = await readTableFile(args.plain[0]);
    const played = playFile(game, file);
    if (!played.ok) throw faulty(args.plain[0], played.error);
    if (!game.runs) throw asked('cli/no-runs', { title: game.title });
    const companies = game.domains(played.value.table)['company'] ?? [];
    const company = args.named['company'];
    if (company === undefined || !companies.includes(company))
      throw asked('cli/one-of', { option: '--company', of: [...companies], given: company ?? null });
    const since = performance.now();
    const run = game.runs.best(played.value.table, company);
    console.log(
      JSON.stringify({
        ...(run ?? { company, routes: [], revenue: 0, bound: 0, proved: true }),
        ms: ms(since),
      }),
    );
    return 0;
  });
