import { alone } from '../../../table/rules.ts';
import { owing } from '../forced.ts';
import type { DoRule } from '../rules.ts';
import { equipDuty, leastFor } from './duty.ts';
import { isSmall } from './readers.ts';
import { isBrewer, ofBrewery } from './round.ts';

/** §6.5.2.7: what a brewery without equipment owes; silent outside of brewery rounds. */
const owes = owing(ofBrewery(), { step: 'equip', dutyOf: equipDuty, least: leastFor });

/** The treasury does not suffice: this comes before a card is bought. */
export const shortOfMoney: readonly DoRule[] = [
  owes('sell', ['equip-sells', '6.5.2.7', 'HSB-6.5.2.7.03', 'HSB-6.5.2.7.04']),
  owes('force', ['equip-forces', '6.5.2.7', 'HSB-6.5.2.7.03', 'HSB-6.5.2.7.04']),
];
/** §6.5.2.7: a director who is short of money does not sell anything else for it. */
export const onlyItsShares: DoRule = alone(
  ofBrewery()('only-its-shares', '6.5.2.7', ['HSB-6.5.2.7.06'], (table, { seat }, brewery) => {
    const duty = table.clock.step === 'equip' ? equipDuty(table, brewery) : null;
    return (duty === 'sell' || duty === 'force') && isBrewer(table, seat);
  }),
);
/** What keeps it from ending its turn. */
export const mustOwn: readonly DoRule[] = [
  owes('buy', ['small-must-equip', '6.5.2.7', 'HSB-6.5.2.7.01'], isSmall),
  owes('buy', ['must-equip', '6.5.2.7', 'HSB-6.5.2.7.03', 'HSB-6.5.2.1.01'], (brewery) => !isSmall(brewery)),
  ...shortOfMoney,
];
