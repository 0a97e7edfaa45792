const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** A page of the panel may come from the network when it is opened first; until then a skeleton stands there. */
const isOnItsWay = (): boolean => document.querySelector('.skeleton') !== null;

function write(field: HTMLInputElement, text: string): void {
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

let stopWaiting = (): void => {};

/**
 * Puts the keys onto something of the page, at once or as soon as it is there. Whoever goes on typing meanwhile means
 * that place: the letters wait for it, however long it takes, and no command hears them. A line is sent by whoever has
 * seen it: Enter waits too, but does nothing.
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
    else if (event.key !== 'Shift' && event.key !== 'Enter') return stopWaiting();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const look = (): void => {
    if (isReached() || !isOnItsWay()) stopWaiting();
  };
  const watch = new MutationObserver(look);
  const leave = (): void => stopWaiting();
  stopWaiting = () => {
    watch.disconnect();
    window.removeEventListener('keydown', keep, true);
    window.removeEventListener('pointerdown', leave, true);
    stopWaiting = () => {};
  };
  watch.observe(document.body, { childList: true, attributes: true, subtree: true });
  window.addEventListener('keydown', keep, true);
  window.addEventListener('pointerdown', leave, true);
  // By then the page has been opened, and what is missing has its skeleton.
  queueMicrotask(look);
}
