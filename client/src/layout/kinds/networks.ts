// Tables whose map is cities and connections, without hexes.
import '../../draw/travel-cards.ts';
import '../folders.ts';
import { bringKinds } from './brought.ts';
import { network } from './network.ts';

bringKinds({ network });
