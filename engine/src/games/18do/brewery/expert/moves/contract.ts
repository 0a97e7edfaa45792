import { usingEvent } from '../using-event.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { ref } from '../../../../../table/shape.ts';
import type { CompanyId } from '../../../../../rail/types.ts';
import type { DoClock, DoTable } from '../../../clock.ts';
import { decides, railways, trainsOf } from '../../../readers.ts';
import { differentCards, exportLeft } from '../../equipment.ts';
import { loadFault, railwayOf } from '../../export.ts';
import { marketFirst } from '../../load-rules.ts';
import { trainOfLoad } from '../../pieces.ts';
import { inBrewStep, ofBrewery } from '../../round.ts';
import { EXPERT_COURSE } from '../course.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventRules, expertBreweryRules } from '../rules.ts';

const fields = { company: ref('company') } as const;
type Contract = MoveOf<typeof fields>;

const rule = ofBrewery<Contract>();
/** P: all that loading asks for beside the consent: a train with room and a way, and a unit for it. */
const canLoad = (table: DoTable, company: CompanyId): boolean =>
  railways(table).includes(company) &&
  trainsOf(table, company).some((train) => loadFault(table, train) === null);
const somethingToLoad = rule('contract-train', '7.2', ['HSB-7.2.25'], (table, { company }, brewery) => {
  const hasUnit = differentCards(table, brewery).some((card) => exportLeft(table, card) > 0);
  return canLoad(table, company) && hasUnit ? false : { company };
});
/** P: whoever directs the railway already needs no contract. */
const ofAnother = rule('contract-own', '7.2', ['HSB-7.2.24'], (table, { company }, brewery) =>
  canLoad(table, company) && decides(table, company) === decides(table, brewery) ? { company } : false,
);

/** P: one railway has to carry the beer of the brewery, whatever its director says. */
export const contract: MoveSpec<DoClock, Contract> = {
  fields,
  example: { type: 'contract', seat: 'anna', company: 'BME' },
  ...usingEvent<Contract>('P', 'contract', {
    use: (draft, brewery, { company }) => {
      if (!railways(draft.table).includes(company)) return;
      spend(draft, brewery, 'P');
      draft.set('contract', company).set('step', 'load');
    },
    *each(table, _, seat) {
      for (const company of railways(table)) yield { type: 'contract', seat, company };
    },
    told: (_, { company }) => ({ company }),
    tone: 'plain',
    step: 'load',
  }),
  rules: [
    ...expertBreweryRules,
    inBrewStep('contract', EXPERT_COURSE),
    marketFirst,
    ...eventRules,
    somethingToLoad,
    ofAnother,
  ],
  // The marker is laid onto a train of the railway.
  reads: (table, seat, { piece, to }) => {
    const train = piece === eventPiece('P') ? trainOfLoad(to) : null;
    const company = train === null ? null : railwayOf(table, train);
    return company === null ? [] : [{ type: 'contract', seat, company }];
  },
  begins: true,
};
