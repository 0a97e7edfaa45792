import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { kindOfPiece, pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Effect, Table } from '@stellwerk/engine/table/types.ts';

/**
 * A scene in the middle of a game, put up by hand like on a table. It names pieces, not rules; pieces that
 * the shown title does not have are simply not put.
 */
const TILES = `
  58 E5 1, 8 C5 5, 14 D6 1, 8 E7 2, 4 F6 1, TE2 G5 0, TE1 E9 0, 8 F8 4, 15 F10 0, 58 E11 4,
  58 E13 1, TE3 D14 0, 6 C13 3, 8 C11 0, 6 B10 3, 8 B8 0`;
const TOKENS = `
  KHS 0 G5 0 1, KHS 1 D6 0 0, KWE 0 D14 0 0, KWE 2 A7 1 0, KWE 1 B10 0 0, CME 0 D14 0 1,
  CME 1 F10 0 0, TWE 0 E9 0 0`;
const SHARES = `
  KHS anna 0-2, KHS jonas 3, KHS mirel 4, KHS pool 5, KWE jonas 0-2, KWE anna 3, KWE mirel 4,
  KWE pool 5, CME mirel 0-2, CME jonas 3-4, CME anna 5, TWE anna 0, TWE mirel 1`;
const PRICES = 'KHS 2 110 0, KWE 3 90 0, CME 3 90 1, TWE 5 60 0';
const TRAINS = '3 KHS, 2 KHS, 2 KWE, 2 KWE, 2 CME, 2 CME, 3 TWE, 2 anywhere, 2 anywhere';
const CASH = `
  bank company/KHS 260, bank company/KWE 94, bank company/CME 140, bank company/TWE 185,
  seat/anna bank 68, seat/jonas bank 116, seat/mirel bank 42`;

const rows = (text: string): string[][] => text.split(',').map((row) => row.trim().split(/\s+/));
const span = (text: string): number[] => {
  const [from = 0, to = from] = text.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

export const SEATS = ['anna', 'jonas', 'mirel'] as const;
export const SEAT_NAMES: Readonly<Record<string, string>> = { anna: 'Anna', jonas: 'Jonas', mirel: 'Mirel' };

/** Nobody is shuffled: the answer n − 1 leaves a list as it was. */
export const freshTable = (game: Game, seats: readonly string[] = SEATS): Table =>
  game.setup({ seats, variant: game.variants[0]?.id ?? '', options: {} }, (n) => n - 1);

function cellOf(stage: Stage, row: number, price: number): string {
  const market = stage.surfaces.find((s) => s.kind === 'market');
  const col =
    market?.kind === 'market'
      ? (market.market.rows[row]?.findIndex((cell) => cell?.price === price) ?? -1)
      : -1;
  return `market/${row}/${col}`;
}

export function midGame(game: Game): Table {
  let table = freshTable(game);
  const stage = game.stage(table);
  const put = (...effects: Effect[]): void => void (table = apply(table, effects));
  const clock = {
    round: 'OR',
    phase: '3',
    set: 3,
    or: 2,
    operating: 'KHS',
    step: 'track',
    turn: 'anna',
    opened: true,
  };
  for (const [key, to] of Object.entries(clock)) if (key in table.clock) put({ set: key, to });
  for (const [company = '', row, price, order] of rows(PRICES)) {
    put({ put: `marker/${company}`, at: cellOf(stage, Number(row), Number(price)), order: Number(order) });
    for (const id of piecesAt(table, `ipo/${company}`)) {
      if (id.startsWith('cert/'))
        put({ put: id, at: `company/${company}`, order: pieceOf(table, id)?.order });
      if (id.startsWith('payout/')) put({ put: id, at: 'payout/90' });
    }
  }
  for (const [company, to = '', numbers = ''] of rows(SHARES))
    for (const i of span(numbers))
      put({ put: `cert/${company}/${i}`, at: to === 'pool' ? to : `seat/${to}` });
  for (const [company, seat] of rows('KHS anna, KWE jonas, CME mirel, TWE anna'))
    put({ put: `charter/${company}`, at: `seat/${seat}` });
  for (const [company, index, hex, node, slot] of rows(TOKENS))
    put({ put: `token/${company}/${index}`, at: `hex/${hex}/n${node}/${slot}` });
  for (const [tile, hex, turn] of rows(TILES)) {
    const piece = piecesAt(table, 'supply').find((id) => kindOfPiece(id) === `tile/${tile}`);
    if (piece) put({ put: piece, at: `hex/${hex}`, turn: Number(turn) });
  }
  for (const [type, company] of rows(TRAINS)) {
    const piece = piecesAt(table, 'depot').find((id) => {
      const face = stage.faces[id];
      return face?.kind === 'train' && Object.keys(face.sides).some((side) => side === type);
    });
    if (piece) put({ put: piece, at: company === 'anywhere' ? 'out' : `company/${company}`, side: type });
  }
  for (const [from = '', to = '', amount] of rows(CASH)) put({ pay: Number(amount), from, to });
  put({ put: 'marker/round', at: 'round/OR2' });
  return table;
}
