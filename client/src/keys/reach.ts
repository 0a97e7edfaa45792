/** A page of the panel may come from the network when it is opened first. */
const PATIENCE_MS = 2000;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

function write(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

let stopWaiting = (): void => {};

/**
 * Puts the keys onto something of the page, at once or as soon as it is there. Whoever goes on typing meanwhile means
 * that place: the letters wait for it, and no command hears them.
 */
export function reach(selector: string): void {
  stopWaiting();
  let typed = '';
  const isReached = (): boolean => {
    const found = document.querySelector<HTMLElement>(selector);
    found?.focus();
    // What lies in a folded panel is there, but cannot be reached yet.
    if (!found || document.activeElement !== found) return false;
    if (typed !== '' && found instanceof HTMLInputElement) write(found, typed);
    return true;
  };
  if (isReached()) return;
  const keep = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (isLetter(event)) typed += event.key;
    else if (event.key !== 'Shift') return stopWaiting();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const watch = new MutationObserver(() => {
    if (isReached()) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), PATIENCE_MS);
  stopWaiting = () => {
    watch.disconnect();
    clearTimeout(timer);
    window.removeEventListener('keydown', keep, true);
    stopWaiting = () => {};
  };
  watch.observe(document.body, { childList: true, attributes: true, subtree: true });
  window.addEventListener('keydown', keep, true);
}
