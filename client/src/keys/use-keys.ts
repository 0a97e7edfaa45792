import { useLayoutEffect } from 'react';
import { typeInHand, useHand } from '../hand/hand.ts';
import { returnFocus } from '../parts/use-kept-focus.ts';
import { useView } from '../table/view.ts';
import { commandFor, keyOf } from './commands.ts';
import { useCursor } from './cursor-at.ts';
import { walk } from './cursor.ts';
import { pressKept } from './early.ts';
import { isDirection } from './regions.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function leaveField(field: EventTarget | null): void {
  if (field instanceof HTMLElement) field.blur();
  returnFocus(null);
}

/** A button keeps its own keys; the parts of the tabletop are buttons only so that Tab finds them. */
const isOwnButton = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, summary, [role="tab"]') !== null &&
  !target.closest('.regions');

/** All keys of the table, in one place. */
export function useKeys(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (useView.getState().dialog !== null || useView.getState().isCommandLineOpen) return;
      const { held } = useHand.getState();
      if (isWriting(event.target)) {
        // Out of a field again, to where all keys are free.
        if (event.key === 'Escape') leaveField(event.target);
        return;
      }
      if (held?.kind === 'money' && typeInHand(event.key)) {
        event.preventDefault();
        return;
      }
      if (isDirection(event.key) && useCursor.getState().region !== null) {
        walk(event.key);
        event.preventDefault();
        return;
      }
      if ((event.key === 'Enter' || event.key === ' ') && isOwnButton(event.target)) return;
      const command = commandFor(keyOf(event));
      if (!command) return;
      event.preventDefault();
      command.run();
    };
    window.addEventListener('keydown', onKey);
    pressKept();
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
