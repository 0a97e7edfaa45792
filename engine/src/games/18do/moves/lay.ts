import { BANK, companyPlace, hexPlace } from '../../../rail/ids.ts';
import { turned } from '../../../rail/map/face.ts';
import { carryStations, liftTiles, supply, tileName } from '../../../rail/map/site.ts';
import type { CompanyId, HexId } from '../../../rail/types.ts';
import type { LayMove } from '../../../rail/verbs/lay.ts';
import { LAY_FIELDS, laidByHand, laysOn, nodesKept, tilesAtHand } from '../../../rail/verbs/lay.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock, DoMove, DoTable } from '../clock.ts';
import { TILES } from '../data/tiles.ts';
import { doing } from '../flow.ts';
import { layRules } from '../lay-rules.ts';
import { reach } from '../reach.ts';
import { boardOf, faceOn, isIntro, phase } from '../readers.ts';
import { buildersOf, costOf, groundOn, layersOf, tileSpec } from '../site.ts';

/** Hexes where track of one of the railways could go on or be upgraded; nothing else can be legal. */
function sitesOf(table: DoTable, railways: readonly CompanyId[]): ReadonlySet<HexId> {
  const found = railways.map((company) => reach(table, company));
  return new Set(found.flatMap(({ hexes, openHexes }) => [...openHexes, ...hexes]));
}

/** The step in which a tile may be laid, in this game. */
const isTime = ({ clock }: DoTable): boolean =>
  clock.tilesLaid === 0 && (clock.round === 'EFS' ? clock.step === 'network' : clock.step === 'track');

const inTrack = laidByHand<DoClock>({ id: '18do' }, 'track', () => lay);
const inNetwork = laidByHand<DoClock>({ id: '18do' }, 'network', () => lay);

/** 3.2.2.1, 4.5.2: a yellow tile onto an empty hex, or another colour over what lies there. */
export const lay: DoMove<LayMove> = {
  ...inTrack,
  fields: LAY_FIELDS,
  example: { type: 'lay', seat: 'anna', hex: 'H9', tile: '9', turn: 0 },
  effects: doing((draft, move, table) => {
    const { hex, tile, turn, seat } = move;
    const piece = supply(table).get(tile);
    if (piece === undefined) return;
    const old = faceOn(table, hex);
    const next = turned(TILES[tile]!, turn);
    draft.add(
      { put: piece, at: hexPlace(hex), turn },
      ...liftTiles(table, hex),
      ...carryStations(table, hex, old, next, nodesKept(old, next)),
    );
    const [builder] = buildersOf(table, seat);
    if (builder === undefined && !isIntro(table)) return;
    if (builder !== undefined && !isIntro(table))
      draft.pay(costOf(table, move), companyPlace(builder), BANK, 'due/track');
    draft.set('tilesLaid', table.clock.tilesLaid + 1);
    if (table.clock.step === 'track') draft.set('step', 'station');
    if (table.clock.step === 'network') draft.set('step', 'build');
  }),
  rules: layRules,
  label: (table, move) => {
    const upgrades = tileSpec(move.tile)?.colour !== 'yellow';
    const place = { tile: tileName(move.tile), hex: move.hex };
    const [company] = buildersOf(table, move.seat);
    if (isIntro(table) || company === undefined)
      return phrase(`18do/log/${upgrades ? 'upgrade' : 'lay'}-player`, place);
    const cost = costOf(table, move);
    const kind = upgrades ? 'upgrade' : cost > 0 ? 'lay-paid' : 'lay';
    return phrase(`18do/log/${kind}`, { company, ...place, cost });
  },
  *candidates(table, seat, { piece }) {
    if (!isTime(table)) return;
    const hexes = sitesOf(table, layersOf(table, seat));
    for (const site of laysOn(
      groundOn(boardOf(table)),
      table,
      hexes,
      tilesAtHand(table, TILES, phase(table).colours, piece),
    ))
      yield { type: 'lay', seat, ...site };
  },
  offer: (table, seat) => (isIntro(table) ? inNetwork : inTrack).offer(table, seat),
};
