import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { allRules } from '@stellwerk/engine/table/judge.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { lastingGame, seatsFor } from '../table/testing.ts';
import { makeSpeech } from './speech.ts';
import { sayEntry } from './say-entry.ts';
import { sayRule } from './say-rule.ts';

const SEATS = ['seat1', 'seat2', 'seat3', 'seat4'];
const CARDS = Object.fromEntries(
  ['Anna', 'Jonas', 'Mirel', 'Bruno'].map((name, i) => [
    SEATS[i]!,
    { name, colour: '', taken: true, link: 0 },
  ]),
);
/** Ids of pieces, places and people are for the program: `payout/120`, `cert/KHS/3`, `seat2`. */
const RAW = /\b[a-z]+\/[\w/.-]+|\bseat\d|\{|undefined|\b1 (?:hexes|places|certificates|sticks|moves)\b/;

/** A game with a fair share of what hands do against the rules. */
async function playOn(id: string, moves: number): Promise<Play> {
  const game = (await loadGame(id))!;
  return lastingGame(game, moves, { chaos: 0.25, seats: SEATS.slice(0, seatsFor(game).length) });
}

describe('what the log says', () => {
  it.each(GAME_IDS.flatMap((id) => [[id, 'de'] as const, [id, 'en'] as const]))(
    'of %s in %s names things as people do',
    async (id, language) => {
      const play = await playOn(id, 350);
      const speech = makeSpeech(play.game, language, CARDS);
      const said = play.log.flatMap((entry) => [
        sayEntry(speech, play, entry),
        ...entry.findings.map((finding) => speech.finding(finding)),
      ]);
      expect(said.length).toBeGreaterThan(120);
      expect([...new Set(said.filter((line) => RAW.test(line)))]).toEqual([]);
    },
  );
});

describe('a house rule', () => {
  it.each(GAME_IDS.flatMap((id) => [[id, 'de'] as const, [id, 'en'] as const]))(
    'of %s in %s is told as a sentence, with what it is about left open',
    async (id, language) => {
      const game = (await loadGame(id))!;
      const speech = makeSpeech(game, language, CARDS);
      const said = [...new Set(allRules(game).map((rule) => sayRule(game, speech.language, rule.id)))];
      expect(said.length).toBeGreaterThan(10);
      expect(said.filter((line) => RAW.test(line))).toEqual([]);
    },
  );
});
