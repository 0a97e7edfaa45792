import { useRef } from 'react';
import { useHand } from '../hand/hand.ts';
import type { Handle } from './handles.ts';
import type { By } from './take-up.ts';
import { dropAt, isHeldFrom, takeNext, takeUp } from './take-up.ts';

const SLOP = 5;

/** Drags of a cell end where the pointer is let go: on a row of the ledger, or on the tabletop. */
function letGo(event: PointerEvent): void {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const row = under?.closest<HTMLElement>('[data-drop-row]');
  if (row) row.dispatchEvent(new CustomEvent('drop-row', { bubbles: false }));
  else dropAt(event.clientX, event.clientY);
}

interface CellEvents {
  readonly onPointerDown: (event: React.PointerEvent) => void;
  readonly onClick: (event: React.MouseEvent) => void;
}

/** A cell that is a handle: drag it, or press it and press where it shall go. */
export function useCell(handle: Handle | null, drop: () => void): CellEvents {
  const isDragged = useRef(false);
  const by = useRef<By>('keys');
  return {
    onPointerDown: (event) => {
      by.current = event.pointerType === 'touch' ? 'touch' : 'mouse';
      isDragged.current = false;
      // A finger that moves scrolls the table; it takes up with a tap.
      if (event.pointerType === 'touch' || event.button !== 0 || useHand.getState().held || !handle) return;
      const [x, y] = [event.clientX, event.clientY];
      const onMove = (moved: PointerEvent): void => {
        if (isDragged.current || Math.hypot(moved.clientX - x, moved.clientY - y) <= SLOP) return;
        isDragged.current = takeUp(handle, 'mouse');
        if (!isDragged.current) stop();
      };
      const onUp = (up: PointerEvent): void => {
        stop();
        if (isDragged.current) letGo(up);
      };
      const stop = (): void => {
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', stop);
      };
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', stop);
    },
    onClick: (event) => {
      const how: By = event.detail === 0 ? 'keys' : by.current;
      if (isDragged.current) {
        isDragged.current = false;
        return;
      }
      if (handle && isHeldFrom(handle)) takeNext(handle, how);
      else if (useHand.getState().held) drop();
      else if (handle) takeUp(handle, how);
    },
  };
}
