import { BANK, companyPlace, hexPlace, OUT, slotOf } from '../../../rail/ids.ts';
import { turned } from '../../../rail/map/face.ts';
import { faceAt } from '../../../rail/map/layout.ts';
import { carryStations, liftTiles, markersOn, tileName } from '../../../rail/map/site.ts';
import type { HexId } from '../../../rail/types.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { buildingRules } from '../build-rules.ts';
import type { EspClock } from '../clock.ts';
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
import { builderOf, costOf, inSupply, kindOfLay, nodeMap, tileSpec } from '../site.ts';

export type { Lay } from '../lay-rules.ts';

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
  const old = faceAt(BOARD, TILES, layout(table), hex);
  const next = turned(TILES[tile]!, turn);
  const lifted = liftTiles(table, hex);
  draft.add(
    { put: piece, at: hexPlace(hex), turn, side: tile },
    ...lifted,
    ...markersOn(table, hex, 'white/').map(({ piece: put }) => ({ put, at: OUT, due: 'due/white' })),
    ...carryStations(table, hex, old, next, nodeMap(old, next)),
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
