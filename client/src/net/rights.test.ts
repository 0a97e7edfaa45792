import { describe, expect, it } from 'vitest';
import { rightsIn } from './rights.ts';

const order = ['anna', 'bert', 'cleo'];
const card = (link: number, more = {}) => ({ name: '', colour: '', taken: false, link, ...more });
const seats = { anna: card(0, { taken: true, host: true }), bert: card(2, { taken: true }), cleo: card(0) };
const sign = 'A'.repeat(22);

describe('what a link is good for', () => {
  it('a seat of the present generation, and no older one', () => {
    expect(rightsIn(`s.1-2.${sign}`, order, seats)).toEqual({ mine: ['bert'], rights: 'seat' });
    expect(rightsIn(`s.1-1.${sign}`, order, seats)).toEqual({ mine: [], rights: 'join' });
  });
  it('the host plays the own seat first, then those that nobody took', () => {
    expect(rightsIn(`h.0.${sign}`, order, seats)).toEqual({ mine: ['anna', 'cleo'], rights: 'host' });
  });
  it('watching gives no seat, nonsense gives nothing', () => {
    expect(rightsIn(`w.0.${sign}`, order, seats)).toEqual({ mine: [], rights: 'watch' });
    expect(rightsIn('nonsense', order, seats)).toEqual({ mine: [], rights: 'watch' });
  });
});
