import { tileName } from '../../../rail/map/site.ts';
import type { LayMove } from '../../../rail/verbs/lay.ts';
import { LAY_FIELDS, laidByHand } from '../../../rail/verbs/lay.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62 } from '../clock.ts';
import { drafted } from '../flow.ts';
import { layRules } from '../lay-rules.ts';
import { afterLay, laysOf, layTile } from '../laying.ts';
import { builderOf, kindOfLay, tollOf } from '../site.ts';
import { us } from '../title.ts';

/** Chapters 7 and 8: one or two yellow tiles, or one upgrade. */
export const lay: MoveSpec<Clock62, LayMove> = {
  fields: LAY_FIELDS,
  example: { type: 'lay', seat: 'anna', hex: 'D22', tile: '57', turn: 1 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      if (layTile(draft, move)) afterLay(draft);
    }),
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
