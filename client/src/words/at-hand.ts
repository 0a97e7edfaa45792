// What is said at the tabletop itself: a table waits for these words, and for no others.
import './hand.ts';
import './tabletop.ts';
