import { alone } from '../../../table/rules.ts';
import type { Move, Params, PieceId } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { decides } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { cardThatMust } from './delivery.ts';
import { cardName } from './equipment.ts';
import { squaresOn, wagonUnits } from './expert/wagons.ts';
import type { LoadFault } from './export.ts';
import { loadFault, railwayOf } from './export.ts';
import { exportSource } from './market.ts';
import { ofBrewery } from './round.ts';

/** What a train must be like before anybody asks for it or loads it (§6.5.2.4). */
export type TrainMove = Move & { readonly train: PieceId };

export const saidTrain = (table: DoTable, train: PieceId): Params => {
  const railway = railwayOf(table, train) ?? '';
  return {
    train: cardName(train),
    company: railway,
    director: railway === '' ? '' : decides(table, railway),
  };
};
const rule = ofBrewery<TrainMove>();
const faulty = (fault: LoadFault, name: string, atom: string): DoRule<TrainMove> =>
  rule(name, '6.5.2.4', [atom], (table, { train }) =>
    loadFault(table, train) === fault
      ? { ...saidTrain(table, train), squares: squaresOn(table, train) }
      : false,
  );

/** §6.5.2.3: ordinary units serve the market first; only units with an arrow are kept back, and one for each wagon (§7.1.3). */
export const marketFirst: DoRule = alone(
  ofBrewery()('market-first', '6.5.2.3', ['HSB-6.5.2.3.05', 'HSB-6.5.2.1.01'], (table, _, brewery) => {
    const card = cardThatMust(table, brewery);
    const kept = wagonUnits(table, brewery) > 0 ? 'arrows-and-wagons' : 'arrows';
    return card === null ? false : { card: cardName(card), kept };
  }),
);
export const trainRules: readonly DoRule<TrainMove>[] = [
  faulty('no-train', 'load-train', 'HSB-6.5.2.4.03'),
  faulty('no-beer', 'no-beer-railway', 'HSB-6.5.2.4.09'),
  faulty('full', 'no-square', 'HSB-6.5.2.4.03'),
  faulty('no-way', 'no-export-route', 'HSB-6.5.2.4.04'),
  rule('no-cube', '6.5.2.4', ['HSB-6.5.2.4.06'], (table) => exportSource(table) === null),
];
