import { expect } from 'vitest';
import { Player } from './player.ts';
import type { NewTable } from './process.ts';

/** Anna and Bert at one table. */
export type Pair = readonly [anna: Player, bert: Player];

export async function sitDown(url: string, { id, links }: NewTable): Promise<Pair> {
  const pair: Pair = [new Player(url, id, links.seats['anna']!), new Player(url, id, links.seats['bert']!)];
  await Promise.all(pair.map((player) => player.ready()));
  return pair;
}

/** Both pay at the same moment, so many times, and each is heard. */
export async function payInTurns([anna, bert]: Pair, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const answers = await Promise.all([anna.pay('anna'), bert.pay('bert')]);
    expect(answers.map(({ verdict }) => verdict)).toEqual(['committed', 'committed']);
  }
}
