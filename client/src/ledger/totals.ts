import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Speech } from '../words/speech.ts';

/** Whether a game is won by money, what people are worth or what they were paid: where its ledger counts points, by those. */
export const isWonByMoney = ({ game, table }: Play): boolean =>
  !game.ledger(table).columns.some(({ id }) => id === 'points');

export const sayTotal = (speech: Speech, total: number, isMoney: boolean): string =>
  isMoney ? speech.money(total) : String(total).replace('-', '−');
