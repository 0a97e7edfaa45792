import { describe, expect, it } from 'vitest';
import { afterthoughts, thoughtOf } from './afterthoughts.ts';
import type { Game } from './game.ts';
import { specOf } from './judge.ts';
import { commit, openPlay } from './play.ts';
import type { Act, Outcome, Play } from './play.ts';
import { piecesAt } from './places.ts';
import { recallLog } from './replay.ts';
import { later, rulesOf } from './rules.ts';
import { CONFIG, RED, STONES } from './testing.ts';
import { trusted } from './types.ts';
import type { Mode } from './types.ts';

let asked = 0;
/** "There were so many": counts how often anybody wants to know. */
const heapSize = later(
  rulesOf('stones')('heap', '2', [], (table) => {
    asked += 1;
    return { stones: piecesAt(table, 'heap').length };
  }),
);
const take = specOf(STONES, 'take')!;
const game: Game = {
  ...STONES,
  moves: { ...STONES.moves, take: { ...take, rules: [...take.rules, heapSize] } },
};

const open = (mode: Mode = 'coach'): Play => openPlay(game, { ...CONFIG, mode });
const act = (seat: string, stone: string, marks: object = {}): Act => ({
  do: 'move',
  move: trusted({ type: 'take', seat, stone }),
  ...marks,
});
const after = (play: Play, made: Act): Play => {
  const outcome: Outcome = commit(play, { id: `id/${play.log.length}`, seat: null, act: made });
  if (!outcome.ok) expect.fail('refused');
  return outcome.play;
};

describe('a note that takes a search', () => {
  it('is not asked for the verdict, and not kept in the log', () => {
    asked = 0;
    const play = after(open(), act('anna', RED[0]!));
    expect([play.log[1]!.verdict, play.log[1]!.findings, asked]).toEqual(['legal', [], 0]);
  });
  it('tells of the position before the move, and is worked out once', () => {
    asked = 0;
    const first = after(open(), act('anna', RED[0]!));
    const play = after(first, { do: 'mode', mode: 'coach' });
    expect(thoughtOf(play.log[1]!)).toBeNull();
    const before = piecesAt(play.table, 'heap').length + 1;
    const found = afterthoughts(play, 1);
    expect(found).toEqual([
      { rule: 'stones/2/heap', section: '2', weight: 'note', params: { stones: before } },
    ]);
    expect([afterthoughts(play, 1), thoughtOf(play.log[1]!), asked]).toEqual([found, found, 1]);
  });
  it.each<[string, Play]>([
    ['with a flag', after(open(), act('bert', RED[0]!))],
    ['made freely', after(open(), act('anna', RED[0]!, { free: true }))],
    ['of which only the present is known', { ...after(open(), act('anna', RED[0]!)), isPresentOnly: true }],
    ['that is an agreement', after(open(), { do: 'mode', mode: 'strict' })],
  ])('has nothing to add to an entry %s', (_, play) => {
    expect(afterthoughts(play, 1)).toEqual([]);
    expect(afterthoughts(play, 7)).toEqual([]);
  });
  it('is the same for whoever reads the record, and is not said twice', () => {
    const play = after(open(), act('anna', RED[0]!));
    const [setup, made] = JSON.parse(JSON.stringify(play.log)) as Play['log'];
    const again = recallLog(game, play.config, [setup!, made!]).play!;
    expect(afterthoughts(again, 1)).toEqual(afterthoughts(play, 1));
    const old = { ...made!, findings: afterthoughts(play, 1) };
    expect(afterthoughts(recallLog(game, play.config, [setup!, old]).play!, 1)).toEqual([]);
  });
});
