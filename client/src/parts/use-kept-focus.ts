import type { RefObject } from 'react';
import { useEffect } from 'react';

/** What to do now, or the short form of it where the card is folded away. */
const headline = (): HTMLElement | null => document.querySelector('.now [data-home], .next-words');

/** Everything around an element, from the inside out. */
function around(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
  return found;
}

/**
 * A button that did its work is often gone, and whoever uses the keys would stand nowhere. The focus then goes to the
 * nearest `data-home` around: the line of the log it belonged to, else the headline that says what is next.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = ref.current;
    if (!inside) return;
    let last: readonly Element[] = [];
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? around(target) : [];
    };
    // Whoever leaves for another place has not lost anything.
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) last = [];
    };
    const observer = new MutationObserver(() => {
      if (last.length === 0 || last[0]!.isConnected || document.activeElement !== document.body) return;
      const near = last
        .filter((one) => one.isConnected && inside.contains(one))
        .flatMap((one) => one.querySelector<HTMLElement>('[data-home]') ?? []);
      last = [];
      (near[0] ?? headline())?.focus({ preventScroll: true });
    });
    inside.addEventListener('focusin', remember);
    inside.addEventListener('focusout', forget);
    observer.observe(inside, { childList: true, subtree: true });
    return () => {
      inside.removeEventListener('focusin', remember);
      inside.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [ref]);
}

/** After something that lay over the table: back to where one was, else to the headline, before the next key comes. */
export function returnFocus(before: Element | null): void {
  queueMicrotask(() => {
    if (document.activeElement !== document.body) return;
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    const goal = isThere ? before : headline();
    goal?.focus({ preventScroll: true });
  });
}
