import type { NewTable } from './process.ts';
import { SEATS } from './process.ts';

/** A table with a long log, by a file: payments that any rule lets pass in `free`. */
export async function importLong(url: string, count: number): Promise<NewTable> {
  const pay = (from: string, to: string) => ({ type: 'pay', seat: 'anna', from, to, amount: 1 });
  const moves = Array.from({ length: count }, (_, i) =>
    i % 2 === 0 ? pay('seat/anna', 'bank') : pay('bank', 'seat/anna'),
  );
  const body = JSON.stringify({ stellwerk: 1, game: '18te', mode: 'free', seed: 7, seats: SEATS, moves });
  const response = await fetch(`${url}/api/tables/import?differing=through`, { method: 'POST', body });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as NewTable;
}
