import { useRef } from 'react';
import type { Page } from '../table/view.ts';
import { PAGES, useView } from '../table/view.ts';

/** Pixels: so far a finger goes aside to turn a page. */
const FAR = 60;

export const goTo = (page: Page): void => useView.setState({ page });

/** A finger drawn sideways over the page turns it; over the board it moves the board. */
export function useSwipe(): React.DOMAttributes<HTMLElement> {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const [from, touch] = [start.current, changedTouches[0]];
      start.current = null;
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) < FAR || Math.abs(dy) > Math.abs(dx) / 2) return;
      const at = PAGES.indexOf(useView.getState().page);
      const next = PAGES[at + (dx < 0 ? 1 : -1)];
      if (next) goTo(next);
    },
  };
}
