import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../engine/src/games/registry.ts';
import { parseTableFile } from '../engine/src/table/file.ts';
import { playFile } from '../engine/src/table/file-play.ts';
import type { Played } from '../engine/src/table/file-play.ts';
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
      ['network/paris-lyon/0/1', 'fair/loco/0', 'on/EF3', 'profit/80', 'reminders', 'aid'],
    ],
  ])('names pieces and places that %s has', async (id, pieces, places) => {
    const game = (await loadGame(id))!;
    const { table } = openPlay(game, {
      game: id,
      variant: 'standard',
      options: {},
      seats: ['anna', 'bert', 'cleo'],
      seed: 1,
      mode: 'strict',
      bookkeeping: 'auto',
    });
    const domains = game.domains(table);
    for (const piece of pieces) expect(page).toContain(piece);
    expect(pieces.filter((piece) => !domains['piece']!.includes(piece))).toEqual([]);
    expect(places.filter((place) => !domains['place']!.includes(place))).toEqual([]);
  });
});
