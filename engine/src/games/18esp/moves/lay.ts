import { BANK, companyPlace, hexOf, hexPlace, OUT, slotOf, SUPPLY, tileOf } from '../../../rail/ids.ts';
import { turned } from '../../../rail/map/face.ts';
import { faceAt } from '../../../rail/map/layout.ts';
import { carryStations, liftTiles, markersOn, tileName } from '../../../rail/map/site.ts';
import type { CompanyId, Face, HexId, TileId, TileSpec } from '../../../rail/types.ts';
import { laysOn } from '../../../rail/verbs/lay.ts';
import { isLegal } from '../../../table/rules.ts';
import { legal } from '../../../table/title.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspMove } from '../rules.ts';
import { buildingRules, operating, operatorOf } from '../rules.ts';
import type { EspDraft, EspTable, Laid } from '../clock.ts';
import { BOARD } from '../data/board.ts';
import { COMPANIES, HOMES } from '../data/companies.ts';
import { TILES } from '../data/tiles.ts';
import { closePrivate } from '../deal.ts';
import { doing } from '../flow.ts';
import { checkDestination } from '../goals.ts';
import { placeHome } from '../homes.ts';
import type { Lay } from '../lay-rules.ts';
import { layFields, siteRules } from '../lay-rules.ts';
import { joinsTo, reach } from '../reach.ts';
import { companyOwns, fromPhase, homeToken, isMinor, layout, phase, placeOf } from '../readers.ts';
import {
  costOf,
  GROUND,
  inSupply,
  isNarrow,
  kindOfLay,
  mustStartAtHome,
  nodeMap,
  plainLays,
  tileSpec,
  wantsNarrow,
} from '../site.ts';

/**
 * §5.3.4: in an OO hex the company at home chooses its city once a tile shows which track each of them has. Its
 * marker on the bare print comes back to the charter: `home` asks at once, or when its next turn begins.
 */
function askForCity(draft: EspDraft, hex: HexId): void {
  for (const company of COMPANIES) {
    if (!HOMES[company]?.any || slotOf(placeOf(draft.table, homeToken(company)))?.hex !== hex) continue;
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

/** Hexes where the company's track could go on or be upgraded; nothing else can be legal. */
function sites(table: EspTable, company: CompanyId): ReadonlySet<HexId> {
  const at = HOMES[company]?.hex;
  if (at !== undefined && mustStartAtHome(table, company)) return new Set([at]);
  const { hexes, openHexes } = reach(table, company);
  return new Set([...openHexes, ...hexes]);
}
/** The kinds of tiles that the company still has in this turn. */
function kindsLeft(table: EspTable, company: CompanyId): ReadonlySet<Laid['kind']> {
  const { laid } = table.clock;
  const plain = plainLays(table);
  const kinds = new Set<Laid['kind']>();
  if (!laid.some(({ kind }) => kind === 'mine')) kinds.add('mine');
  if (plain.length >= (isMinor(company) || !fromPhase(table, '3') ? 1 : 2)) return kinds;
  kinds.add('yellow');
  if (!plain.some(({ kind }) => kind === 'upgrade')) kinds.add('upgrade');
  return kinds;
}
/** Tiles of the supply in the colours of the phase, both faces of each piece; with one in the hand its faces only. */
function tilesAtHand(
  table: EspTable,
  kinds: ReadonlySet<Laid['kind']>,
  front: TileId | null,
): readonly TileSpec[] {
  const { colours } = phase(table);
  return Object.values(TILES).filter(
    ({ id, colour, back }) =>
      colours.includes(colour) &&
      (colour === 'yellow' ? kinds.has('yellow') || kinds.has('mine') : kinds.has('upgrade')) &&
      (front === null || id === front || back === front) &&
      inSupply(table, id) !== null,
  );
}
/** What the rules would say at greater length: most turns of most tiles end here. */
function joiner(table: EspTable, company: CompanyId): (hex: HexId, old: Face, next: Face) => boolean {
  if (mustStartAtHome(table, company)) return () => true;
  const found = reach(table, company);
  return (hex, old, next) => joinsTo(found, hex, old, next);
}
/** The side of a piece that belongs on the hex by its gauge; of the tile of Aranjuez both do. */
function facesFor(front: TileId, hex: HexId, side: string | undefined): readonly TileId[] {
  if (side !== undefined && tileSpec(side)) return [side];
  const spec = tileSpec(front);
  const faces = spec?.back === undefined ? [front] : [front, spec.back];
  const fitting = faces.filter((face) => isNarrow(tileSpec(face) ?? spec!) === wantsNarrow(hex));
  return fitting.length > 0 ? fitting : [front];
}

/** §5.3.1–5.3.3: a yellow tile, an upgrade, or the additional mine tile of a turn. */
export const lay: EspMove<Lay> = {
  fields: layFields,
  example: { type: 'lay', seat: 'anna', hex: 'B26', tile: '57', turn: 1 },
  effects: doing((draft, move, table) => {
    const piece = tileSpec(move.tile) === null ? null : inSupply(table, move.tile);
    if (piece === null) return;
    const builder = operatorOf(table);
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
    const company = operatorOf(table);
    const what = kindOfLay(table, move) === 'upgrade' ? 'upgrade' : 'lay';
    const place = { tile: tileName(move.tile), hex: move.hex };
    if (company === null) return phrase(`18esp/log/${what}-nobody`, place);
    const cost = costOf(table, move);
    const paid = move.private === 'P1' ? '-p1' : cost > 0 ? '-paid' : '';
    return phrase(`18esp/log/${what}${paid}`, { company, ...place, cost });
  },
  *candidates(table, seat, { piece }) {
    const company = operatorOf(table);
    // Whose turn it is, the step, and what has to come first are asked once for all that follows.
    if (company === null || !isLegal(buildingRules, table, { type: 'lay', seat })) return;
    const tiles = tilesAtHand(table, kindsLeft(table, company), piece === undefined ? null : tileOf(piece));
    const hasP1 = companyOwns(table, company, 'P1');
    if (tiles.length === 0) return;
    for (const site of laysOn(GROUND, table, sites(table, company), tiles, joiner(table, company))) {
      yield { type: 'lay', seat, ...site };
      if (hasP1) yield { type: 'lay', seat, ...site, private: 'P1' };
    }
  },
  concerns: (_, __, piece) => piece.startsWith('tile/'),
  /** A tile taken off the map is no lay, wherever it goes. */
  reads: (table, seat, { piece, from, to, turn, side }) => {
    const [hex, front] = [hexOf(to), tileOf(piece)];
    if (hex === null || front === null || from !== SUPPLY) return [];
    const fitting = [...legal(lay, table, seat, { piece })].filter(
      (move) =>
        move.hex === hex &&
        (turn === undefined || move.turn === turn) &&
        (side === undefined || move.tile === side),
    );
    if (fitting.length > 0) return fitting;
    return facesFor(front, hex, side).map((tile) => ({ type: 'lay', seat, hex, tile, turn: turn ?? 0 }));
  },
  offer: (table) => ({
    label: (_, all) =>
      phrase('18esp/choice/lay', {
        company: operating(table),
        places: new Set(all.map(({ hex }) => hex)).size,
      }),
    tone: 'plain',
    hands: () => 'tile',
  }),
};
