import { BANK, companyPlace, OUT, ownerOf, slotPlace } from '../../../rail/ids.ts';
import { circlesReached, isOnCharter, stationMeant } from '../../../rail/verbs/station.ts';
import { flag, optional, ref, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { DoMove } from '../clock.ts';
import { doing } from '../flow.ts';
import { builtInIntro } from '../intro/flow.ts';
import { breweryMarker, ORDER_MARKER } from '../pieces.ts';
import { reach } from '../reach.ts';
import { hasMarker, isIntro } from '../readers.ts';
import { buildersOf } from '../site.ts';
import type { Placing } from '../station-rules.ts';
import {
  builds,
  isKeptCircle,
  markerOf,
  markersLeft,
  mayHalve,
  stationCost,
  stationMoveRules,
} from '../station-rules.ts';

/** 3.2.2.3, 4.5.3: a marker from the sheet into an empty circle. */
export const station: DoMove<Placing> = {
  fields: {
    hex: ref('hex'),
    node: whole(0, 3),
    slot: whole(0, 5),
    token: optional(ref('token')),
    half: optional(flag),
  },
  example: { type: 'station', seat: 'anna', hex: 'E12', node: 0, slot: 0 },
  effects: doing((draft, move, table) => {
    const piece = markerOf(table, move);
    const owner = piece === null ? null : ownerOf(piece);
    if (piece === null || owner === null) return;
    draft.put(piece, slotPlace(move.hex, move.node, move.slot));
    const isOwn = builds(table, move.seat, owner);
    if (!isIntro(table) && isOnCharter(table, piece)) {
      draft.pay(stationCost(table, owner, move), companyPlace(owner), BANK, 'due/station');
      if (move.half === true && mayHalve(table, owner, move.hex))
        draft.put(breweryMarker('PB3'), OUT, { due: 'due/marker-used' });
      if (isKeptCircle(table, move) && hasMarker(table, owner, 'PB2'))
        draft
          .put(ORDER_MARKER, OUT, { due: 'due/marker-used' })
          .put(breweryMarker('PB2'), OUT, { due: 'due/marker-used' });
    }
    if (!isOwn) return;
    if (isIntro(table)) {
      builtInIntro(draft);
      return;
    }
    draft.set('stationsPlaced', table.clock.stationsPlaced + 1);
    if (table.clock.step === 'track' || table.clock.step === 'station') draft.set('step', 'siding');
  }),
  rules: stationMoveRules,
  label: (table, move) => {
    const piece = markerOf(table, move);
    const company = piece === null ? null : ownerOf(piece);
    if (company === null || piece === null) return phrase('18do/log/station-nobody', { hex: move.hex });
    const cost = isIntro(table) || !isOnCharter(table, piece) ? 0 : stationCost(table, company, move);
    return phrase(cost > 0 ? '18do/log/station-paid' : '18do/log/station', { company, hex: move.hex, cost });
  },
  /** What can be done is listed once a circle; half price is an offer of its own. */
  *candidates(table, seat, { piece }) {
    if (table.clock.stationsPlaced > 0 || table.clock.built) return;
    const builders = buildersOf(table, seat);
    for (const company of builders) {
      const [token] = markersLeft(table, company).filter((one) => piece === undefined || one === piece);
      if (token === undefined) continue;
      const named = piece !== undefined || builders.length > 1 ? { token } : {};
      for (const { hex, node, slot } of circlesReached(reach(table, company))) {
        const move: Placing = { type: 'station', seat, hex, node, slot, ...named };
        yield move;
        if (mayHalve(table, company, hex)) yield { ...move, half: true };
      }
    }
  },
  concerns: (table, move, piece) =>
    piece.startsWith('token/') &&
    builds(table, move.seat, ownerOf(piece) ?? '') &&
    (move.token === undefined || move.token === piece),
  reads: (_, seat, hand) => stationMeant(seat, hand),
  offer: (table) => ({
    label: (_, all) =>
      phrase('18do/choice/station', {
        places: new Set(all.map(({ hex, node }) => `${hex}/${node}`)).size,
      }),
    tone: 'plain',
    hands: (move) => `token/${ownerOf(markerOf(table, move) ?? '') ?? ''}`,
    step: isIntro(table) ? 'build' : 'station',
  }),
};
