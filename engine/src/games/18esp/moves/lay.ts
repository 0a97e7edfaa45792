import {
  BANK,
  companyPlace,
  hexPlace,
  OUT,
  ownerOf,
  slotOf,
  slotPlace,
  SUPPLY,
  tileOf,
} from '../../../rail/ids.ts';
import { turned } from '../../../rail/map/face.ts';
import { faceAt } from '../../../rail/map/layout.ts';
import { moveStations } from '../../../rail/map/upgrade.ts';
import type { Face, HexId } from '../../../rail/types.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { piecesAt } from '../../../table/places.ts';
import type { PieceId, Put } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { buildingRules } from '../build-rules.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { BOARD } from '../data/board.ts';
import { COMPANIES, HOMES } from '../data/companies.ts';
import { TILES } from '../data/tiles.ts';
import type { EspDraft } from '../deal.ts';
import { closePrivate } from '../deal.ts';
import { drafted } from '../flow.ts';
import { checkDestination } from '../goals.ts';
import { placeHome } from '../homes.ts';
import type { Lay } from '../lay-rules.ts';
import { layFields, siteRules } from '../lay-rules.ts';
import { companyOwns, homeToken, layout } from '../readers.ts';
import { builderOf, costOf, inSupply, kindOfLay, nodeMap, tileName, tileSpec } from '../site.ts';

export type { Lay } from '../lay-rules.ts';

interface Marker {
  readonly piece: PieceId;
  readonly node: number;
  readonly slot: number;
}
const markersOn = (table: EspTable, hex: HexId, prefix: string): readonly Marker[] =>
  Object.keys(table.pieces).flatMap((piece) => {
    const slot = piece.startsWith(prefix) ? slotOf(table.pieces[piece]!.at) : null;
    return slot?.hex === hex ? [{ piece, node: slot.node, slot: slot.slot }] : [];
  });

/** Markers on the hex go to their places on the new tile; one that finds no circle stays where it lies. */
function carriedStations(table: EspTable, hex: HexId, old: Face, next: Face): readonly Put[] {
  const markers = markersOn(table, hex, 'token/').map((marker) => ({
    ...marker,
    company: ownerOf(marker.piece) ?? '',
  }));
  if (markers.length === 0) return [];
  const moved = [...moveStations(old, next, nodeMap(old, next), markers).stations];
  return markers.flatMap(({ piece, company, node, slot }) => {
    const at = moved.findIndex((station) => station.company === company);
    const [to] = at < 0 ? [] : moved.splice(at, 1);
    if (!to || (to.node === node && to.slot === slot)) return [];
    return [{ put: piece, at: slotPlace(hex, to.node, to.slot), due: 'due/stations' }];
  });
}

/**
 * §5.3.4: in an OO hex the company at home chooses its city once a tile shows which track each of them has. Its
 * marker on the bare print comes back to the charter: `home` asks at once, or when its next turn begins.
 */
function askForCity(draft: EspDraft, hex: HexId): void {
  for (const company of COMPANIES) {
    if (!HOMES[company]?.any || slotOf(draft.table.pieces[homeToken(company)]?.at ?? '')?.hex !== hex)
      continue;
    draft.put(homeToken(company), companyPlace(company), { due: 'due/home-city' });
  }
}

/** The pieces of a lay: the new tile, the old one back, white markers away, stations onto the new tile. */
function putTile(draft: EspDraft, { hex, tile, turn }: Lay, piece: PieceId): void {
  const { table } = draft;
  const place = hexPlace(hex);
  const old = faceAt(BOARD, TILES, layout(table), hex);
  const next = turned(TILES[tile]!, turn);
  const lifted = piecesAt(table, place).filter((id) => tileOf(id) !== null);
  draft.add(
    { put: piece, at: place, turn, side: tile },
    ...lifted.map((put) => ({ put, at: SUPPLY, due: 'due/tile-back' })),
    ...markersOn(table, hex, 'white/').map(({ piece: put }) => ({ put, at: OUT, due: 'due/white' })),
    ...carriedStations(table, hex, old, next),
  );
  if (lifted.length === 0 && next.nodes.length > 1) askForCity(draft, hex);
}

/** §5.3.1–5.3.3: a yellow tile, an upgrade, or the additional mine tile of a turn. */
export const lay: MoveSpec<EspClock, Lay> = {
  fields: layFields,
  example: { type: 'lay', seat: 'anna', hex: 'B26', tile: '57', turn: 1 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const piece = tileSpec(move.tile) === null ? null : inSupply(table, move.tile);
      if (piece === null) return;
      const builder = builderOf(table);
      const kind = kindOfLay(table, move);
      putTile(draft, move, piece);
      if (builder === null) return;
      draft.pay(costOf(table, move), companyPlace(builder), BANK, 'due/track');
      if (move.private === 'P1' && companyOwns(table, builder, 'P1')) closePrivate(draft, 'P1');
      draft.set('laid', [...table.clock.laid, { hex: move.hex, kind }]);
      placeHome(draft, builder);
      checkDestination(draft, builder);
    }),
  rules: [...buildingRules, ...siteRules],
  label: (table, move) => {
    const builder = builderOf(table);
    const cost = builder === null ? 0 : costOf(table, move);
    const what = kindOfLay(table, move) === 'upgrade' ? 'upgrade' : 'lay';
    const paid = move.private === 'P1' ? '-p1' : cost > 0 ? '-paid' : '';
    return phrase(`18esp/log/${what}${paid}`, {
      company: builder ?? '–',
      tile: tileName(move.tile),
      hex: move.hex,
      cost,
    });
  },
};
