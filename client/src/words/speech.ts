import { settled } from '@stellwerk/engine/table/dues.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { allRules, specOf } from '@stellwerk/engine/table/judge.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Finding, Json, Language, Move, Params, Seat, Table } from '@stellwerk/engine/table/types.ts';
import type { People, Phrase } from '@stellwerk/engine/table/words.ts';
import { phrase, say } from '@stellwerk/engine/table/words.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';
import './at-hand.ts';
import { withGaps } from './gaps.ts';
import { text } from './texts.ts';
import { nameOfPiece, nameOfPlace } from './piece-name.ts';
import { namesOfSeats } from './seat-name.ts';
import { headBefore, wayBetween } from './way-back.ts';

/** Says what titles say, with people by their names. */
export interface Speech {
  readonly language: Language;
  phrase(phrase: Phrase): string;
  finding(finding: Finding): string;
  /** The same for everybody at the table: what is said to whoever moved says to whom, unless it is they who read it. */
  findingTo(finding: Finding, mover: Seat | null, mine: readonly Seat[]): string;
  /** `§7.3`, or nothing where no paragraph is cited. */
  section(finding: Finding): string;
  /** A rule as such, with its paragraph: what a house rule is about. */
  rule(id: string): string;
  move(table: Table, move: Move): string;
  /** A move as somebody makes it; null: nobody in particular. */
  deed(table: Table, move: Move, who: string | null): string;
  entry(play: Play, entry: Entry): string;
  /** A person by the seat, a company, an account or a place. */
  name(id: string): string;
  /** An account or a place, whatever somebody at the table is called. */
  place(id: string): string;
  money(amount: number): string;
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
      const said = text(language, 'log.put', {
        piece: nameOfPiece(word(made['piece']), stage, table, namer),
        to: nameOfPlace(word(made['to']), stage, namer),
      });
      return { said, wantsWho: true };
    }
    if (made.type === 'pay') {
      const said = text(language, 'log.pay', {
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
    (words['money']?.[language] ?? '#').replace('#', () => figures.format(amount));
  const rule = (id: string): string => {
    const section = allRules(game).find((one) => one.id === id)?.section;
    const said = withGaps(words[id]?.[language] ?? id, language);
    return section ? `${said} §${section}` : said;
  };
  const finding = (f: Finding): string => speak(phrase(f.rule, f.params));
  return {
    language,
    phrase: speak,
    name,
    money,
    place,
    move,
    deed,
    rule,
    finding,
    findingTo: (f, mover, mine) =>
      mover !== null && !mine.includes(mover) && ADDRESSED[language].test(words[f.rule]?.[language] ?? '')
        ? text(language, 'finding.to', { who: name(mover), what: finding(f) })
        : finding(f),
    section: (f) => (f.section ? `§${f.section}` : ''),
    entry: (play, entry) => sayEntry(play, entry, { language, told, name, speak, rule }),
  };
}

/** A move in words, and whether they want somebody who does it: "passes" does, "KHS lays #8" has its own. */
interface Told {
  readonly said: string;
  readonly wantsWho: boolean;
}

interface Sayer {
  readonly language: Language;
  readonly told: (table: Table, move: Move) => Told;
  readonly name: Speech['name'];
  readonly speak: Speech['phrase'];
  readonly rule: Speech['rule'];
}

/**
 * Against a rule anybody may have moved, also for a company of somebody else: where the sentence has only the company, it is
 * said whose hand it was; and who allowed it, where the table was asked before.
 */
function hands({ act, seat, by, findings }: Entry, isNamed: boolean, { language, name }: Sayer): string[] {
  if (act.do !== 'move' || !findings.some(({ weight }) => weight === 'breach')) return [];
  const others = (act.overruled ?? []).filter((one) => one !== seat);
  const allowed = others.map(name).join(', ');
  return [
    ...(isNamed || seat === null || by !== undefined
      ? []
      : [text(language, 'log.hand', { who: name(seat) })]),
    ...(allowed === '' ? [] : [text(language, 'log.allowed', { who: allowed })]),
  ];
}

function sayEntry(play: Play, entry: Entry, sayer: Sayer): string {
  const { language, told, name, speak, rule } = sayer;
  const { act, n } = entry;
  const t = (key: Parameters<typeof text>[1], params?: Params): string => text(language, key, params);
  const who = entry.seat === null ? t('log.table') : name(entry.seat);
  switch (act.do) {
    case 'setup':
      return t('log.setup');
    case 'move': {
      const before = positionAt(play, play.line[n] ?? 0);
      const { said, wantsWho } = told(before, act.move);
      // Where no company is at it, some sentences begin with whoever moves.
      const isNamed = wantsWho || said.startsWith(`${who} `);
      const what = [wantsWho ? `${who} ${said}` : said, ...hands(entry, isNamed, sayer)].join(' · ');
      if (act.because)
        return t('log.by-itself', { what, section: act.because.section ? ` §${act.because.section}` : '' });
      if (entry.by === undefined) return what;
      return t('log.for-empty', { what, who: entry.by === null ? t('log.host') : name(entry.by) });
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
