// Tables whose map is cities and connections, without hexes.
import { bringKinds } from './brought.ts';
import { network } from './network.ts';

bringKinds({ network });
