import { useEffect, useState } from 'react';

/** A page in the background never draws; nothing waits longer than this for it. */
const HIDDEN_MS = 250;

/** Does something when the browser has shown what is there by now. Returns how to call it off. */
export function afterFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(then);
    // Whoever asks for a frame is called before it is drawn; what waits its turn comes after it.
    then = setTimeout(act, 0);
  });
  let then = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, HIDDEN_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(then);
  };
}

/**
 * The same value, a frame later: for what is only read, and takes long to work out. React's own deferred values are
 * worked out as soon as nothing else is to be done – while the browser waits for the time of the next frame, which then is
 * late. Of values that follow each other faster than frames only the last one comes.
 */
export function useAfterFrame<T>(value: T): T {
  const [shown, setShown] = useState({ value });
  useEffect(() => afterFrame(() => setShown((last) => (last.value === value ? last : { value }))), [value]);
  return shown.value;
}
