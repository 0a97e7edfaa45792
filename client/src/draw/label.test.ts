import { describe, expect, it } from 'vitest';
import { label, READABLE, sizeAt } from './label.ts';
import { plainLook, recorder } from './testing.ts';

const style = { size: 20, fill: '#000000' } as const;

describe('a label', () => {
  it('is printed as it is where it can be read', () => {
    expect(sizeAt({ scale: 1 }, 20)).toBe(20);
    expect(sizeAt({ scale: 0.45 }, 20)).toBe(20);
  });

  it('grows when it is seen from afar, and is left out when that is too much', () => {
    expect(sizeAt({ scale: 0.36 }, 20)).toBeCloseTo(25);
    expect(sizeAt({ scale: 0.3 }, 20)).toBeNull();
    expect(sizeAt({ scale: 0.3 }, 20, 2)).toBeCloseTo(30);
  });

  it.each([0.1, 0.2, 0.35, 0.5, 1, 3])('is never too small on the screen at %d', (scale) => {
    const { pen, written } = recorder();
    const width = label(pen, plainLook({ scale }), 'Westerkappeln', 0, 0, { ...style, max: 70 });
    for (const { size, left, right } of written()) {
      expect(size * scale).toBeGreaterThanOrEqual(READABLE - 0.01);
      expect(right - left).toBeLessThanOrEqual(71);
    }
    expect(width > 0).toBe(written().length > 0);
  });

  it('is whole or not there where a part of it would mislead', () => {
    const { pen, texts } = recorder();
    const tight = { ...style, max: 30 };
    expect(label(pen, plainLook(), 'CFLG 100', 0, 0, { ...tight, whole: true })).toBe(0);
    expect(label(pen, plainLook(), 'CFLG 100', 0, 0, tight)).toBeGreaterThan(0);
    expect(texts()).toHaveLength(1);
    expect(texts()[0]).toMatch(/…$/);
  });

  it('keeps its middle while it grows', () => {
    const heights = [1, 0.4].map((scale) => {
      const { pen, written } = recorder();
      label(pen, plainLook({ scale }), 'KHS', 0, 50, { ...style, middle: true });
      return written()[0]?.y;
    });
    expect(heights[0]).toBeCloseTo(50);
    expect(heights[1]).toBeCloseTo(50);
  });
});
