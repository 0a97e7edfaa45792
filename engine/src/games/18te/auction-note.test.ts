import { describe, expect, it } from 'vitest';
import { commit, openPlay } from '../../table/play.ts';
import type { Play } from '../../table/play.ts';
import type { Game } from '../../table/game.ts';
import { game } from './index.ts';

const plain = game as unknown as Game;
const opened = openPlay(plain, {
  game: '18te',
  variant: 'standard',
  options: {},
  seats: ['anna', 'bert', 'cleo'],
  seed: 1,
  mode: 'strict',
  bookkeeping: 'hands-on',
});

/** Whoever is to act does the first thing of this kind that is offered. */
function act(play: Play, type: string): Play {
  const [seat] = plain.turn(play.table);
  const move = [...plain.options(play.table, seat!)].find((one) => one.type === type)!;
  const made = commit(play, { id: `m${play.log.length}`, seat: seat!, act: { do: 'move', move } });
  if (!made.ok) throw new Error('refused');
  return made.play;
}
/** What the charter of a company says about its auction. */
const noteOf = ({ table }: Play, company: string): string | undefined =>
  plain
    .stage(table)
    .surfaces.flatMap((one) => (one.kind === 'charter' && one.livery === company ? one.notes : []))
    .find(({ key }) => /charter\/(next|bid)$/.test(key))?.key;

describe('what a charter says about its auction', () => {
  const running = act(opened, 'auction');
  it('what is bid, while it is under the hammer', () => {
    expect(noteOf(opened, 'KHS')).toBe('18te/charter/next');
    expect(noteOf(running, 'KHS')).toBe('18te/charter/bid');
  });
  it('once it is won the next one is up, also while money and papers wait to be moved by hand', () => {
    const won = act(act(running, 'pass'), 'pass');
    expect(won.table.clock.dues.length).toBeGreaterThan(0);
    expect(noteOf(won, 'KHS')).toBeUndefined();
    expect(noteOf(won, 'KWE')).toBe('18te/charter/next');
  });
});
