import { priceMarker } from '../../../rail/ids.ts';
import { parMeant } from '../../../rail/market.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Hand, MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { whole } from '../../../table/shape.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { LATE_PARS, MARKET, PARS } from '../data/market.ts';
import { fixPar, nearestPar, startIfSold } from '../deal.ts';
import { drafted, nextLot } from '../flow.ts';
import { parMarker } from '../pieces.ts';
import { fromPhase, isMinor, playerOrder } from '../readers.ts';
import { gameOn, rule, when } from '../rules.ts';

export const parField = whole(1, 999);
const fields = { par: parField } as const;
type Par = MoveOf<typeof fields>;

/** Start prices that a company may have now (§4.3.1, §4.3.2). */
export const parsOf = (table: EspTable, company: CompanyId): readonly number[] =>
  isMinor(company) || fromPhase(table, '3') ? PARS : PARS.filter((par) => !LATE_PARS.includes(par));

/** The price marker on a par of the market, or the par marker on the track of pars: both say which par a company gets. */
export function parByHand(hand: Hand): { readonly company: CompanyId; readonly par: number } | null {
  const track = /^par\/(\d+)$/.exec(hand.to);
  const company = track && hand.piece.startsWith('par/') ? hand.piece.slice('par/'.length) : null;
  return company === null ? parMeant(MARKET, hand) : { company, par: Number(track?.[1]) };
}
export const isParPiece = (piece: PieceId, company: CompanyId): boolean =>
  piece === priceMarker(company) || piece === parMarker(company);

const due = rule<Par>('no-par-due', '3.1', ['ESP-3.1.24'], ({ clock }) => when(clock.parDue === null));
const winner = rule<Par>('par-by-winner', '3.1', ['ESP-3.1.24'], ({ clock: { parDue } }, { seat }) =>
  parDue === null || parDue.seat === seat ? null : { seat: parDue.seat, company: parDue.company },
);
/** §4.3.2: pars are printed on the market, the highest ones for later phases. */
export const parPrinted = rule<Par>('par-printed', '4.3.2', ['ESP-4.3.2.03'], (_, { par }) =>
  when(!PARS.includes(par), { par }),
);
export const parPhase = rule<Par>('par-phase', '4.3.2', ['ESP-4.3.2.03'], (table, { par }) =>
  when(LATE_PARS.includes(par) && !fromPhase(table, '3'), { par }),
);

/** §3.1: whoever won P7 fixes the par of the major that came with it. */
export const par: MoveSpec<EspClock, Par> = {
  fields,
  example: { type: 'par', seat: 'anna', par: 80 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { parDue, round, lot } = table.clock;
      if (parDue === null) return;
      draft.set('parDue', null);
      fixPar(draft, parDue.company, nearestPar(move.par));
      startIfSold(draft, parDue.company);
      if (round === 'auction' && lot === null) nextLot(draft, playerOrder(table)[0] ?? '');
    }),
  rules: [gameOn, due, winner, parPrinted, parPhase],
  label: ({ clock }, move) =>
    phrase('18esp/log/par', { company: clock.parDue?.company ?? '', par: move.par }),
  *candidates(table, seat) {
    const { parDue } = table.clock;
    for (const value of parDue === null ? [] : parsOf(table, parDue.company))
      yield { type: 'par', seat, par: value };
  },
  concerns: ({ clock: { parDue } }, _, piece) => parDue !== null && isParPiece(piece, parDue.company),
  reads: ({ clock: { parDue } }, seat, hand) => {
    const meant = parByHand(hand);
    return meant && meant.company === parDue?.company ? [{ type: 'par', seat, par: meant.par }] : [];
  },
  offer: ({ clock: { parDue } }) => ({
    label: (move) => phrase('18esp/choice/par', { company: parDue?.company ?? '', par: move.par }),
    tone: 'main',
  }),
};
