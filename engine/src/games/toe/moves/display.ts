import { piecesAt } from '../../../table/places.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { isKind, KINDS } from '../box.ts';
import type { Kind } from '../box.ts';
import type { ToeTable } from '../clock.ts';
import { ALIKE_MAX, OPEN_CONTRACTS } from '../data/limits.ts';
import {
  AID,
  contractPiece,
  fairPlace,
  isContract,
  isVehicle,
  kindOfVehicle,
  openPlace,
  PILE,
} from '../pieces.ts';
import { display, displaySize, numbersTo, openContracts, turn, vehiclesAt, yearBegins } from '../readers.ts';
import { playerRules, rule, when } from '../rules.ts';
import type { ToeMove } from '../rules.ts';
import {
  disorder,
  draw,
  drawAid,
  fillContracts,
  fillFair,
  pileSize,
  putBack,
  surplus,
  topOfPile,
  underPile,
  unknownVehicles,
} from '../supply.ts';
import { doing, show } from '../toe-draft.ts';
import { canExchange } from './subsidy.ts';

const layFields = { what: choice(...KINDS, 'contract'), slot: optional(whole(0, 4)) } as const;
type Lay = MoveOf<typeof layFields>;

/** Lays out one new card from a supply or the pile. */
export const lay: ToeMove<Lay> = {
  fields: layFields,
  example: { type: 'lay', seat: 'anna', what: 'wagon' },
  effects: doing((draft, { what, slot }, table, luck) => {
    const places = numbersTo(5).map((i) => (what === 'contract' ? openPlace(i) : fairPlace(what, i)));
    const to = places[slot ?? places.findIndex((place) => piecesAt(table, place).length === 0)] ?? places[0]!;
    const drawn = what === 'contract' ? null : draw(draft, what, luck);
    const contract = what === 'contract' ? topOfPile(table, luck) : null;
    if (drawn) show(draft, drawn.piece, to, undefined, drawn.model);
    if (contract !== null) draft.put(contractPiece(contract), to);
  }),
  rules: [
    ...playerRules,
    rule<Lay>('fair-at-year-end', '8', ['TOE-8.19'], (table, { what }) =>
      when(isKind(what) && !yearBegins(table)),
    ),
    rule<Lay>('contracts-at-year-end', '8', ['TOE-8.38'], (table, { what }) =>
      when(what === 'contract' && !yearBegins(table)),
    ),
    rule<Lay>('display-size', '6', ['TOE-6.14'], (table, { what }) => {
      const size = displaySize(table);
      const full = what !== 'contract' && display(table, what).length >= size;
      return when(yearBegins(table) && full, { size });
    }),
    rule<Lay>('five-are-open', '9', ['TOE-9.8'], (table, { what }) =>
      when(yearBegins(table) && what === 'contract' && openContracts(table).length >= OPEN_CONTRACTS),
    ),
    rule<Lay>('pile-empty', '8', ['TOE-8.35'], (table, { what }) =>
      when(what === 'contract' && pileSize(table) === 0),
    ),
  ],
  label: (_, { seat, what }) => phrase('toe/log/lay', { seat, what }),
  reads: (_, seat, { piece, from, to }) => {
    const slot = Number(to.slice(to.lastIndexOf('/') + 1));
    if (isVehicle(piece) && to.startsWith('fair/'))
      return [{ type: 'lay', seat, what: kindOfVehicle(piece), slot }];
    const isContractLaid = isContract(piece) && from === PILE && to.startsWith('open/');
    return isContractLaid ? [{ type: 'lay', seat, what: 'contract', slot }] : [];
  },
};

const untidy = (table: ToeTable): boolean => {
  const { alike, crowded, gaps, chips } = disorder(table);
  const display = alike.length > 0 || crowded.length > 0 || gaps || chips.length > 0;
  return (yearBegins(table) && display) || (table.clock.stage === 'aid' && canExchange(table));
};
/** One vehicle a field, and no more fields than the number of players gives. */
const misplaced = (table: ToeTable, kind: Kind): readonly string[] =>
  numbersTo(5).flatMap((i) => vehiclesAt(table, fairPlace(kind, i)).slice(i < displaySize(table) ? 1 : 0));

/** Puts the display in order: surplus and identical vehicles are exchanged, contracts filled up (ch. 2, 8, 9). */
export const tidy: ToeMove = {
  fields: {},
  example: { type: 'tidy', seat: 'anna' },
  effects: doing((draft, _, table, luck) => {
    if (table.clock.stage === 'aid') {
      const twice = surplus(table, vehiclesAt(table, AID), 1);
      putBack(draft, twice);
      for (const piece of twice) drawAid(draft, kindOfVehicle(piece), 1, AID, luck);
      return;
    }
    if (!yearBegins(table)) return;
    for (const kind of KINDS) {
      putBack(draft, surplus(draft.table, display(draft.table, kind), ALIKE_MAX));
      putBack(draft, misplaced(draft.table, kind));
    }
    for (const id of disorder(draft.table).chips) underPile(draft, id);
    putBack(draft, unknownVehicles(draft.table));
    fillFair(draft, luck);
    fillContracts(draft, luck);
  }),
  rules: [...playerRules, rule('tidy-already', '2', ['TOE-2.4'], (table) => when(!untidy(table)))],
  label: (_, { seat }) => phrase('toe/log/tidy', { seat }),
  candidates: (_, seat) => [{ type: 'tidy', seat }],
  offer: (table, seat) =>
    turn(table).includes(seat) ? { label: () => phrase('toe/do/tidy'), tone: 'main' } : null,
};
