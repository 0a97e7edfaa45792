import { describe, expect, it } from 'vitest';
import { oneOfEach } from './alike.ts';

describe('things that are alike', () => {
  it('the first of each kind stands for the others, in their order', () => {
    const trains = ['train/3/2', 'train/2/1', 'train/3/1', 'train/2/4'];
    const kindOf = (train: string): string => train.split('/')[1] ?? '';
    expect(oneOfEach(trains, kindOf)).toEqual(['train/3/2', 'train/2/1']);
    expect(oneOfEach([], kindOf)).toEqual([]);
  });
});
