import { OUT } from '../../../../rail/ids.ts';
import type { Piece, PieceId, Place } from '../../../../table/types.ts';
import type { BreweryId } from '../clock.ts';
import { START_CARDS } from '../data/cards.ts';
import { BREW_COMPANIES, SMALL_IDS } from '../data/companies.ts';
import { isSmall } from '../../readers.ts';
import { loadPlace, startCard } from '../pieces.ts';
import type { EventCode, KimSpec } from './data.ts';
import { BOXES, EVENTS, KIMS, kimsFor } from './data.ts';

/** Where the markers that nobody has lie on the stock market board (§7.3). */
export const KIM_DISPLAY: Place = 'kims';
export const EVENT_DISPLAY: Place = 'events';

const kimPiece = (code: string, index: number): PieceId => `kim/${code}/${index}`;
export const isKim = (piece: PieceId): boolean => piece.startsWith('kim/');
export const codeOfKim = (piece: PieceId): string => (isKim(piece) ? (piece.split('/')[1] ?? '') : '');
export const kimSpec = (piece: PieceId): KimSpec | null =>
  KIMS.find(({ code }) => code === codeOfKim(piece)) ?? null;
export const isWagon = (piece: PieceId): boolean => kimSpec(piece)?.kind === 'wagon';

export const eventPiece = (event: EventCode): PieceId => `sem/${event}`;
export const eventOfPiece = (piece: PieceId): EventCode | null =>
  EVENTS.find((event) => eventPiece(event) === piece) ?? null;

/** Boxes for small investments, one marker each, and the head of the sheet for an event. */
export const boxPlace = (brewery: BreweryId, index: number): Place => `box/${brewery}/${index}`;
export const eventPlace = (brewery: BreweryId): Place => `event/${brewery}`;
export const boxesOf = (brewery: BreweryId): readonly Place[] =>
  Array.from({ length: isSmall(brewery) ? BOXES.small : BOXES.company }, (_, i) => boxPlace(brewery, i));
/** The brewery on whose sheet a box or the place for an event is. */
export const breweryOfBox = (place: Place): BreweryId | null =>
  /^(?:box|event)\/([^/]+)/.exec(place)?.[1] ?? null;

const most = (spec: KimSpec): number => kimsFor(spec, 5);
export const KIM_PIECES: readonly PieceId[] = KIMS.flatMap((spec) =>
  Array.from({ length: most(spec) }, (_, i) => kimPiece(spec.code, i + 1)),
);
export const EVENT_PIECES: readonly PieceId[] = EVENTS.map(eventPiece);

/** §7.1, §7.2, §7.3: every marker on its display; those that fewer players do without stay in the box. */
export function expertBox(players: number): Readonly<Record<PieceId, Piece>> {
  const kims = KIMS.flatMap((spec) =>
    Array.from({ length: most(spec) }, (_, i) => {
      const at = i < kimsFor(spec, players) ? KIM_DISPLAY : OUT;
      return [kimPiece(spec.code, i + 1), { at }] as const;
    }),
  );
  const events = EVENT_PIECES.map((piece) => [piece, { at: EVENT_DISPLAY }] as const);
  return Object.fromEntries([...kims, ...events]);
}
/** Places that only the expert game has; a cube may lie on any card here. */
export const expertPlaces = (): readonly Place[] => [
  KIM_DISPLAY,
  EVENT_DISPLAY,
  ...[...SMALL_IDS, ...BREW_COMPANIES].flatMap((id) => [...boxesOf(id), eventPlace(id)]),
  ...START_CARDS.flatMap(({ type, count }) =>
    Array.from({ length: count }, (_, i) => loadPlace(startCard(type, i + 1))),
  ),
];
