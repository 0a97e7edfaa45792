import { BANK, companyPlace, OUT } from '../../../rail/ids.ts';
import type { CompanyId, HexId } from '../../../rail/types.ts';
import { piecesAt } from '../../../table/places.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoDraft, DoMove, DoTable } from '../clock.ts';
import { cardForSiding } from '../brewery/readers.ts';
import { raiseDemand } from '../brewery/demand.ts';
import { doing } from '../flow.ts';
import { builtInIntro } from '../intro/flow.ts';
import { cardLeft } from '../phases.ts';
import { BEER_SUPPLY, cardPlace, hexOfSite, SIDING_SUPPLY, sitePlace } from '../pieces.ts';
import { reach } from '../reach.ts';
import { BURIED } from '../display.ts';
import { cardOf, director, isBrewery, isIntro } from '../readers.ts';
import type { Side } from '../siding-rules.ts';
import { builderAt, sidingCost, sidingRules, usesGift, wantedValue } from '../siding-rules.ts';
import { giftOf, markerFor, markersAt, sidingValue, siteOn } from '../sidings.ts';
import { buildersOf } from '../site.ts';

/** The first 6-train has gone: an extension to 30 brings two cubes (4.5.4.3). */
const isLate = ({ clock }: DoTable): boolean => clock.phase === '6' || clock.phase === '8';

/** The marker that will lie there; a marker that stays is only turned over. */
function markerMeant(table: DoTable, move: Side, company: CompanyId | null): PieceId | null {
  const kind = siteOn(table, move.hex);
  const value = wantedValue(table, move);
  const there = markersAt(table, move.hex);
  if (move.marker !== undefined) return move.marker.startsWith('siding/') ? move.marker : null;
  if (kind === null) return null;
  const high = there.find((piece) => piece.includes('/high/'));
  return value > 10 && high !== undefined
    ? high
    : markerFor(table, kind, value === 10 ? 'low' : 'high', company);
}

/** Cubes from the supply onto the card of the director; with an empty supply there are none (4.5.4.3). */
function giveCubes(draft: DoDraft, company: CompanyId, count: number): void {
  const card = cardOf(draft.table, director(draft.table, company));
  if (card === null) return;
  const cubes = piecesAt(draft.table, BEER_SUPPLY).filter((piece) => piece.startsWith('cube/'));
  for (const cube of cubes.slice(0, count)) draft.put(cube, cardPlace(card), { due: 'due/cube' });
}

/** §6.5.1: the next card leaves the game and brings its cubes; what it starts as the first of its type comes before. */
function buryCard(draft: DoDraft): void {
  const card = cardForSiding(draft.table);
  if (card === null) return;
  draft.put(card, OUT, { side: BURIED, due: 'due/siding-card' });
  cardLeft(draft, card);
  raiseDemand(draft, card);
}

function putMarker(draft: DoDraft, table: DoTable, piece: PieceId, hex: HexId, value: number): void {
  for (const old of markersAt(table, hex))
    if (old !== piece) draft.put(old, SIDING_SUPPLY, { due: 'due/siding-back' });
  const side = piece.includes('/high/') ? { side: value >= 30 ? '30' : '20' } : {};
  draft.put(piece, sitePlace(hex), side);
}

/** 3.2.2.4, 4.5.4: a siding for a mine or a mill, opened with 10 or extended to 20 and 30. */
export const siding: DoMove<Side> = {
  fields: { hex: ref('hex'), marker: optional(ref('piece')), to: optional(whole(10, 30)) },
  example: { type: 'siding', seat: 'anna', hex: 'H11' },
  effects: doing((draft, move, table) => {
    const company = builderAt(table, move);
    const piece = markerMeant(table, move, company);
    if (piece === null) return;
    const value = wantedValue(table, move);
    putMarker(draft, table, piece, move.hex, value);
    if (company === null) return;
    if (isIntro(table)) {
      builtInIntro(draft);
      return;
    }
    draft.pay(sidingCost(table, company, move.hex), companyPlace(company), BANK, 'due/siding');
    // Coal markers are alike: with another one in the hand the gift is used all the same.
    const gift = usesGift(table, company, move.hex) ? giftOf(table, company) : null;
    if (gift !== null && gift !== piece) draft.put(gift, SIDING_SUPPLY, { due: 'due/siding-back' });
    if (isBrewery(table)) buryCard(draft);
    else giveCubes(draft, company, value >= 30 && isLate(table) ? 2 : 1);
    draft.set('sidingsBuilt', table.clock.sidingsBuilt + 1);
    if (['track', 'station', 'siding'].includes(table.clock.step)) draft.set('step', 'run');
  }),
  rules: sidingRules,
  label: (table, move) => {
    const company = builderAt(table, move);
    const [value, old] = [wantedValue(table, move), sidingValue(table, move.hex)];
    if (company === null) return phrase('18do/log/siding-nobody', { hex: move.hex });
    const cost = isIntro(table) ? 0 : sidingCost(table, company, move.hex);
    const kind = `${old === 0 ? 'opens' : 'extends'}${cost > 0 ? '-paid' : ''}`;
    return phrase(`18do/log/siding-${kind}`, { company, hex: move.hex, value, cost });
  },
  *candidates(table, seat) {
    const { clock } = table;
    if (clock.sidingsBuilt > 0 || clock.built) return;
    const hexes = new Set(buildersOf(table, seat).flatMap((company) => [...reach(table, company).hexes]));
    for (const hex of hexes) if (siteOn(table, hex) !== null) yield { type: 'siding', seat, hex };
  },
  concerns: (table, move, piece) => {
    const kind = siteOn(table, move.hex);
    const height = sidingValue(table, move.hex) === 0 ? 'low' : 'high';
    return piece.startsWith(`siding/${kind ?? ''}/${height}/`);
  },
  reads: (table, seat, { piece, to, side }) => {
    const hex = piece.startsWith('siding/') ? hexOfSite(to) : null;
    if (hex === null) return [];
    return [{ type: 'siding', seat, hex, marker: piece, ...(side === '30' ? { to: 30 } : {}) }];
  },
  offer: (table) => ({
    label: (_, all) => phrase('18do/choice/siding', { places: all.length }),
    tone: 'plain',
    hands: ({ hex }) => `siding/${siteOn(table, hex) ?? ''}`,
    step: isIntro(table) ? 'build' : 'siding',
  }),
};
