import { FOREIGN } from '@stellwerk/engine/games/foreign-words.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { lastingGame, seatsFor } from '../table/testing.ts';
import { nameOfPiece, nameOfPlace } from './piece-name.ts';
import { makeSpeech } from './speech.ts';
import { pieceIds } from '@stellwerk/engine/table/places.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';

const SEATS = ['anna', 'bert', 'cleo', 'dora'];
const CARDS = Object.fromEntries(
  SEATS.map((seat) => [seat, { name: seat.toUpperCase(), colour: '', taken: true, link: 0 }]),
);

/** What the program calls something and no person would: `round/SR`, `starts`, a dot. In English some ids are words. */
const isRobotic = (name: string, id: string, language: 'de' | 'en'): boolean =>
  (language === 'de' && name === id) || name.trim() === '' || /^[a-z]+\/|●/.test(name);

describe.each(GAME_IDS)('names on the table of %s', async (id) => {
  const game = (await loadGame(id))!;
  const seats = SEATS.slice(0, seatsFor(game).length);
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start]));
  const config = { game: id, variant: game.variants[0]!.id, options, seats, seed: 1 };
  const { table } = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
  const stage = game.stage(table);

  it.each(['de', 'en'] as const)('are words for every place (%s)', (language) => {
    const speech = makeSpeech(game, language, CARDS);
    // Later on another row of rounds may lie there, and other companies.
    const later = lastingGame(game, 150, { seats }).table;
    for (const at of [table, later]) {
      const places = game.domains(at)['place'] ?? [];
      const look = game.stage(at);
      const robotic = places.filter((place) => isRobotic(nameOfPlace(place, look, speech), place, language));
      expect(robotic.filter((place) => !place.startsWith('hex/'))).toEqual([]);
      expect(places.length).toBeGreaterThan(10);
    }
  });
  it.each(['de', 'en'] as const)('are words for every piece (%s)', (language) => {
    const speech = makeSpeech(game, language, CARDS);
    const pieces = pieceIds(table);
    const names = new Map(pieces.map((piece) => [piece, nameOfPiece(piece, stage, table, speech)]));
    expect(pieces.filter((piece) => isRobotic(names.get(piece)!, piece, language))).toEqual([]);
    // What has no letters leaves no gap where they would stand.
    expect(pieces.filter((piece) => names.get(piece)!.trim() !== names.get(piece))).toEqual([]);
  });

  it('are those of its rulebook, not of another', async () => {
    const speech = makeSpeech(game, 'de', CARDS);
    const said = game.variants.flatMap((variant) => {
      const start = { ...config, variant: variant.id, seats: seatsFor(game).slice(0, game.players.min + 1) };
      const { table: own } = openPlay(game, { ...start, mode: 'coach', bookkeeping: 'auto' });
      const look = game.stage(own);
      return [
        ...pieceIds(own).map((piece) => nameOfPiece(piece, look, own, speech)),
        ...(game.domains(own)['place'] ?? []).map((place) => nameOfPlace(place, look, speech)),
      ];
    });
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((name) => FOREIGN[id]?.test(name))).toEqual([]);
  });

  it('are those of its trains too where there is none', () => {
    const speech = makeSpeech(game, 'de', CARDS);
    const noun = (key: string, params = {}): string =>
      /Lok|Zug/.exec(speech.phrase(phrase(key, params)))?.[0] ?? 'neither';
    // Trains of Europe has vehicles with names.
    const hasTrains = Object.values(game.stage(table).faces).some(({ kind }) => kind === 'train');
    expect(hasTrains).toBe(id !== 'toe');
    if (hasTrains) expect(noun('piece/no-train')).toBe(noun('piece/train', { train: '2', price: 100 }));
  });
});
