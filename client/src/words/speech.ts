import { settled } from '@stellwerk/engine/table/dues.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import type { Finding, Json, Language, Move, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { People, Phrase } from '@stellwerk/engine/table/words.ts';
import { phrase, say } from '@stellwerk/engine/table/words.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';
import './at-hand.ts';
import { text } from './texts.ts';
import { nameOfPiece, nameOfPlace } from './piece-name.ts';
import { namesOfSeats } from './seat-name.ts';

/** Says what titles say, with people by their names. */
export interface Speech {
  readonly language: Language;
  phrase(phrase: Phrase): string;
  finding(finding: Finding): string;
  /** The same for everybody at the table: what is said to whoever moved says to whom, unless it is they who read it. */
  findingTo(finding: Finding, mover: Seat | null, mine: readonly Seat[]): string;
  /** `§7.3`, or nothing where no paragraph is cited. */
  section(finding: Finding): string;
  told(table: Table, move: Move): Told;
  move(table: Table, move: Move): string;
  /** A move as somebody makes it; null: nobody in particular. */
  deed(table: Table, move: Move, who: string | null): string;
  /** A person by the seat, a company, an account or a place. */
  name(id: string): string;
  /** An account or a place, whatever somebody at the table is called. */
  place(id: string): string;
  money(amount: number): string;
  /** The same without the sign of the currency. */
  figure(amount: number): string;
}

/** Sentences that speak to whoever moves. */
const ADDRESSED: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(du|dir|dich|dein\p{L}*)(?!\p{L})/iu,
  en: /\byou(r|rs)?\b/i,
};

/** A value of a move in one word; what is no word is nothing. */
export const word = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function makeSpeech(game: Game, language: Language, seats: Readonly<Record<Seat, SeatCard>>): Speech {
  const { words } = game;
  const names: People = namesOfSeats(seats, language);
  const figures = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { useGrouping: 'always' });
  const places = Object.fromEntries(
    Object.entries(names).map(([seat, name]) => [`name/seat/${seat}`, { de: name, en: name }]),
  );
  const all = { ...words, ...places };
  const speak = ({ key, params }: Phrase): string => {
    // A name that a title has no words for is its own name.
    if (key.startsWith('name/') && !Object.hasOwn(all, key)) return key.slice(key.lastIndexOf('/') + 1);
    return say(all, language, { key, params }, names);
  };
  const place = (id: string): string => {
    const [, kind, rest = id] = /^(seat|hex|company)\/(.*)$/.exec(id) ?? [];
    if (kind === 'seat' && Object.hasOwn(names, rest)) return names[rest]!;
    const own = all[`name/${id}`]?.[language] ?? all[`name/${rest}`]?.[language];
    if (own !== undefined) return own;
    // Places of a kind go by its name: "par 100", "sticks of Anna".
    const [, of, which = ''] = /^(.+)\/([^/]+)$/.exec(id) ?? [];
    if (Object.hasOwn(all, `name/${of}/of`)) return speak(phrase(`name/${of}/of`, { seat: which }));
    const kindName = /^\d+$/.test(which) ? all[`name/${of}`]?.[language] : undefined;
    return kindName === undefined ? rest : `${kindName} ${which}`;
  };
  const name = (id: string): string => (Object.hasOwn(names, id) ? names[id]! : place(id));
  const told = (table: Table, made: Move): Told => {
    const spec = specOf(game, made.type);
    if (!spec) return { said: made.type, wantsWho: true };
    if (made.type === 'put') {
      const stage = game.stage(table);
      const namer = { language, phrase: speak, money, name, place };
      const said = text(language, 'deed.put', {
        piece: nameOfPiece(word(made['piece']), stage, table, namer),
        to: nameOfPlace(word(made['to']), stage, namer),
      });
      return { said, wantsWho: true };
    }
    if (made.type === 'pay') {
      const said = text(language, 'deed.pay', {
        amount: money(Number(made['amount'])),
        from: place(word(made['from'])),
        to: place(word(made['to'])),
      });
      return { said, wantsWho: true };
    }
    try {
      // Titles read prices off the markers; one that waits to be moved already counts.
      const label = spec.label(settled(table), made);
      // The words of the title tell, not what they were filled with: somebody may be called "khs".
      return { said: speak(label), wantsWho: /^\p{Ll}/u.test(all[label.key]?.[language] ?? '') };
    } catch {
      return { said: made.type, wantsWho: true };
    }
  };
  const move = (table: Table, made: Move): string => told(table, made).said;
  const deed = (table: Table, made: Move, who: string | null): string => {
    const { said, wantsWho } = told(table, made);
    return wantsWho && who !== null ? `${who} ${said}` : said;
  };
  const money = (amount: number): string =>
    (amount < 0 ? '−' : '') +
    (words['money']?.[language] ?? '#').replace('#', () => figures.format(Math.abs(amount)));
  const finding = (f: Finding): string => speak(phrase(f.rule, f.params));
  return {
    language,
    phrase: speak,
    name,
    money,
    figure: (amount) => figures.format(amount),
    place,
    told,
    move,
    deed,
    finding,
    findingTo: (f, mover, mine) =>
      mover !== null && !mine.includes(mover) && ADDRESSED[language].test(words[f.rule]?.[language] ?? '')
        ? text(language, 'finding.to', { who: name(mover), what: finding(f) })
        : finding(f),
    section: (f) => (f.section ? `§${f.section}` : ''),
  };
}

/** A move in words, and whether they want somebody who does it: "passes" does, "KHS lays #8" has its own. */
export interface Told {
  readonly said: string;
  readonly wantsWho: boolean;
}
