import type { Livery, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Language, Seat } from '@stellwerk/engine/table/types.ts';
import type { Phrase, Words } from '@stellwerk/engine/table/words.ts';
import { say } from '@stellwerk/engine/table/words.ts';
import { initialOf, initialsOf } from './initials.ts';
import type { Theme } from './theme.ts';
import { seatColour } from './theme.ts';

/** The few words that belong to drawing itself and to no title. */
export interface DrawWords {
  readonly you: string;
  readonly toAct: string;
  readonly left: string;
  readonly trains: string;
  readonly countsZero: string;
  readonly notAgain: string;
  readonly due: string;
  readonly reconstructed: string;
  readonly bonus: string;
  /** Before what the last run of a company brought. */
  readonly ran: string;
}

export const DRAW_WORDS: Readonly<Record<Language, DrawWords>> = {
  de: {
    you: 'du',
    toAct: 'am Zug',
    left: 'übrig',
    trains: 'Loks',
    countsZero: 'zählt 0',
    notAgain: 'nicht noch einmal',
    due: 'offen',
    reconstructed: 'aus dem Regeltext rekonstruiert',
    bonus: 'Bonus',
    ran: 'zuletzt',
  },
  en: {
    you: 'you',
    toAct: 'to act',
    left: 'left',
    trains: 'trains',
    countsZero: 'counts 0',
    notAgain: 'not again',
    due: 'due',
    reconstructed: 'reconstructed from the rulebook',
    bonus: 'bonus',
    ran: 'ran',
  },
};

export interface SeatLook {
  readonly name: string;
  /** One or two letters, no two people alike. */
  readonly initial: string;
  readonly colour: string;
  readonly ink: string;
  readonly you: boolean;
}

/** Everything a renderer must know besides the thing it draws. */
export interface Look {
  /** Same words, names and colours, same tag: bitmaps made with one look serve only looks of its tag. */
  readonly tag: string;
  readonly theme: Theme;
  /** CSS pixels a world unit: what is too small to be read is left out. */
  readonly scale: number;
  /** Pixels below which nothing is written, where a table asks for more than usual. */
  readonly readable?: number;
  /** Pixels that letters are grown to as far as they may, where a table is looked at from afar. */
  readonly afar?: number;
  readonly liveries: Readonly<Record<string, Livery>>;
  readonly currency: string;
  readonly words: DrawWords;
  readonly say: (phrase: Phrase) => string;
  readonly amount: (value: number) => string;
  readonly seat: (seat: Seat) => SeatLook;
}

export interface LookOptions {
  readonly theme: Theme;
  readonly stage: Stage;
  readonly words: Words;
  readonly language: Language;
  readonly viewer: Seat | null;
  readonly scale?: number;
  readonly seatNames?: Readonly<Record<Seat, string>>;
  /** The colours that people chose for themselves, where the title has none of its own for them. */
  readonly seatColours?: Readonly<Record<Seat, string>>;
  /** The smallest type of a table with much on it, in pixels, where that is not the usual one. */
  readonly type?: number;
}

/** Large maps and tables with much on them have no type below this. */
const CLEAR = 11;
/** A map with a print of its own has much on little room: plates for tokens, names where they are free. */
export const isDense = ({ surfaces }: Stage): boolean =>
  surfaces.some((surface) => surface.kind === 'hexmap' && surface.print !== undefined);

export function makeLook(options: LookOptions): Look {
  const { theme, stage, words, language, viewer, seatNames = {}, seatColours = {}, type = CLEAR } = options;
  const seats = stage.surfaces.flatMap((s) => (s.kind === 'mat' ? [s.seat] : []));
  const figures = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { useGrouping: 'always' });
  const nameOf = (seat: Seat): string => seatNames[seat] ?? seat;
  const initials = initialsOf(seats.map(nameOf));
  const initialFor = (seat: Seat): string => initials[seats.indexOf(seat)] ?? initialOf(nameOf(seat));
  const named = (phrase: Phrase): Phrase => {
    const seat = phrase.params?.['seat'];
    return typeof seat === 'string'
      ? { ...phrase, params: { ...phrase.params, seat: nameOf(seat) } }
      : phrase;
  };
  return {
    tag: JSON.stringify([
      theme.name,
      language,
      viewer,
      seatNames,
      seatColours,
      stage.currency,
      stage.liveries,
      type,
    ]),
    theme,
    scale: options.scale ?? 1,
    ...(isDense(stage) ? { readable: type } : options.type === undefined ? {} : { afar: type }),
    liveries: withInitials(stage.liveries, seats, initialFor),
    currency: stage.currency.replace('#', '').trim(),
    words: DRAW_WORDS[language],
    say: (phrase) => say(words, language, named(phrase)),
    amount: (value) => figures.format(value),
    seat: (seat) => {
      const own = stage.liveries[seat] ?? stage.liveries[`seat/${seat}`];
      return {
        name: nameOf(seat),
        initial: initialFor(seat),
        colour: own?.fill ?? seatColours[seat] ?? seatColour(theme, seats.indexOf(seat)),
        ink: own?.ink ?? theme.cursorInk,
        you: seat === viewer,
      };
    },
  };
}

/** Where people play a colour of their own, its pieces carry the sign of whoever sits there, not of the seat. */
function withInitials(
  liveries: Readonly<Record<string, Livery>>,
  seats: readonly Seat[],
  initialFor: (seat: Seat) => string,
): Readonly<Record<string, Livery>> {
  const own = seats.flatMap((seat) => {
    const livery = liveries[seat];
    return livery ? [[seat, { ...livery, letters: initialFor(seat) }] as const] : [];
  });
  return own.length > 0 ? { ...liveries, ...Object.fromEntries(own) } : liveries;
}

export const atScale = (look: Look, scale: number): Look =>
  look.scale === scale ? look : { ...look, scale };

/** Semantic zoom: what is shown at this scale. */
export interface Detail {
  readonly numbers: boolean;
  readonly towns: boolean;
  readonly text: boolean;
}
export const detailOf = (scale: number): Detail => ({
  numbers: scale >= 0.3,
  towns: scale >= 0.19,
  text: scale >= 0.15,
});

const NOBODY: Livery = {
  id: '',
  letters: '?',
  name: '',
  fill: '#5C666B',
  ink: '#FFFFFF',
  line: '#4C565C',
  pattern: 'solid',
};
/** The livery of that name; an unknown one is drawn in grey with its name as letters. */
export const liveryOf = (look: Pick<Look, 'liveries'>, id: string): Livery =>
  look.liveries[id] ?? { ...NOBODY, id, letters: id.slice(0, 4), name: id };
