import { BANK, companyPlace, hexPlace, tileOf } from '../../../rail/ids.ts';
import { turned } from '../../../rail/map/face.ts';
import { trackAcross } from '../../../rail/map/grid.ts';
import { carryStations, liftTiles, supply, tileName } from '../../../rail/map/site.ts';
import type { CompanyId, HexId, Side, TileId } from '../../../rail/types.ts';
import { rulesOfOperator } from '../../../rail/verbs/about.ts';
import type { LayMove } from '../../../rail/verbs/lay.ts';
import { LAY_FIELDS, laidByHand, layMeant, laysOn, nodesKept, tilesAtHand } from '../../../rail/verbs/lay.ts';
import { alone, firstThen } from '../../../table/rules.ts';
import { legal } from '../../../table/title.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { box } from '../box.ts';
import type { Draft62, Table62 } from '../clock.ts';
import { closePrivate } from '../closing.ts';
import { doing } from '../flow.ts';
import { isExtra, layRules, siteRules } from '../lay-rules.ts';
import { reach } from '../reach.ts';
import { ownerOfPrivate, phase } from '../readers.ts';
import type { Move62 } from '../rules.ts';
import { acting, rule } from '../rules.ts';
import {
  builderOf,
  faceOn,
  ground,
  hasExtra,
  kindOfLay,
  mayLay,
  mustStartAtHome,
  tileSpec,
  tollOf,
} from '../site.ts';
import { us } from '../title.ts';

// —— What happens ——

/** A tile comes to lie on a hex: what lay there goes back, markers go along. */
export function placeTile(draft: Draft62, piece: PieceId, hex: HexId, turn: number): void {
  const { table } = draft;
  const spec = tileSpec(table, tileOf(piece) ?? '');
  if (spec === null) return;
  const [old, next] = [faceOn(table, hex), turned(spec, turn)];
  draft.add(
    { put: piece, at: hexPlace(hex), turn },
    ...liftTiles(table, hex),
    ...carryStations(table, hex, old, next, nodesKept(old, next)),
  );
}

/** Whether nothing more can be laid in this turn: then the next step is at hand. */
const isTrackDone = (table: Table62): boolean =>
  !mayLay(table, 'yellow') && !mayLay(table, 'upgrade') && !hasExtra(table);

/** A tile out of the supply with its cost, by the turn or by private 4, which closes by it. */
const effects = doing((draft, move: LayMove, table) => {
  const { seat, hex, tile, turn } = move;
  const piece = supply(table).get(tile);
  if (piece === undefined) return;
  const builder = builderOf(table);
  placeTile(draft, piece, hex, turn);
  if (builder !== null) {
    draft.pay(tollOf(table, move, isExtra(move)), companyPlace(builder), BANK, 'due/track');
    const kind = isExtra(move) ? 'extra' : kindOfLay(table, tile);
    draft.set('laid', [...table.clock.laid, { hex, kind }]);
  }
  if (isExtra(move) && ownerOfPrivate(table, 'RMC') === seat) closePrivate(draft, 'RMC');
  if (builder !== null && draft.clock.step === 'track' && isTrackDone(draft.table))
    draft.set('step', 'station');
});

// —— What can be laid ——

/** Hexes where the company's track could go on or be upgraded; nothing else can be legal. */
function sites(table: Table62, company: CompanyId): ReadonlySet<HexId> {
  const home = box(table).homes[company]?.hex ?? '';
  if (mustStartAtHome(table, company)) return new Set([home]);
  const { hexes, openHexes, sides } = reach(table, company);
  // An upgrade may meet reached track by a side that it has not had before (chapter 8).
  const beside = [...sides].flatMap((side) => {
    const [hex = '', at = ''] = side.split(':');
    return trackAcross(box(table).board, hex, Number(at) as Side)?.hex ?? [];
  });
  return new Set([home, ...openHexes, ...hexes, ...beside]);
}
/** Lays worth asking about. */
function* laysOf<T extends string>(
  type: T,
  table: Table62,
  seat: Seat,
  piece: PieceId | undefined,
): Iterable<LayMove> {
  const company = builderOf(table);
  if (company === null || table.clock.step !== 'track') return;
  const isWanted = (tile: TileId): boolean =>
    type === 'extra' ? kindOfLay(table, tile) === 'yellow' : mayLay(table, kindOfLay(table, tile));
  const atHand = tilesAtHand(table, box(table).tiles, phase(table).colours, piece);
  const wanted = atHand.filter(({ id }) => isWanted(id));
  for (const site of laysOn(ground(table), table, sites(table, company), wanted))
    yield { type, seat, ...site };
}

// —— The moves ——

/** Chapters 7 and 8: one or two yellow tiles, or one upgrade. */
export const lay: Move62<LayMove> = {
  fields: LAY_FIELDS,
  example: { type: 'lay', seat: 'anna', hex: 'D22', tile: '57', turn: 1 },
  effects,
  rules: layRules,
  label: (table, move) => {
    const company = builderOf(table);
    const what = kindOfLay(table, move.tile) === 'upgrade' ? 'upgrade' : 'lay';
    const place = { tile: tileName(move.tile), hex: move.hex };
    if (company === null) return phrase(`1862/log/${what}-nobody`, place);
    const cost = tollOf(table, move);
    return phrase(cost > 0 ? '1862/log/lay-paid' : `1862/log/${what}`, { company, ...place, cost });
  },
  candidates: (table, seat, { piece }) => laysOf('lay', table, seat, piece),
  ...laidByHand(us, 'track', () => lay),
};

const using = rulesOfOperator(rule)<LayMove>();
const owner = alone(
  using('rmc-owner', '4', ['62-4.11'], (table, { seat }) => ownerOfPrivate(table, 'RMC') !== seat),
);
/** In a turn of a company that somebody else directs, the owner is told whose turn it is. */
const yellowOnly = using(
  'rmc-yellow',
  '4',
  ['62-4.11'],
  (table, { tile }) => kindOfLay(table, tile) !== 'yellow',
);

/** Chapter 4: private 4 lays one yellow tile more, up to 160 cheaper, and closes by it (HC-6). */
export const extra: Move62<LayMove> = {
  fields: LAY_FIELDS,
  example: { type: 'extra', seat: 'anna', hex: 'D22', tile: '57', turn: 1 },
  effects,
  rules: [...acting('extra'), owner, ...firstThen([yellowOnly], siteRules)],
  label: (table, move) => {
    const company = builderOf(table);
    const place = { tile: tileName(move.tile), hex: move.hex };
    if (company === null) return phrase('1862/log/lay-nobody', place);
    return phrase('1862/log/extra', { company, ...place, cost: tollOf(table, move, true) });
  },
  *candidates(table, seat, { piece }) {
    if (hasExtra(table) && ownerOfPrivate(table, 'RMC') === seat) yield* laysOf('extra', table, seat, piece);
  },
  concerns: (_, __, piece) => piece.startsWith('tile/') || piece === 'private/RMC',
  reads: (table, seat, hand) => {
    const site = layMeant(hand);
    if (site === null || ownerOfPrivate(table, 'RMC') !== seat) return [];
    if (site.turn !== undefined) return [{ type: 'extra', seat, ...site, turn: site.turn }];
    return [...legal(extra, table, seat, { piece: hand.piece })].filter(({ hex }) => hex === site.hex);
  },
  offer: () => ({
    label: (_, all) => phrase('1862/choice/extra', { places: new Set(all.map(({ hex }) => hex)).size }),
    tone: 'plain',
    hands: () => 'tile',
    step: 'track',
  }),
};
