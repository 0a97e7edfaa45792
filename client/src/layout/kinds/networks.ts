// Tables whose map is cities and connections, without hexes.
import '../../draw/travel-cards.ts';
import '../folders.ts';
import { surfacesOf } from '../surfaces-of.ts';
import { travelOf } from '../travel.ts';
import { bringKinds } from './brought.ts';
import { network } from './network.ts';

bringKinds({ network }, { fits: (stage) => surfacesOf(stage, 'network').length > 0, of: travelOf });
