import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame, loadRulebook } from '../games/registry.ts';
import { turnOf } from './ask.ts';
import { judge } from './judge.ts';
import { seededLuck } from './luck.ts';
import { commit, openPlay } from './play.ts';
import type { Play } from './play.ts';
import { randomOption } from './random-play.ts';
import { numberOf, sectionOf, sectionOfAtom, sentencesOf } from './rulebook.ts';
import { atomsOf, atomsWatched, inTheWay, kindsNow, kindsUnder } from './step-now.ts';

async function played(id: string, moves: number): Promise<readonly Play[]> {
  const game = (await loadGame(id))!;
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start]));
  const seats = ['anna', 'jonas', 'mirel'];
  const variant = game.variants[0]!.id;
  const plays = [
    openPlay(game, { game: id, variant, options, seats, seed: 2, mode: 'free', bookkeeping: 'auto' }),
  ];
  const luck = seededLuck(8, 0);
  for (let n = 0; n < moves; n++) {
    const play = plays.at(-1)!;
    const seat = turnOf(game, play.table)[0];
    const { move } = seat === undefined ? { move: null } : randomOption(game, play, seat, luck);
    const done = move && commit(play, { id: `m${n}`, seat: move.seat, act: { do: 'move', move } });
    if (!done?.ok) break;
    plays.push(done.play);
  }
  return plays;
}

describe.each(GAME_IDS)('the present step of %s', async (id) => {
  const plays = await played(id, 60);
  const book = (await loadRulebook(id))!;

  it('has the kinds of all moves that can be made', () => {
    for (const { game, table } of plays)
      for (const seat of game.turn(table)) {
        const kinds = kindsNow(game, table, seat);
        for (const { type } of game.options(table, seat)) expect(kinds).toContain(type);
      }
  });
  it('watches atoms that have a sentence, and not those of every move', () => {
    const known = new Set(sentencesOf(book).map(({ atom }) => atom));
    let most = 0;
    for (const { game, table } of plays) {
      const watched = atomsWatched(game, kindsNow(game, table, null));
      most = Math.max(most, watched.size);
      for (const atom of watched) expect(known.has(atom), atom).toBe(true);
    }
    expect(most).toBeGreaterThan(3);
    expect(most).toBeLessThan(known.size / 2);
  });
  it('has nothing in the way of a kind of move that can be made', () => {
    for (const { game, table } of plays)
      for (const seat of game.turn(table))
        for (const { section } of book.sections) {
          const open = kindsUnder(game, kindsNow(game, table, seat), section).filter((kind) => {
            for (const move of game.options(table, seat, { type: kind })) return move.type === kind;
            return false;
          });
          const found = inTheWay(game, table, seat, section);
          if (found.length > 0) expect(open.length).toBeLessThan(kindsNow(game, table, seat).length);
          for (const finding of found) expect(atomsOf(game, finding).length).toBeGreaterThan(0);
        }
  });
  it('finds the sentences of a finding', () => {
    const { game, table } = plays[0]!;
    const atoms = Object.values(game.moves)
      .flatMap(({ example }) => judge(game, table, { ...example, seat: 'jonas' }))
      .flatMap((finding) => atomsOf(game, finding));
    expect(atoms.length).toBeGreaterThan(0);
    for (const atom of atoms) expect(sectionOfAtom(book, atom), atom).not.toBeNull();
  });
});

describe('a citation', () => {
  it('leads to its section, or to the longest that holds it', async () => {
    const book = (await loadRulebook('18te'))!;
    expect(sectionOf(book, '7.3')?.section).toBe('7.3');
    expect(sectionOf(book, '7.3.13')?.section).toBe('7.3');
    expect(sectionOf(book, '99')).toBeNull();
    expect(sectionOf(book, '')).toBeNull();
    expect(sectionOfAtom(book, 'TE-7.3.13')?.section).toBe('7.3');
    expect(numberOf('TE-7.3.13')).toBe('7.3.13');
  });
  it.each(GAME_IDS)('of every rule and prompt of %s has its page', async (id) => {
    const [game, book] = [(await loadGame(id))!, (await loadRulebook(id))!];
    const cited = [
      ...Object.values(game.moves).flatMap(({ rules }) => rules.map(({ section }) => section)),
      ...(game.handRules ?? []).map(({ section }) => section),
      ...Object.entries(game.words).flatMap(([key, { en }]) => (key.endsWith('/cite') ? [en] : [])),
    ].filter((section) => section !== '');
    expect(cited.length).toBeGreaterThan(10);
    expect([...new Set(cited)].filter((section) => sectionOf(book, section) === null)).toEqual([]);
  });
});
