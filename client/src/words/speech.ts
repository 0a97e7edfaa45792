import { settled } from '@stellwerk/engine/table/dues.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { allRules, specOf } from '@stellwerk/engine/table/judge.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import type { Finding, Json, Language, Move, Params, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { phrase, say } from '@stellwerk/engine/table/words.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';
import './at-table.ts';
import { withGaps } from './gaps.ts';
import { text } from './texts.ts';
import { nameOfPiece, nameOfPlace } from './piece-name.ts';
import { nameOfSeat } from './seat-name.ts';
import { headBefore, wayBetween } from './way-back.ts';

/** Says what titles say, with people by their names. */
export interface Speech {
  readonly language: Language;
  phrase(phrase: Phrase): string;
  finding(finding: Finding): string;
  /** `§7.3`, or nothing where no paragraph is cited. */
  section(finding: Finding): string;
  /** A rule as such, with its paragraph: what a house rule is about. */
  rule(id: string): string;
  move(table: Table, move: Move): string;
  entry(play: Play, entry: Entry): string;
  /** A seat, account or place. */
  name(id: string): string;
  money(amount: number): string;
}

/** A value of a move in one word; what is no word is nothing. */
export const word = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

type Names = Readonly<Record<Seat, string>>;

/** Seats stand in parameters by their ids, alone or in a row; people read names. */
function named(value: Json, names: Names): Json {
  if (Array.isArray(value)) return value.map((one: Json) => named(one, names));
  if (typeof value !== 'string') return value;
  if (Object.hasOwn(names, value)) return names[value]!;
  if (!value.includes(', ')) return value;
  const parts = value.split(', ');
  return parts.map((part) => (Object.hasOwn(names, part) ? names[part] : part)).join(', ');
}

/** The parameters of a sentence, with everybody by their name: whatever the parameter is called. */
export const withNames = (params: Params | undefined, names: Names): Params =>
  Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, named(value, names)]));

export function makeSpeech(game: Game, language: Language, seats: Readonly<Record<Seat, SeatCard>>): Speech {
  const { words } = game;
  const names: Names = Object.fromEntries(Object.keys(seats).map((seat) => [seat, nameOfSeat(seats, seat)]));
  const figures = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { useGrouping: 'always' });
  const places = Object.fromEntries(
    Object.entries(names).map(([seat, name]) => [`name/seat/${seat}`, { de: name, en: name }]),
  );
  const all = { ...words, ...places };
  const speak = ({ key, params }: Phrase): string => {
    // A name that a title has no words for is its own name.
    if (key.startsWith('name/') && !Object.hasOwn(all, key)) return key.slice(key.lastIndexOf('/') + 1);
    return say(all, language, { key, params: withNames(params, names) });
  };
  const name = (id: string): string => {
    if (Object.hasOwn(names, id)) return names[id]!;
    const place = id.replace(/^(seat|hex|company)\//, '');
    if (id.startsWith('seat/') && Object.hasOwn(names, place)) return names[place]!;
    return all[`name/${id}`]?.[language] ?? all[`name/${place}`]?.[language] ?? place;
  };
  const move = (table: Table, made: Move): string => {
    const spec = specOf(game, made.type);
    if (!spec) return made.type;
    if (made.type === 'put') {
      const stage = game.stage(table);
      const namer = { language, phrase: speak, money, name };
      return text(language, 'log.put', {
        piece: nameOfPiece(word(made['piece']), stage, table, namer),
        to: nameOfPlace(word(made['to']), stage, namer),
      });
    }
    if (made.type === 'pay')
      return text(language, 'log.pay', {
        amount: money(Number(made['amount'])),
        from: name(word(made['from'])),
        to: name(word(made['to'])),
      });
    try {
      // Titles read prices off the markers; one that waits to be moved already counts.
      return speak(spec.label(settled(table), made));
    } catch {
      return made.type;
    }
  };
  const money = (amount: number): string =>
    (words['money']?.[language] ?? '#').replace('#', () => figures.format(amount));
  const rule = (id: string): string => {
    const section = allRules(game).find((one) => one.id === id)?.section;
    const said = withGaps(words[id]?.[language] ?? id, language);
    return section ? `${said} §${section}` : said;
  };
  return {
    language,
    phrase: speak,
    name,
    money,
    move,
    rule,
    finding: (f) => speak(phrase(f.rule, f.params)),
    section: (f) => (f.section ? `§${f.section}` : ''),
    entry: (play, entry) => sayEntry(play, entry, { language, move, name, speak, rule }),
  };
}

interface Sayer {
  readonly language: Language;
  readonly move: Speech['move'];
  readonly name: Speech['name'];
  readonly speak: Speech['phrase'];
  readonly rule: Speech['rule'];
}

function sayEntry(play: Play, entry: Entry, sayer: Sayer): string {
  const { language, move, name, speak, rule } = sayer;
  const { act, n } = entry;
  const t = (key: Parameters<typeof text>[1], params?: Params): string => text(language, key, params);
  const who = entry.seat === null ? t('log.table') : name(entry.seat);
  switch (act.do) {
    case 'setup':
      return t('log.setup');
    case 'move': {
      const before = play.positions[play.line[n] ?? 0] ?? play.table;
      const said = move(before, act.move);
      // "passes" wants somebody who does; "KHS lays #8" has its own.
      return /^\p{Ll}/u.test(said) ? `${who} ${said}` : said;
    }
    case 'undo': {
      const { kind, moves } = wayBetween(play, headBefore(play, n), act.to);
      const [only] = moves;
      if (only && moves.length === 1) return t(`log.${kind}-one`, { who, what: sayEntry(play, only, sayer) });
      return moves.length > 1
        ? t(`log.${kind}`, { who, n: moves.length, to: act.to })
        : t('log.back', { who, to: act.to });
    }
    case 'waive':
    case 'uphold': {
      const of = play.log[act.entry];
      return t(`log.${act.do}`, {
        who: (act.agreed ?? []).map(name).join(', ') || who,
        what: of ? sayEntry(play, of, sayer) : t('history.at', { n: act.entry, of: n }),
      });
    }
    case 'house-rule':
    case 'lift-house-rule': {
      const agreed = act.agreed.map(name).join(', ') || who;
      return t(act.do === 'house-rule' ? 'log.house' : 'log.house-ends', {
        rule: rule(act.rule),
        who: agreed,
      });
    }
    case 'mode':
      return t('log.mode', { who, mode: t(`mode.${act.mode}`) });
    case 'bookkeeping':
      return t('log.books', { who, books: t(`books.${act.bookkeeping}`) });
    default:
      return speak({ key: 'table/plain', params: { text: '' } });
  }
}
