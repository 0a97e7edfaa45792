import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../table/places.ts';
import { BrewScene } from './brew-scene.ts';
import { compareTypes, nextOrder, setOrder } from './order.ts';
import { orderMarker, orderPlace } from './pieces.ts';

describe('the order for the next brewery round', () => {
  it('HSB-6.5.2.8.01 types in descending order are compared one by one; whoever runs out comes later', () => {
    const scene = new BrewScene(['anna', 'bert', 'cleo', 'dora'])
      .small('B8', 'anna', 's2', '2A', 's1')
      .small('B6', 'bert', 's1', '2A', 's1')
      .small('B4', 'cleo', '3', 's1', 's1')
      .small('B3', 'dora', 's2', 's1');
    expect(nextOrder(scene.table)).toEqual(['B4', 'B8', 'B6', 'B3']);
    scene.draft(setOrder);
    expect(['B4', 'B8', 'B6', 'B3'].map((id) => pieceOf(scene.table, orderMarker(id))?.at)).toEqual(
      [0, 1, 2, 3].map(orderPlace),
    );
  });
  it('HSB-6.5.2.8.01 equals keep their places, and nobody without equipment comes before them', () => {
    const scene = new BrewScene().small('B8', 'anna').small('B7', 'bert', '3').small('B3', 'cleo', '3');
    expect(nextOrder(scene.table)).toEqual(['B7', 'B3', 'B8']);
  });
  it('HSB-6.5.2.03 the order is set before the demand: it depends on equipment alone', () => {
    expect([compareTypes([3], [3, 1]), compareTypes([5], [4, 4]), compareTypes([], [])]).toEqual([1, -1, 0]);
  });
});
