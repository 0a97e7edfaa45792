import { BANK, companyPlace, hexPlace } from '../../../rail/ids.ts';
import { turned } from '../../../rail/map/face.ts';
import { faceAt } from '../../../rail/map/layout.ts';
import { carryStations, liftTiles, supply, tileName } from '../../../rail/map/site.ts';
import type { CompanyId, HexId } from '../../../rail/types.ts';
import type { LayMove } from '../../../rail/verbs/lay.ts';
import { LAY_FIELDS, laidByHand, laysOn, nodesKept, tilesAtHand } from '../../../rail/verbs/lay.ts';
import { phrase } from '../../../table/words.ts';
import { bonusAfterLay } from '../bonus.ts';
import { withOpenCircles } from '../circles.ts';
import type { TeTable } from '../clock.ts';
import { BOARD } from '../data/board.ts';
import { TILES } from '../data/tiles.ts';
import { doing, placeWaitingHomes } from '../flow.ts';
import { layRules } from '../lay-rules.ts';
import { reach } from '../reach.ts';
import { charterOf, layout, phase } from '../readers.ts';
import { GROUND, mustStartAtHome, tileSpec, tollOf } from '../site.ts';
import { te } from '../title.ts';
import type { TeMove } from '../rules.ts';
import { operatorOf } from '../rules.ts';

/** Hexes where the company's track could go on or be upgraded; nothing else can be legal. */
function sites(table: TeTable, company: CompanyId): ReadonlySet<HexId> {
  const { home } = charterOf(company);
  if (mustStartAtHome(table, company)) return new Set(home);
  const { hexes, openHexes } = reach(table, company);
  return new Set([...home, ...openHexes, ...hexes]);
}

export const lay: TeMove<LayMove> = {
  fields: LAY_FIELDS,
  example: { type: 'lay', seat: 'anna', hex: 'C13', tile: '6', turn: 3 },
  effects: doing((draft, move, table) => {
    const { hex, tile, turn } = move;
    const piece = supply(table).get(tile);
    if (piece === undefined) return;
    const builder = operatorOf(table);
    const old = faceAt(BOARD, TILES, layout(table), hex);
    const next = turned(TILES[tile]!, turn);
    draft.add(
      { put: piece, at: hexPlace(hex), turn },
      ...liftTiles(table, hex),
      ...carryStations(table, hex, old, withOpenCircles(table, hex, next), nodesKept(old, next)),
    );
    if (builder !== null) {
      draft.pay(tollOf(table, move), companyPlace(builder), BANK, 'due/track');
      draft.set('tilesLaid', table.clock.tilesLaid + 1);
      if (table.clock.step === 'track') draft.set('step', 'station');
    }
    placeWaitingHomes(draft);
    if (builder !== null) bonusAfterLay(draft, table, builder);
  }),
  rules: layRules,
  label: (table, move) => {
    const company = operatorOf(table);
    const upgrades = tileSpec(move.tile)?.colour !== 'yellow';
    const place = { tile: tileName(move.tile), hex: move.hex };
    if (company === null) return phrase(`18te/log/${upgrades ? 'upgrade' : 'lay'}-nobody`, place);
    const cost = tollOf(table, move);
    const params = { company, ...place, cost };
    return phrase(upgrades ? '18te/log/upgrade' : cost > 0 ? '18te/log/lay-paid' : '18te/log/lay', params);
  },
  *candidates(table, seat, { piece }) {
    const company = operatorOf(table);
    if (company === null || table.clock.step !== 'track' || table.clock.tilesLaid > 0) return;
    const atHand = tilesAtHand(table, TILES, phase(table).colours, piece);
    for (const site of laysOn(GROUND, table, sites(table, company), atHand))
      yield { type: 'lay', seat, ...site };
  },
  ...laidByHand(te, 'track', () => lay),
};
