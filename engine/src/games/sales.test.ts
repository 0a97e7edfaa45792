import { expect, it } from 'vitest';
import { isLegal, judge } from '../table/judge.ts';
import type { Game } from '../table/game.ts';
import type { Move, Table } from '../table/types.ts';
import { seededLuck } from '../table/luck.ts';
import type { Config } from '../table/play.ts';
import { randomGame, RANDOM_PLAY } from '../table/random-play.ts';
import { GAME_IDS, loadGame } from './registry.ts';

const SELLS = ['sell', 'raise'];
/** So many at once nobody may sell anywhere. */
const MANY = 8;

const railways: Game[] = [];
for (const id of GAME_IDS) {
  const game = (await loadGame(id))!;
  if (Object.hasOwn(game.moves['sell']?.fields ?? {}, 'count')) railways.push(game);
}

it.each(railways.map((game) => [game.id, game] as const))(
  'a sale of %s that is too large is told how many may be sold',
  (id, game) => {
    const kinds = SELLS.filter((kind) => Object.hasOwn(game.moves, kind));
    const rules = new Set<string>();
    const wrong: string[] = [];
    const ask = (table: Table): void => {
      const [seat] = game.turn(table);
      if (seat === undefined || table.clock.dues.length > 0) return;
      for (const type of kinds.filter((kind) => game.course?.(table).includes(kind) ?? true))
        for (const company of game.domains(table)['company'] ?? []) {
          const sells = (count: number): Move => ({ type, seat, company, count });
          for (let count = 2; count <= MANY; count++) {
            const [finding] = judge(game, table, sells(count));
            const most = finding?.params['most'];
            if (!finding || typeof most !== 'number') continue;
            rules.add(finding.rule);
            let fits = count;
            while (fits > 0 && !isLegal(game, table, sells(fits))) fits -= 1;
            if (most !== fits) wrong.push(`${finding.rule}: ${most} of ${count} ${company} (${type})`);
          }
        }
    };
    for (const [i, { id: variant }] of game.variants.entries()) {
      const seats = ['anna', 'bert', 'cleo'].slice(0, variant.startsWith('zsv') ? 2 : 3);
      const config: Config = {
        ...{ game: id, variant, options: {}, seats, seed: i, mode: 'strict', bookkeeping: 'auto' },
      };
      let at = 0;
      const look = ({ table }: { readonly table: Table }): void => {
        if (at++ % 3 === 0) ask(table);
      };
      randomGame(game, config, seededLuck(3, i), { ...RANDOM_PLAY, look, limit: 600 });
    }
    expect([...new Set(wrong)]).toEqual([]);
    // Both that the pool takes no more and that nobody could take over have come up.
    for (const reason of [/(pool|market)-limit$/, /no-successor$/])
      expect(
        [...rules].filter((rule) => reason.test(rule)),
        `${id} ${String(reason)}`,
      ).not.toEqual([]);
  },
);
