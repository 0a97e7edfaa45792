import { priceMarker } from '../../../rail/ids.ts';
import { parMeant } from '../../../rail/market.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Hand, MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { whole } from '../../../table/shape.ts';
import type { Move, PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { box } from '../box.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { fixPar, startIfSold } from '../deal.ts';
import { drafted } from '../flow.ts';
import { parMarker } from '../pieces.ts';
import { gameOn, inGame, rule, when } from '../rules.ts';

export const PAR = whole(1, 999);
const fields = { par: PAR } as const;
type Par = MoveOf<typeof fields>;

/** Chapter 19: the par is one of those printed on the market. */
export const parPrinted = rule<Move & { readonly par: number }>(
  'par-printed',
  '19',
  ['62-19.9'],
  (table, { par }) => when(!box(table).pars.includes(par), { par, pars: [...box(table).pars] }),
);
/** The price marker on a par of the market, or the par marker on one of the pars: both say which par a company gets. */
export function parByHand(
  table: Table62,
  hand: Hand,
): { readonly company: CompanyId; readonly par: number } | null {
  const track = /^par\/(\d+)$/.exec(hand.to);
  const company = track && hand.piece.startsWith('par/') ? hand.piece.slice('par/'.length) : null;
  return company === null ? parMeant(box(table).market, hand) : { company, par: Number(track?.[1]) };
}
export const isParPiece = (piece: PieceId, company: CompanyId): boolean =>
  piece === priceMarker(company) || piece === parMarker(company);

const due = rule<Par>('no-par-due', '4', ['62-4.15'], ({ clock }) => when(clock.parDue === null));
const byOwner = rule<Par>('par-by-owner', '4', ['62-4.15'], ({ clock: { parDue } }, { seat }) =>
  when(parDue !== null && parDue.seat !== seat, {
    seat: parDue?.seat ?? '',
    company: parDue?.company ?? '',
  }),
);

/** Chapter 4: the owner of private 8 sets the par of NYH at once. */
export const par: MoveSpec<Clock62, Par> = {
  fields,
  example: { type: 'par', seat: 'anna', par: 100 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { parDue } = table.clock;
      if (parDue === null || !box(table).pars.includes(move.par)) return;
      draft.set('parDue', null);
      fixPar(draft, parDue.company, move.par);
      startIfSold(draft, parDue.company);
    }),
  rules: [gameOn, inGame, due, byOwner, parPrinted],
  label: ({ clock }, move) => phrase('1862/log/par', { company: clock.parDue?.company ?? '', par: move.par }),
  *candidates(table, seat) {
    if (table.clock.parDue !== null)
      for (const value of box(table).pars) yield { type: 'par', seat, par: value };
  },
  concerns: ({ clock: { parDue } }, _, piece) => parDue !== null && isParPiece(piece, parDue.company),
  reads: (table, seat, hand) => {
    const meant = parByHand(table, hand);
    const { parDue } = table.clock;
    return meant && meant.company === parDue?.company ? [{ type: 'par', seat, par: meant.par }] : [];
  },
  offer: ({ clock: { parDue } }) => ({
    label: (move) => phrase('1862/choice/par', { company: parDue?.company ?? '', par: move.par }),
    tone: 'main',
  }),
};
