import type { Face } from '@stellwerk/engine/stage/stage.ts';
import { describe, expect, it } from 'vitest';
import { isReadable, sizeOf } from '../draw/faces.ts';
import { isSmall, largeSize, paperSize } from './card-view.ts';

const card = (form: 'contract' | 'vehicle' | 'back' | 'office'): Face => ({
  kind: 'card',
  form,
  title: { key: 'x' },
  lines: [],
});
const PHONE = { w: 390, h: 844 };
const DESK = { w: 1600, h: 1000 };

describe('a card shown large', () => {
  it('is a paper with words; backs, sticks and tiles are not', () => {
    expect(isReadable(card('contract'))).toBe(true);
    expect(isReadable(card('back'))).toBe(false);
    expect(isReadable({ kind: 'stick', livery: 'anna' })).toBe(false);
    expect(isReadable(undefined)).toBe(false);
  });
  it.each(['contract', 'vehicle'] as const)(
    'fits the window, larger than it lies in the list: %s',
    (form) => {
      const face = card(form);
      const { w, h } = sizeOf(face);
      for (const window of [PHONE, DESK])
        for (const how of ['peek', 'open'] as const) {
          const scale = largeSize(face, how, window) / Math.max(w, h);
          expect(w * scale).toBeLessThanOrEqual(window.w);
          expect(h * scale).toBeLessThanOrEqual(window.h * 0.7);
          expect(scale).toBeGreaterThan(paperSize(face) / Math.max(w, h));
        }
    },
  );
  it('leaves room for what lies under it', () => {
    expect(largeSize(card('contract'), 'open', PHONE, true)).toBeLessThan(
      largeSize(card('contract'), 'open', PHONE),
    );
  });
  it('is offered only where it is small on the table', () => {
    const face = card('contract');
    expect(isSmall(face, sizeOf(face), 0.4)).toBe(true);
    expect(isSmall(face, sizeOf(face), 1)).toBe(false);
  });
});
