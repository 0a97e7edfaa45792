import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame } from '../engine/src/games/registry.ts';
import { parseTableFile } from '../engine/src/table/file.ts';
import { playFile } from '../engine/src/table/file-play.ts';
import type { Played } from '../engine/src/table/file-play.ts';
import { pieceIds } from '../engine/src/table/places.ts';
import { openPlay } from '../engine/src/table/play.ts';

const page = readFileSync(new URL('../docs/FILES.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => json!);

describe('docs/FILES.md', () => {
  it('has examples that can be opened', () => {
    expect(examples.map((json) => parseTableFile(json).ok)).toEqual([true, true]);
  });

  it('lays its position by hand and gets the verdict that it tells', async () => {
    const parsed = parseTableFile(examples.at(-1)!);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const played: Played[] = [];
    const game = (await loadGame('18te'))!;
    expect(playFile(game, parsed.value, (one) => played.push(one)).ok).toBe(true);
    expect(played.filter((one) => one.ok && one.entry.verdict === 'free')).toHaveLength(11);
    const last = played.at(-1)!;
    expect(last).toMatchObject({ n: 12, ok: false });
    const [, n, verdict, rule] = /move (\d+) is `(\w+)` by `([^`]+)`/.exec(page)!;
    expect([String(last.n), 'refused', last.ok ? '' : last.findings[0]?.rule]).toEqual([n, verdict, rule]);
  });

  it.each([
    [
      '18te',
      ['cert/KWE/0', 'token/KWE/0', 'tile/6/1', 'card/first-trade', 'payout/KWE'],
      ['hex/D14/n0/0', 'payout/40', 'ipo/KWE', 'round/OR1'],
    ],
    [
      '18esp',
      ['private/P1', 'order/1', 'lynx', 'par/MCP', 'closed/D12', 'tender/1'],
      ['with/P2', 'locked/MCP', 'scrap', 'under/train/4/1', 'par/80'],
    ],
    [
      'toe',
      ['loco/7', 'wagon/12', 'contract/EF3', 'stick/anna/1', 'chip/1', 'phase/site'],
      ['network/paris-lyon/0/1', 'fair/loco/0', 'on/EF3', 'profit/80', 'reminders', 'aid', 'starts', 'spare'],
    ],
    ['1862', ['private/BOM', 'priority', 'par/CP', 'token/B&O/0', 'cert/CP/9'], ['with/ERIE', 'par/100']],
    [
      '18do',
      ['private/PB1', 'brewery/PB3', 'siding/coal/low/1', 'siding/steel/high/2', 'small/B2', 'kettle/1/1'],
      ['start/PB1', 'bid/PB1/20', 'card/PB1', 'sidings', 'hex/H19/site', 'company/DAB', 'load/train/5/2'],
      'exp',
    ],
    [
      '18do',
      ['order/DAB', 'order/B2', 'cube/1', 'no-demand/1', 'kim/A1/1', 'sem/G', 'card/investors-brewery'],
      ['turn/0', 'beer', 'beer/2/regular', 'beer/export', 'beer/3/marker', 'kims', 'events', 'box/DAB/0'],
      'exp',
    ],
  ])('names pieces and places that %s has', async (id, pieces, places, variant = 'standard') => {
    const game = (await loadGame(id))!;
    const { table } = openPlay(game, {
      game: id,
      variant,
      options: {},
      seats: ['anna', 'bert', 'cleo'],
      seed: 1,
      mode: 'strict',
      bookkeeping: 'auto',
    });
    const domains = game.domains(table);
    for (const piece of pieces) expect(page).toContain(piece);
    expect(pieces.filter((piece) => !domains['piece']!.includes(piece))).toEqual([]);
    for (const place of places) expect(page).toContain(place);
    expect(places.filter((place) => !domains['place']!.includes(place))).toEqual([]);
  });

  it.each(GAME_IDS)(
    'tells every kind of piece and place of %s, and what of the clock hands may set',
    async (id) => {
      const game = (await loadGame(id))!;
      const isTold = (name: string): boolean => page.includes(`\`${name}/`) || page.includes(`\`${name}\``);
      for (const { id: variant } of game.variants) {
        const seats = ['anna', 'bert', 'cleo', 'dora'].slice(0, variant.startsWith('zsv') ? 2 : 4);
        const { table } = openPlay(game, {
          ...{ game: id, variant, options: {}, seed: 1, mode: 'strict', bookkeeping: 'auto' },
          seats: seats.slice(0, Math.max(game.players.min, Math.min(seats.length, game.players.max))),
        });
        const names = [...pieceIds(table), ...game.domains(table)['place']!].map((one) => one.split('/')[0]!);
        expect([...new Set(names)].filter((name) => !isTold(name))).toEqual([]);
        const fixed = Object.keys(table.clock).filter((key) => !Object.hasOwn(game.handClock, key));
        expect(fixed.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
        expect(fixed.length).toBeLessThanOrEqual(5);
      }
    },
  );
});
