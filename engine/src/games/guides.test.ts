import { describe, expect, it } from 'vitest';
import { beginAt } from '../table/beginning.ts';
import type { Game } from '../table/game.ts';
import type { Answer, Asked } from '../table/guide.ts';
import { MOST_FACTS, MOST_LINES } from '../table/guide.ts';
import { turnOf } from '../table/ask.ts';
import { seededLuck } from '../table/luck.ts';
import { kindOfPiece, pieceIds, pieceOf } from '../table/places.ts';
import type { Config, Play } from '../table/play.ts';
import { commit, openPlay } from '../table/play.ts';
import { randomOption } from '../table/random-play.ts';
import { sectionOf, sentencesOf } from '../table/rulebook.ts';
import type { Phrase } from '../table/words.ts';
import { say } from '../table/words.ts';
import { loadBeginnings } from './beginnings.ts';
import { GAME_IDS, loadGame, loadGuide, loadRulebook } from './registry.ts';

const MOVES = [0, 60, 130, 260];
/** Games that luck plays to an early end show too little: this one lasts. */
const SEEDS: Readonly<Record<string, number>> = { '18do': 1 };

const tableOf = (game: Game, variant: string): Config => ({
  game: game.id,
  variant,
  options: Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start])),
  seats: ['anna', 'jonas', 'mirel'].slice(0, variant === game.variants[0]?.id ? 3 : game.players.min),
  seed: SEEDS[game.id] ?? 3,
  mode: 'free',
  bookkeeping: 'auto',
});

/** A game that luck plays, at several moments. */
function moments(game: Game, variant: string): readonly Play[] {
  let play = openPlay(game, tableOf(game, variant));
  const luck = seededLuck(5, 0);
  const found: Play[] = [];
  for (let n = 0; n <= MOVES.at(-1)!; n++) {
    if (MOVES.includes(n)) found.push(play);
    const seat = turnOf(game, play.table)[0];
    const { move } = seat === undefined ? { move: null } : randomOption(game, play, seat, luck);
    if (!move) break;
    const done = commit(play, { id: `m${n}`, seat: move.seat, act: { do: 'move', move } });
    if (!done.ok) break;
    play = done.play;
  }
  // One that has ended is a position too.
  return found.at(-1) === play ? found : [...found, play];
}
/** Every variant from its beginning, and the late positions that the title offers. */
async function evenings(id: string): Promise<readonly Play[]> {
  const game = (await loadGame(id))!;
  const late = (await loadBeginnings(id)).map((one) => beginAt(game, tableOf(game, one.variant), one));
  return [...game.variants.flatMap((variant) => moments(game, variant.id)), ...late];
}

/** Everything that can be pointed at: each kind of piece once a place, every place, purse and word of a row. */
function asked({ game, table }: Play): readonly Asked[] {
  const stage = game.stage(table);
  const seen = new Set<string>();
  const pieces = pieceIds(table).filter((piece) => {
    const { at } = pieceOf(table, piece)!;
    const key = `${kindOfPiece(piece)} ${at.split('/')[0]}`;
    if ((stage.inBox ?? []).includes(at) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const places = stage.surfaces.flatMap((surface): readonly string[] => {
    switch (surface.kind) {
      case 'hexmap':
        return Object.keys(surface.board.hexes).map((hex) => `hex/${hex}`);
      case 'market':
        return surface.market.rows.flatMap((row, r) =>
          row.flatMap((cell, c) => (cell ? [`${surface.place}/${r}/${c}`] : [])),
        );
      case 'rack':
        return surface.groups.flatMap(({ slots }) => slots.map(({ place }) => place));
      case 'charter':
      case 'mat':
      case 'bank':
        return [surface.place];
      case 'network':
        return surface.connections.map((connection) => `${surface.place}/${connection.id}/0/0`);
      case 'track':
        return [`${surface.place}/${surface.from}`, `${surface.place}/${surface.to}`];
      default:
        return [];
    }
  });
  const steps = stage.surfaces.flatMap((surface) =>
    surface.kind === 'steps' ? surface.steps.map(({ id }) => ({ role: surface.role, step: id })) : [],
  );
  return [
    ...pieces.map((piece) => ({ piece })),
    ...[...new Set(places)].map((place) => ({ place })),
    ...Object.keys(table.cash).map((account) => ({ account })),
    ...steps,
  ];
}

const phrasesOf = ({ kind, title, lines, more }: Answer): readonly Phrase[] => [
  kind,
  title,
  ...lines,
  ...more.flatMap(({ name, value }) => [name, value]),
];

describe.each(GAME_IDS)('the table of %s', async (id) => {
  const [guide, book, plays] = [(await loadGuide(id))!, (await loadRulebook(id))!, await evenings(id)];
  const words = { ...(await loadGame(id))!.words, ...guide.words };

  it('answers for everything that lies on it, wherever it lies', () => {
    expect(plays.length).toBeGreaterThan(2);
    for (const play of plays) {
      const silent = asked(play).filter((about) => guide.answers(play.table, about) === null);
      expect(silent).toEqual([]);
    }
  });

  it('answers in both languages, in few lines, with words for everything', () => {
    for (const play of plays)
      for (const about of asked(play)) {
        const answer = guide.answers(play.table, about);
        if (!answer) continue;
        expect(answer.lines.length).toBeGreaterThan(0);
        expect(answer.lines.length).toBeLessThanOrEqual(MOST_LINES);
        expect(answer.more.length).toBeLessThanOrEqual(MOST_FACTS);
        for (const phrase of phrasesOf(answer))
          for (const language of ['de', 'en'] as const) {
            const said = say(words, language, phrase);
            expect(Object.hasOwn(words, phrase.key), phrase.key).toBe(true);
            expect(said).not.toMatch(/undefined|NaN|Infinity|[{}]|\bask\//);
            expect(said.trim()).not.toBe('');
          }
        for (const section of answer.sections) expect(sectionOf(book, section), section).not.toBeNull();
      }
  });

  it('lights sentences that exist, with words in both languages', () => {
    const atoms = new Set(sentencesOf(book).map(({ atom }) => atom));
    let lit = 0;
    for (const { table, game } of plays)
      for (const seat of [null, ...game.turn(table)])
        for (const [atom, { say: phrase }] of Object.entries(guide.applies?.(table, seat) ?? {})) {
          lit += 1;
          expect(atoms.has(atom), atom).toBe(true);
          expect(Object.hasOwn(words, phrase.key), phrase.key).toBe(true);
          for (const language of ['de', 'en'] as const)
            expect(say(words, language, phrase)).not.toMatch(/undefined|NaN|[{}]/);
        }
    expect(lit).toBeGreaterThan(20);
  });

  it('says the same in both languages', () => {
    const blanks = (text: string): string =>
      [...text.matchAll(/\{(\w+)/g)]
        .map(([, name = '']) => name)
        .toSorted()
        .join();
    for (const [key, { de, en }] of Object.entries(guide.words)) {
      expect(new Set(blanks(de).split(',')), key).toEqual(new Set(blanks(en).split(',')));
      expect(de.trim(), key).not.toBe('');
    }
  });
});
