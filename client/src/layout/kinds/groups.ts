// Tables with companies in groups, and how they are laid around a very large map.
import { continentOf } from '../continent.ts';
import { isContinent } from '../special.ts';
import { bringKinds } from './brought.ts';
import './charter-companies.ts';
import { group } from './group.ts';

bringKinds({ group }, { fits: isContinent, of: continentOf });
