import { trusted } from '@stellwerk/engine/table/types.ts';
import { loadGame, loadGuide } from '@stellwerk/engine/games/registry.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { randomOption } from '@stellwerk/engine/table/random-play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSpeech } from '../words/speech.ts';
import type { Speech } from '../words/speech.ts';
import { sayEntry } from '../words/say-entry.ts';
import { consequencesOf, newsOf, routesIn, sayConsequences } from './consequences.ts';

const SEATS = ['anna', 'bert', 'cleo'];
const CARDS = Object.fromEntries(SEATS.map((name) => [name, { name, colour: '', taken: true, link: 0 }]));

async function opened(id: string, variant?: string): Promise<Play> {
  const game = (await loadGame(id))!;
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start]));
  const config = { game: id, variant: variant ?? game.variants[0]!.id, options, seats: SEATS, seed: 6 };
  return openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
}
const made = (play: Play, move: Move): Play => {
  const outcome = commit(play, {
    id: `m${play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move: trusted(move) },
  });
  if (!outcome.ok) throw new Error('refused');
  return outcome.play;
};
function byChance(start: Play, moves: number): Play {
  const pick = seededLuck(4, 4);
  let play = start;
  for (let n = 0; n < moves && !play.game.ended(play.table); n++) {
    const seat = play.game.turn(play.table)[0];
    const { move } = seat === undefined ? { move: null } : randomOption(play.game, play, seat, pick);
    if (move) play = made(play, move);
  }
  return play;
}
const said = (play: Play, entry: Entry, speech: Speech): readonly string[] =>
  sayConsequences(play, entry, play.game.stage(play.table), speech, sayEntry(speech, play, entry));

describe('what came of an entry', () => {
  let play: Play;
  beforeAll(async () => {
    play = await opened('18te');
  });

  it('names the winner of an auction, what it was for and what it cost', () => {
    const seat = play.game.turn(play.table)[0]!;
    const open = [...play.game.options(play.table, seat)].find(({ type }) => type === 'auction')!;
    let now = made(play, open);
    for (let i = 0; i < 2; i++) {
      const next = now.game.turn(now.table)[0]!;
      const out = [...now.game.options(now.table, next)].find(
        ({ type }) => type === 'pass' || type === 'drop',
      )!;
      now = made(now, out);
    }
    const speech = makeSpeech(now.game, 'en', CARDS);
    const last = now.log.at(-1)!;
    const words = [sayEntry(speech, now, last), ...said(now, last, speech)].join(' · ');
    expect(words).toMatch(new RegExp(`${seat} gets: .*KHS`));
    expect(words).toContain('price of the KHS: 60M');
    expect(words).toContain(speech.money(now.table.cash['company/KHS'] ?? 0));
  });

  it('adds up: what purses gained and lost is what the bank lost and gained', () => {
    const played = byChance(play, 120);
    const stage = played.game.stage(played.table);
    for (const entry of played.log.slice(1)) {
      const [before, after] = [positionAt(played, played.line[entry.n]!), positionAt(played, entry.n)];
      for (const { account, by } of consequencesOf(played, entry, stage).cash)
        expect((after.cash[account] ?? 0) - (before.cash[account] ?? 0)).toBe(by);
    }
  });

  it('tells the stops of every train that ran, by their names', () => {
    const played = byChance(play, 220);
    const run = played.log.findLast((entry) => routesIn(entry).length > 0);
    if (!run) throw new Error('nobody ran');
    const [first] = said(played, run, makeSpeech(played.game, 'de', CARDS));
    expect(first).toMatch(/^\S+: \p{L}.* – \p{L}/u);
    expect(first).not.toMatch(/\/n\d/);
  });

  it('knows a train that is one side of a card', async () => {
    const beer = await opened('18do', 'hsb');
    const seat = beer.game.turn(beer.table)[0]!;
    const routes = [{ train: 'train/4/1', stops: ['E12/n0', 'C20/n0'] }];
    const entry = {
      ...beer.log[0]!,
      act: { do: 'move', move: trusted({ type: 'run', seat, routes }) },
    } as const;
    const [first] = said(beer, entry, makeSpeech(beer.game, 'en', CARDS));
    expect(first).toMatch(/^4: Dortmund City – Hamm/);
  });

  it('tells where prices went', () => {
    const played = byChance(play, 220);
    const all = played.log.flatMap((entry) => said(played, entry, makeSpeech(played.game, 'en', CARDS)));
    expect(all.some((one) => /^\S+ \d+M → \d+M$/.test(one))).toBe(true);
  });

  it('tells what was drawn', async () => {
    const played = byChance(await opened('toe'), 60);
    const speech = makeSpeech(played.game, 'en', CARDS);
    const drawn = played.log.filter(({ luck, act }) => luck.length > 0 && act.do === 'move');
    expect(drawn.length).toBeGreaterThan(0);
    const words = drawn.map((entry) => said(played, entry, speech).join(' · '));
    expect(words.some((one) => one.includes('drawn: '))).toBe(true);
  });

  it('what lay open was not drawn: a phase card that is put back, the chair that goes on', async () => {
    const played = byChance(await opened('toe'), 220);
    const stage = played.game.stage(played.table);
    const drawn = played.log.flatMap((entry) => consequencesOf(played, entry, stage).drawn);
    expect(new Set(drawn.map((id) => id.split('/')[0]))).toEqual(new Set(['contract', 'loco', 'wagon']));
  });

  it('names everybody who wins at once, also whoever bid last', async () => {
    const start = await opened('18do');
    const speech = makeSpeech(start.game, 'en', CARDS);
    let play = start;
    while (play.game.where(play.table)[0]?.key === start.game.where(start.table)[0]?.key) {
      const seat = play.game.turn(play.table)[0]!;
      play = made(play, [...play.game.options(play.table, seat)][0]!);
    }
    const told = said(play, play.log.at(-1)!, speech).join(' · ');
    for (const seat of SEATS) expect(told).toContain(`${seat} gets: `);
  });

  it('names whoever is alone at the end of an auction, though the bid was their own', async () => {
    const { game, ...start } = await opened('18esp');
    let play: Play = { game, ...start };
    const pass = (now: Play): Play => {
      const seat = game.turn(now.table)[0]!;
      return made(
        now,
        [...game.options(now.table, seat)].find(({ type }) => type === 'pass')!,
      );
    };
    play = pass(pass(play));
    const seat = game.turn(play.table)[0]!;
    play = made(
      play,
      [...game.options(play.table, seat)].find(({ type }) => type === 'bid')!,
    );
    expect(said(play, play.log.at(-1)!, makeSpeech(game, 'en', CARDS))[0]).toMatch(
      new RegExp(`^${seat} gets: P1 `),
    );
  });

  it('names the phase that began and the trains that left, in the words of the guide', async () => {
    const played = byChance(play, 400);
    const guide = (await loadGuide('18te'))!;
    const speech = makeSpeech(played.game, 'en', CARDS);
    const news = newsOf(played.game, guide, (words) => makeSpeech({ ...played.game, words }, 'en', CARDS));
    const told = played.log.map((entry) =>
      sayConsequences(played, entry, played.game.stage(played.table), speech, '', news).join(' · '),
    );
    const begun = told.filter((line) => /phase \d begins/.test(line));
    expect(begun.map((line) => /phase (\d)/.exec(line)![1])).toEqual(['3', '4', '5'].slice(0, begun.length));
    expect(begun.length).toBeGreaterThan(1);
    expect(told.some((line) => /phase 4 begins · out of the game: (\d+ × )?2/.test(line))).toBe(true);
    // Without it all else is told.
    expect(newsOf(played.game, null, () => speech)).toBe(null);
  });
});
