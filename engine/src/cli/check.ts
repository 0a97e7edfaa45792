import { afterthoughts } from '../table/afterthoughts.ts';
import { written } from '../table/pieces.ts';
import { playFile } from '../table/file-play.ts';
import type { Game } from '../table/game.ts';
import { hashOf } from '../table/hash.ts';
import type { Finding } from '../table/types.ts';
import { say } from '../table/words.ts';
import { faulty, guarded, parseArgs, readTableFile } from './args.ts';

const told = (game: Game, { rule, section, weight, params }: Finding) => ({
  rule,
  section,
  weight,
  text: {
    de: say(game.words, 'de', { key: rule, params }),
    en: say(game.words, 'en', { key: rule, params }),
  },
});

/** One JSON line a move, then the end. A malformed file prints its mistake and nothing else, so lines wait until all is read. */
export const check = (args: readonly string[]): Promise<number> =>
  guarded(async () => {
    const path = parseArgs(args).plain[0];
    const { game, file } = await readTableFile(path);
    const lines: string[] = [];
    const played = playFile(game, file, (move, play) => {
      const verdict = move.ok ? move.entry.verdict : 'refused';
      const findings = move.ok
        ? [...move.entry.findings, ...afterthoughts(play, move.entry.n)]
        : move.findings;
      lines.push(
        JSON.stringify({ n: move.n, verdict, findings: findings.map((finding) => told(game, finding)) }),
      );
    });
    if (!played.ok) throw faulty(path, played.error);
    const { table } = played.value;
    const score = Object.fromEntries(game.score(table).map(({ seat, total }) => [seat, total]));
    const { cash, clock, pieces } = written(table);
    const end = { hash: hashOf(table), cash, clock, pieces, ...game.summary(table), score };
    console.log([...lines, JSON.stringify({ end })].join('\n'));
    return 0;
  });
