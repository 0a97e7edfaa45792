import type { Page } from 'playwright-core';

/** Words that stand over the edge of the button or card they belong to. Empty is good. */
export function spilling(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((parts) => {
    const wrong: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      const edge = part.getBoundingClientRect();
      if (edge.width < 2 || edge.height < 2) continue;
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        const holder = text.parentElement!;
        if ((text.textContent ?? '').trim() === '' || holder.closest('.sr-only, [hidden]')) continue;
        // Words that end in dots are cut where they end.
        if (getComputedStyle(holder).textOverflow === 'ellipsis') continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width < 1 || getComputedStyle(holder).visibility === 'hidden') continue;
        if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1)
          wrong.push(`“${(text.textContent ?? '').trim().slice(0, 40)}” out of ${part.className}`);
      }
    }
    return wrong;
  }, within);
}
