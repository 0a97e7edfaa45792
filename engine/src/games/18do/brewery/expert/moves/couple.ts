import { operatorOf } from '../../../../../rail/clock.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { ref } from '../../../../../table/shape.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoClock } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { isExpert, trainName, trainsOf } from '../../../readers.ts';
import { isOperator, ofCompany, ofOperator, operatingRules, somebodyOperates } from '../../../rules.ts';
import { loadPlace, trainOfLoad } from '../../pieces.ts';
import { isWagon } from '../pieces.ts';
import { placeOfKim } from '../readers.ts';
import { expertOnly } from '../rules.ts';
import { isLaden, wagonsOf } from '../wagons.ts';

const fields = { kim: ref('kim'), train: ref('train') } as const;
type Couple = MoveOf<typeof fields>;

const rule = ofCompany<Couple>();
/** §7.1.3: its own wagon onto a train of its own, where it does not lie yet. */
const ownWagon = rule(
  'own-wagon',
  '7.1.3',
  ['HSB-7.1.3.04'],
  (table, { kim }, company) => !wagonsOf(table, company).includes(kim),
);
const ownTrain = rule(
  'own-train',
  '7.1.3',
  ['HSB-7.1.3.04'],
  (table, { kim, train }, company) =>
    !trainsOf(table, company).includes(train) || placeOfKim(table, kim) === loadPlace(train),
);
/** §7.1.3: once a round. */
const once = rule('coupled-once', '7.1.3', ['HSB-7.1.3.04'], (table, { kim }) =>
  table.clock.coupled.includes(kim),
);
const empty = rule('wagon-laden', '7.1.3', ['HSB-7.1.3.04'], (table, { kim }) => isLaden(table, kim));

/** §7.1.3: a railway moves its thermo wagon onto another train. */
export const couple: MoveSpec<DoClock, Couple> = {
  fields,
  example: { type: 'couple', seat: 'anna', kim: 'kim/C/1', train: 'train/5/1' },
  effects: (table, { kim, train }) =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      if (company === null || !wagonsOf(table, company).includes(kim)) return;
      if (!trainsOf(table, company).includes(train)) return;
      draft.put(kim, loadPlace(train)).set('coupled', [...table.clock.coupled, kim]);
    }),
  rules: [expertOnly, ...operatingRules, somebodyOperates, ownWagon, ownTrain, once, empty],
  label: (table, { train }) =>
    ofOperator(table, (company) => phrase('18do/log/couple', { company, train: trainName(table, train) })),
  *candidates(table, seat) {
    const company = operatorOf(table);
    if (company === null || !isExpert(table) || !isOperator(table, seat)) return;
    for (const kim of wagonsOf(table, company))
      for (const train of trainsOf(table, company)) yield { type: 'couple', seat, kim, train };
  },
  concerns: (_, { kim }, piece) => kim === piece,
  reads: (table, seat, { piece, to }) => {
    const [company, train] = [operatorOf(table), trainOfLoad(to)];
    if (company === null || train === null || !isWagon(piece)) return [];
    return wagonsOf(table, company).includes(piece) ? [{ type: 'couple', seat, kim: piece, train }] : [];
  },
  offer: (table) => ({
    label: ({ train }) => phrase('18do/choice/couple', { train: trainName(table, train) }),
    tone: 'quiet',
  }),
};
