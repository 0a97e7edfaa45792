import { describe, expect, it } from 'vitest';
import { SvgPen } from './svg-pen.ts';

const drawn = (draw: (pen: SvgPen) => void): string => {
  const pen = new SvgPen(null);
  draw(pen);
  return pen.document(100, 100, '#fff');
};

describe('drawing into SVG', () => {
  it('keeps transforms, and puts them back', () => {
    const svg = drawn((pen) => {
      pen.save();
      pen.translate(10, 20);
      pen.scale(2, 2);
      pen.fillRect(0, 0, 5, 5);
      pen.restore();
      pen.fillRect(0, 0, 5, 5);
    });
    expect(svg).toContain('matrix(2 0 0 2 10 20)');
    expect(svg).toContain('matrix(1 0 0 1 0 0)');
  });
  it('writes text as text, never as markup', () => {
    expect(drawn((pen) => pen.fillText('<b>"A&B"</b>', 1, 2))).toContain(
      '&lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;',
    );
  });
  it('draws the edge of a filled shape with it, and nothing else with it', () => {
    const box = (pen: SvgPen): void => {
      pen.beginPath();
      pen.rect(0, 0, 5, 5);
    };
    const shapes = (svg: string): number => svg.match(/<path/g)?.length ?? 0;
    const both = drawn((pen) => {
      box(pen);
      pen.fill();
      pen.stroke();
    });
    expect(shapes(both)).toBe(1);
    expect(both).toMatch(/fill="#000" stroke="#000"/);
    const moved = drawn((pen) => {
      box(pen);
      pen.fill();
      pen.translate(3, 0);
      pen.stroke();
    });
    expect(shapes(moved)).toBe(2);
    const pale = drawn((pen) => {
      box(pen);
      pen.globalAlpha = 0.5;
      pen.fill();
      pen.stroke();
    });
    expect(shapes(pale)).toBe(2);
  });
  it('closes a full circle', () => {
    const svg = drawn((pen) => {
      pen.beginPath();
      pen.arc(0, 0, 10, 0, 2 * Math.PI);
      pen.fill();
    });
    expect(svg).toMatch(/A10 10 0 1 1 -10 0A10 10 0 1 1 10 0Z/);
  });
});
