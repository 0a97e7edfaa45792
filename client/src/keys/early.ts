/** What is pressed before the table hears keys; null: it hears them itself, or nobody is at a table. */
let kept: KeyboardEvent[] | null = null;

const isCommand = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  (key === 'Escape' || (key.length === 1 && key !== ' ')) &&
  !(target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'));

const keep = (event: KeyboardEvent): void => {
  if (kept && isCommand(event)) kept.push(event);
};

/** The keys of a table may come after it: what is pressed until then waits for them. */
export function keepKeys(): () => void {
  kept = [];
  window.addEventListener('keydown', keep);
  return () => {
    kept = null;
    window.removeEventListener('keydown', keep);
  };
}

/** The keys are here: what has waited is pressed now, in its order. */
export function pressKept(): void {
  const waiting = kept ?? [];
  kept = null;
  for (const event of waiting) (event.target ?? window).dispatchEvent(new KeyboardEvent(event.type, event));
}
