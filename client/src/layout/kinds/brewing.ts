// Tables on which beer is brewed, and others with a heart: their surfaces, and how they are laid.
import { hearthOf } from '../hearth.ts';
import { isHearth } from '../special.ts';
import '../../draw/equipment.ts';
import './charter-benches.ts';
import './charter-companies.ts';
import { bids } from './bids.ts';
import { bringKinds } from './brought.ts';
import { demand } from './demand.ts';
import { dividends } from './dividends.ts';
import { order } from './order.ts';
import { rounds } from './rounds.ts';

bringKinds({ bids, demand, dividends, order, rounds }, { fits: isHearth, of: hearthOf });
