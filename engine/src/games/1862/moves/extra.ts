import { tileName } from '../../../rail/map/site.ts';
import type { LayMove } from '../../../rail/verbs/lay.ts';
import { LAY_FIELDS, layMeant } from '../../../rail/verbs/lay.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { alone } from '../../../table/rules.ts';
import { legal } from '../../../table/title.ts';
import { phrase } from '../../../table/words.ts';
import { rulesOfOperator } from '../../../rail/verbs/about.ts';
import type { Clock62 } from '../clock.ts';
import { closePrivate } from '../closing.ts';
import { drafted } from '../flow.ts';
import { siteRules } from '../lay-rules.ts';
import { afterLay, laysOf, layTile } from '../laying.ts';
import { ownerOfPrivate } from '../readers.ts';
import { acting, firstThen, rule } from '../rules.ts';
import { builderOf, hasExtra, kindOfLay, tollOf } from '../site.ts';

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
export const extra: MoveSpec<Clock62, LayMove> = {
  fields: LAY_FIELDS,
  example: { type: 'extra', seat: 'anna', hex: 'D22', tile: '57', turn: 1 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      if (!layTile(draft, move)) return;
      if (ownerOfPrivate(draft.table, 'RMC') === move.seat) closePrivate(draft, 'RMC');
      afterLay(draft);
    }),
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
