import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { randomOption } from '@stellwerk/engine/table/random-play.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSpeech } from '../words/speech.ts';
import { sayEntry } from '../words/say-entry.ts';
import { companyOf, isActor, readingCompanies } from './log-company.ts';
import { revenuesOf } from '../ledger/revenues.ts';

const SEATS = ['anna', 'bert', 'cleo'];

function companiesIn(play: Play): readonly string[] {
  const reading = readingCompanies(play, play.game.stage(play.table).liveries);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
}

describe.each(['18te', '18esp'])('the log of %s', (id) => {
  let play: Play;
  beforeAll(async () => {
    const game = (await loadGame(id))!;
    const pick = seededLuck(9, 9);
    play = openPlay(game, {
      game: id,
      variant: 'standard',
      options: {},
      seats: SEATS,
      seed: 6,
      mode: 'coach',
      bookkeeping: 'auto',
    });
    // As far as a few companies have run and some of them have earned something.
    const isEnough = (): boolean => {
      const earned = revenuesOf(play).filter(({ amount }) => amount > 0);
      return earned.length > 3 && companiesIn(play).length > 2;
    };
    for (let n = 0; n < 300 && !game.ended(play.table) && (n % 10 > 0 || !isEnough()); n++) {
      const { move } = randomOption(game, play, game.turn(play.table)[0]!, pick);
      const made = move && commit(play, { id: String(n), seat: move.seat, act: { do: 'move', move } });
      if (made?.ok) play = made.play;
    }
  });

  it('knows who acts: a company where the sentence begins with it, else a person', () => {
    const { liveries } = play.game.stage(play.table);
    const cards = Object.fromEntries(SEATS.map((name) => [name, { name, colour: '', taken: true, link: 0 }]));
    const speech = makeSpeech(play.game, 'en', cards);
    const acting = play.log.filter((entry) => {
      const company = companyOf(play, entry, liveries);
      return company !== null && isActor(sayEntry(speech, play, entry), liveries[company]);
    });
    const kinds = new Set(acting.map(({ act }) => (act.do === 'move' ? act.move.type : '')));
    expect([...kinds]).toEqual(expect.arrayContaining(['lay', 'run', 'done']));
    expect([...kinds]).not.toEqual(expect.arrayContaining(['pass']));
    expect([...kinds]).not.toEqual(expect.arrayContaining(['sell']));
  });

  it('offers each company once, the latest first', () => {
    const { liveries } = play.game.stage(play.table);
    const companies = companiesIn(play);
    expect(companies.length).toBeGreaterThan(1);
    expect(new Set(companies).size).toBe(companies.length);
    const latest = play.log.findLast((entry) => companyOf(play, entry, liveries) !== null)!;
    expect(companies[0]).toBe(companyOf(play, latest, liveries));
  });

  it('tells what the companies earned, and forgets what was taken back', () => {
    const before = revenuesOf(play);
    expect(before.length).toBeGreaterThan(3);
    expect(before.some(({ amount }) => amount > 0)).toBe(true);
    const last = before.at(-1)!;
    const back = commit(play, { id: 'undo', seat: 'anna', act: { do: 'undo', to: last.n - 1 } });
    expect(back.ok && revenuesOf(back.play)).toEqual(before.slice(0, -1));
  });
});
