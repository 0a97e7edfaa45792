import type { Seat } from '../../table/types.ts';
import { openQuestion } from './brewery/questions.ts';
import type { DoTable } from './clock.ts';
import { INVESTOR } from './clock.ts';
import { otherPlayer } from './investor/managers.ts';
import { introTurn } from './intro/now.ts';
import { brewStage, isBrewManaged } from './investor/brewery/operate.ts';
import { isManaged, stageOf } from './investor/operate.ts';
import { bidderNow } from './start-round.ts';
import { decides, firstPlayer, isInvestorBrewing, manager, overLimit } from './readers.ts';

/** Who has to decide now. */
export function turn(table: DoTable): readonly Seat[] {
  const { clock } = table;
  const open = openQuestion(table);
  if (open !== null) return [open.seat];
  switch (clock.round) {
    case 'EFS':
      return introTurn(table);
    case 'start':
      return [clock.picking ?? bidderNow(table)];
    case 'SR':
      return surplus(table) ?? [clock.turn];
    case 'OR':
      return surplus(table) ?? [operatingSeat(table)];
    case 'BR':
      return surplus(table) ?? [brewingSeat(table)];
    case 'end':
      return [];
  }
}

/** Whoever owns or directs the brewery that acts, or the director it has asked to carry beer (§6.5.2.4). */
function brewingSeat(table: DoTable): Seat {
  const { operating, asked } = table.clock;
  if (asked !== null) return decides(table, asked.railway);
  if (isInvestorBrewing(table) && !isBrewManaged(brewStage(table))) return INVESTOR;
  return operating === null ? firstPlayer(table) : decides(table, operating);
}

/** Surplus trains come first, whoever's turn it is; the Investor's railway gives up its own by itself. */
function surplus(table: DoTable): readonly Seat[] | null {
  const over = overLimit(table);
  if (over.length === 0) return null;
  const who = (company: string): Seat =>
    company === table.clock.investorRailway ? INVESTOR : decides(table, company);
  return [...new Set(over.map(who))];
}

function operatingSeat(table: DoTable): Seat {
  const { operating: company, offer, keep, investorRailway } = table.clock;
  if (keep !== null) return keep.offer === null ? keep.seat : otherPlayer(table, keep.seat);
  if (offer !== null) return decides(table, offer.seller);
  if (company === null) {
    const first = firstPlayer(table);
    return first === INVESTOR ? manager(table) : first;
  }
  const isHis = company === investorRailway && !isManaged(stageOf(table, company));
  return isHis ? INVESTOR : decides(table, company);
}
