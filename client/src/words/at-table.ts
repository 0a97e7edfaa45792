// What is said at a table, whatever is open there.
import './at-hand.ts';
import './keys.ts';
import './log.ts';
import './panel.ts';
import './reasons.ts';
import './release.ts';
import './table.ts';
import './together.ts';
