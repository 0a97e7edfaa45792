import { tileName } from '../../../rail/map/site.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { legal } from '../../../table/title.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62 } from '../clock.ts';
import { drafted } from '../flow.ts';
import type { Lay } from '../lay-rules.ts';
import { layFields, layRules } from '../lay-rules.ts';
import { afterLay, layMeant, laysOf, layTile } from '../laying.ts';
import { builderOf, kindOfLay, tollOf } from '../site.ts';

/** Chapters 7 and 8: one or two yellow tiles, or one upgrade. */
export const lay: MoveSpec<Clock62, Lay> = {
  fields: layFields,
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
  concerns: (_, __, piece) => piece.startsWith('tile/'),
  /** A tile taken off the map is no lay, wherever it goes. */
  reads: (table, seat, hand) => {
    const site = layMeant(hand);
    if (site === null) return [];
    if (site.turn !== undefined) return [{ type: 'lay', seat, ...site, turn: site.turn }];
    const fitting = [...legal(lay, table, seat, { piece: hand.piece })].filter(({ hex }) => hex === site.hex);
    return fitting.length > 0 ? fitting : [{ type: 'lay', seat, ...site, turn: 0 }];
  },
  offer: () => ({
    label: (_, all) => phrase('1862/choice/lay', { places: new Set(all.map(({ hex }) => hex)).size }),
    tone: 'plain',
    hands: () => 'tile',
    step: 'track',
  }),
};
