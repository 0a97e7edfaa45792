// Tables on which the surface that the round is about has the most room, and how they are laid.
import { hearthOf } from '../hearth.ts';
import { isHearth } from '../special.ts';
import './charter-companies.ts';
import { bids } from './bids.ts';
import { bringKinds } from './brought.ts';
import { dividends } from './dividends.ts';

bringKinds({ bids, dividends }, { fits: isHearth, of: hearthOf });
