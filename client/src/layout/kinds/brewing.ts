// What only tables have on which beer is brewed.
import '../../draw/equipment.ts';
import './charter-benches.ts';
import { bringKinds } from './brought.ts';
import { demand } from './demand.ts';
import { order } from './order.ts';
import { rounds } from './rounds.ts';

bringKinds({ demand, order, rounds });
