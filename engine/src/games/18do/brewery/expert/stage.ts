import type { Face, Sheet, Slot, Surface } from '../../../../stage/stage.ts';
import { piecesAt } from '../../../../table/places.ts';
import type { PieceId } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoTable } from '../../clock.ts';
import { isExpert } from '../../readers.ts';
import { cardFace } from '../card-face.ts';
import type { BreweryId } from '../clock.ts';
import { cardName } from '../equipment.ts';
import { loadPlace, trainOfLoad } from '../pieces.ts';
import { brewerNow } from '../round.ts';
import { colourOfEvent, EVENTS, KIMS } from './data.ts';
import { cardsToReserve } from './events.ts';
import { bottlingOf } from './income.ts';
import {
  boxesOf,
  codeOfKim,
  EVENT_DISPLAY,
  EVENT_PIECES,
  eventOfPiece,
  eventPiece,
  eventPlace,
  isWagon,
  KIM_DISPLAY,
  KIM_PIECES,
  kimSpec,
} from './pieces.ts';
import { placeOfKim } from './readers.ts';
import { squaresOn } from './wagons.ts';

/** Bars and grounds of the markers: the colour says from which phase on they work. */
const COLOURS: Readonly<Record<string, string>> = {
  yellow: '#C79A17',
  green: '#3D7A45',
  brown: '#8A5A34',
  gray: '#6D7378',
};

/** §5.1.2: the two displays on the stock market board. */
export function expertDisplay(table: DoTable): readonly Surface[] {
  if (!isExpert(table)) return [];
  const lying = piecesAt(table, KIM_DISPLAY);
  const kims = KIMS.map(({ code, price }): Slot => ({
    place: KIM_DISPLAY,
    kinds: [`kim/${code}`],
    label: phrase('18do/kim/slot', { kim: code }),
    note: phrase('18do/kim/price', { price }),
    count: lying.filter((piece) => codeOfKim(piece) === code).length,
  }));
  const events = EVENTS.map((event): Slot => ({
    place: EVENT_DISPLAY,
    kinds: [eventPiece(event)],
    label: phrase('18do/kim/slot', { kim: event }),
    note: phrase(`18do/event/${event}`),
  }));
  return [
    {
      kind: 'rack',
      id: 'kims',
      title: phrase('18do/kim/title'),
      role: 'display',
      groups: [
        { label: phrase('18do/kim/investments'), slots: kims },
        { label: phrase('18do/kim/events'), slots: events },
      ],
    },
  ];
}
/** §7.1, §7.2: boxes of a sheet for small investments, and its head for an event. */
export const expertBoxes = (table: DoTable, brewery: BreweryId): Sheet['boxes'] =>
  isExpert(table)
    ? [
        ...boxesOf(brewery).map((place) => ({ place, letters: 'K' })),
        { place: eventPlace(brewery), letters: 'S' },
      ]
    : [];

/** What bottling adds to the income of whoever acts: "B2 · 3 × 5". */
export function bottleTerms(table: DoTable): NonNullable<Sheet['income']>['terms'] {
  const brewery = brewerNow(table);
  const all = brewery === null ? [] : bottlingOf(table, brewery);
  return all
    .filter(({ income }) => income > 0)
    .map(({ kim, card, cubes, income }) => ({
      text: phrase('18do/kim/bottles', { kim: codeOfKim(kim), card: cardName(card), cubes }),
      value: String(income),
    }));
}

const MARKERS: Readonly<Record<PieceId, Face>> = Object.fromEntries([
  ...KIM_PIECES.map((piece): readonly [PieceId, Face] => [
    piece,
    { kind: 'marker', letters: codeOfKim(piece), colour: COLOURS[kimSpec(piece)?.colour ?? ''] ?? '' },
  ]),
  ...EVENT_PIECES.map((piece): readonly [PieceId, Face] => {
    const event = eventOfPiece(piece) ?? 'G';
    return [piece, { kind: 'marker', letters: event, colour: COLOURS[colourOfEvent(event)] ?? '' }];
  }),
]);
/** Cards that hold something here: trains with a wagon, equipment with a cube of H, or that may have one now. */
function held(table: DoTable): Readonly<Record<PieceId, Face>> {
  const faces: Record<PieceId, Face> = {};
  const trains = KIM_PIECES.filter(isWagon).flatMap((kim) => trainOfLoad(placeOfKim(table, kim)) ?? []);
  const { reserved, calling } = table.clock;
  const open = calling?.event === 'H' ? cardsToReserve(table, calling.brewery) : [];
  for (const card of [...trains, ...open, ...(reserved === null ? [] : [reserved.card])]) {
    const face = cardFace(table, card);
    if (face === null) continue;
    const rail = face.rail === null ? null : { ...face.rail, squares: squaresOn(table, card) };
    faces[card] = { ...face, rail, holds: loadPlace(card) };
  }
  return faces;
}
/** How the markers look, and the cards that have something of theirs on them. */
export const expertFaces = (table: DoTable): Readonly<Record<PieceId, Face>> =>
  isExpert(table) ? { ...MARKERS, ...held(table) } : {};
