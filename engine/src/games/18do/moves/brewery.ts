import { companyOf, companyPlace, seatPlace } from '../../../rail/ids.ts';
import { alone } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { pieceOf } from '../../../table/places.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { DoDraft, DoMove, DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import type { PrivateId } from '../data/breweries.ts';
import { privateOf } from '../data/breweries.ts';
import { doing } from '../flow.ts';
import { breweryMarker, privateCard } from '../pieces.ts';
import {
  cardOf,
  cubesOn,
  decides,
  director,
  founded,
  isBrewery,
  isFlipped,
  isInvestorsTurn,
  isTwo,
} from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { gameOn, noKeep, notIntro, pickFirst, rule, startOver, when } from '../rules.ts';

/** Whose card a seat would use now: its own; whoever manages the Investor's railway in its turn uses his (§8.2.2). */
const actor = (table: DoTable, seat: Seat): Seat =>
  isTwo(table) && isInvestorsTurn(table) && decides(table, table.clock.operating ?? '') === seat
    ? INVESTOR
    : seat;
/** §4.3.1: one's own turn in a stock round, or that of a railway one directs. */
function isOwnTurn(table: DoTable, seat: Seat): boolean {
  const { round, turn, operating } = table.clock;
  if (round === 'SR') return turn === seat && seat !== INVESTOR;
  return round === 'OR' && operating !== null && decides(table, operating) === seat;
}
const cardFor = (table: DoTable, seat: Seat): PrivateId | null => cardOf(table, actor(table, seat));
/** The marker that waits beside the card of this seat; null where there is none any more. */
function markerFor(table: DoTable, seat: Seat): PieceId | null {
  const id = cardFor(table, seat);
  if (id === null || !privateOf(id)?.hasMarker) return null;
  const marker = breweryMarker(id);
  return pieceOf(table, marker)?.at === seatPlace(actor(table, seat)) ? marker : null;
}

const ownTurn = rule('brewery-own-turn', '4.3.1', ['DO-4.3.1.6'], (table, { seat }) =>
  when(!isOwnTurn(table, seat)),
);
const hasCard: DoRule = rule('brewery-none', '4.3.1', ['DO-4.3.1.2'], (table, { seat }) =>
  when(isOwnTurn(table, seat) && cardFor(table, seat) === null),
);
/** §6.3.1: with breweries of its own the game does without private ones and their markers. */
const noPrivates: DoRule = alone(
  rule('no-privates', '6.3.1', ['HSB-6.3.1.01'], (table) => when(isBrewery(table))),
);
const common: readonly DoRule[] = [
  ...gameOn,
  notIntro,
  pickFirst,
  ...startOver,
  noPrivates,
  noKeep,
  ownTurn,
  hasCard,
];

const fields = { company: ref('company') } as const;
type Assign = MoveOf<typeof fields>;

const hasMarker = rule<Assign>('marker-gone', '4.3.1', ['DO-4.3.1.9'], (table, { seat }) =>
  when(isOwnTurn(table, seat) && cardFor(table, seat) !== null && markerFor(table, seat) === null),
);
/** §4.3.1: to a railway that its owner directs. */
const directs = rule<Assign>('marker-own-railway', '4.3.1', ['DO-4.3.1.7'], (table, { seat, company }) => {
  const lot = isOwnTurn(table, seat) && markerFor(table, seat) !== null ? cardFor(table, seat) : null;
  const whose = founded(table).includes(company) ? director(table, company) : null;
  return lot === null ? null : when(whose !== actor(table, seat), { company, lot });
});

const flipCard = (draft: DoDraft, id: PrivateId): void => {
  const at = pieceOf(draft.table, privateCard(id))?.at;
  if (at !== undefined && !isFlipped(draft.table, id))
    draft.put(privateCard(id), at, { side: 'back', due: 'due/flip' });
};
const railwaysOf = (table: DoTable, seat: Seat): readonly CompanyId[] =>
  founded(table).filter((company) => director(table, company) === actor(table, seat));

/** §4.3.1: the brewery marker goes to a railway; the card is flipped, and its income ends. */
export const assign: DoMove<Assign> = {
  fields,
  example: { type: 'assign', seat: 'anna', company: 'KWE' },
  effects: doing((draft, { seat, company }, table) => {
    const [id, marker] = [cardFor(table, seat), markerFor(table, seat)];
    if (id === null || marker === null) return;
    draft.put(marker, companyPlace(company));
    flipCard(draft, id);
  }),
  rules: [...common, hasMarker, directs],
  label: (table, { seat, company }) =>
    phrase('18do/log/assign', { company, lot: cardFor(table, seat) ?? '' }),
  *candidates(table, seat) {
    if (markerFor(table, seat) !== null)
      for (const company of railwaysOf(table, seat)) yield { type: 'assign', seat, company };
  },
  concerns: (table, { seat }, piece) => piece === markerFor(table, seat),
  reads: (table, seat, { piece, to }) => {
    const company = companyOf(to);
    return company !== null && piece === markerFor(table, seat) ? [{ type: 'assign', seat, company }] : [];
  },
  // By hand: a button for each railway would push aside what the turn is about.
  offer: (table, seat) => {
    const marker = markerFor(table, seat);
    return {
      label: (_, all) =>
        phrase('18do/choice/assign', { lot: cardFor(table, seat) ?? '', places: all.length }),
      tone: 'quiet',
      hands: () => 'brewery',
      pieces: () => (marker === null ? [] : [marker]),
    };
  },
};

/** §4.3.1: who flips a card with a marker assigns it at once. */
const withMarker = rule('flip-assigns', '4.3.1', ['DO-4.3.1.5'], (table, { seat }) =>
  when(isOwnTurn(table, seat) && markerFor(table, seat) !== null, { lot: cardFor(table, seat) ?? '' }),
);
const flippedBefore = rule('flipped-already', '4.3.1', ['DO-4.3.1.4'], (table, { seat }) => {
  const id = isOwnTurn(table, seat) ? cardFor(table, seat) : null;
  return when(id !== null && isFlipped(table, id), { lot: id ?? '' });
});

/** §4.3.1: the card is turned over for its cubes; its income ends. */
export const flip: DoMove = {
  fields: {},
  example: { type: 'flip', seat: 'anna' },
  effects: doing((draft, { seat }, table) => {
    const id = cardFor(table, seat);
    if (id !== null) flipCard(draft, id);
  }),
  rules: [...common, flippedBefore, withMarker],
  label: (table, { seat }) => phrase('18do/log/flip', { lot: cardFor(table, seat) ?? '' }),
  candidates: (_, seat) => [{ type: 'flip', seat }],
  concerns: (table, { seat }, piece) => piece === privateCard(cardFor(table, seat) ?? 'PB1'),
  reads: (table, seat, { piece, from, to, side }) => {
    const id = cardFor(table, seat);
    const isTurned = id !== null && piece === privateCard(id) && from === to && side === 'back';
    return isTurned ? [{ type: 'flip', seat }] : [];
  },
  offer: (table, seat) => {
    const id = cardFor(table, seat);
    return {
      label: () =>
        phrase('18do/choice/flip', { lot: id ?? '', cubes: id === null ? 0 : cubesOn(table, id).length }),
      tone: 'quiet',
    };
  },
};
