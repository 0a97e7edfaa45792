import { useLayoutEffect, useRef } from 'react';

/** How much may give way, step by step: air first, then what is said elsewhere too. */
const STEPS = ['1', '2', '3', '4'] as const;

/** What stands beside the board: set as tightly as it must be for all of it to be in the window, and no more. */
export function Column({ children }: { readonly children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const set = (): void => {
      for (let given = 0; given <= STEPS.length; given++) {
        node.dataset['tight'] = STEPS.slice(0, given).join(' ');
        if (node.scrollHeight <= node.clientHeight + 1) return;
      }
    };
    set();
    const content = new MutationObserver(set);
    content.observe(node, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class'],
    });
    const size = new ResizeObserver(set);
    size.observe(node);
    return () => {
      content.disconnect();
      size.disconnect();
    };
  }, []);
  return (
    <div ref={ref} className="screen-side">
      {children}
    </div>
  );
}
