import type { Rule } from '../../table/game.ts';
import { rulesOf } from '../../table/rules.ts';
import type { Move } from '../../table/types.ts';
import { turnRules } from '../../rail/verbs/turn-rules.ts';
import type { FiveClock, FiveTable } from './clock.ts';
import { OPERATING } from './course.ts';
import { president } from './readers.ts';

export type FiveRule<M extends Move = Move> = Rule<FiveClock, M>;
export const rule = rulesOf<FiveClock>('five');

const turns = turnRules<FiveClock>(
  rule,
  { head: 'president', decides: president, overLimit: () => [], steps: OPERATING },
  {
    over: ['over', '4', 'FIVE-4.2'],
    stock: ['stock-round-only', '2', 'FIVE-2.8'],
    operating: ['operating-round-only', '2', 'FIVE-2.8'],
    turn: ['turn', '2', 'FIVE-2.1'],
    nobody: ['nobody-operates', '3', 'FIVE-3.2'],
    decides: ['president-decides', '3', 'FIVE-3.2'],
    surplus: ['surplus', '3', 'FIVE-3.6'],
    step: ['step-order', '3', 'FIVE-3.2'],
  },
);
export const { inStep, somebodyOperates } = turns;

/** What every act of a player, and every act of a company, has in common. Nothing rusts here, so nobody has too many trains. */
export const stockRules: readonly FiveRule[] = [turns.gameOn, turns.inStockRound, turns.yourTurn];
export const operatingRules: readonly FiveRule[] = [turns.gameOn, turns.inOperatingRound, turns.headOnly];

export const operating = ({ clock }: FiveTable): string => clock.operating ?? '';
