import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Speech } from '../words/speech.ts';

/** Whether a game is won by wealth; elsewhere by points. The ledger of a title has a column for what counts. */
export const isWonByMoney = ({ game, table }: Play): boolean =>
  game.ledger(table).columns.some(({ id, money }) => id === 'worth' && money);

export const sayTotal = (speech: Speech, total: number, isMoney: boolean): string =>
  isMoney ? speech.money(total) : String(total).replace('-', '−');
