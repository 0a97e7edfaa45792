import type { Page } from 'playwright-core';

/** The smallest type that people read, in pixels of the page. */
const LEAST = 9;

/**
 * What is wrong with the words of a page, as somebody who reads it would find: cut off, hidden behind something else, out
 * of the window, or too small. Empty is good. `within`: the parts whose words must all be read.
 */
export function unreadable(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate(
    ([parts, least]) => {
      const wrong: string[] = [];
      const named = (node: Element): string =>
        `${node.tagName.toLowerCase()}.${(node.getAttribute('class') ?? '').split(' ').join('.')} "${(node.textContent ?? '').trim().slice(0, 40)}"`;
      const isSeen = (node: Element): boolean => {
        const style = getComputedStyle(node);
        return (
          style.visibility !== 'hidden' &&
          style.display !== 'none' &&
          node.closest('.sr-only, .region, [hidden], dialog') === null
        );
      };
      for (const part of document.querySelectorAll(parts)) {
        for (const node of [part, ...part.querySelectorAll('*')]) {
          const own = [...node.childNodes].some(
            (child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim() !== '',
          );
          const box = node.getBoundingClientRect();
          if (!own || box.width < 2 || box.height < 2 || !isSeen(node)) continue;
          if (Number.parseFloat(getComputedStyle(node).fontSize) < least)
            wrong.push(`too small: ${named(node)}`);
          // Words that end in dots say that they go on; words that just end do not.
          const style = getComputedStyle(node);
          // Letters that were made narrow to fit are as wide as they are seen, not as they were set.
          const isNarrowed = style.transform !== 'none';
          const around = node.parentElement?.getBoundingClientRect();
          const staysInside =
            isNarrowed && around && box.left >= around.left - 0.5 && box.right <= around.right + 0.5;
          const clipped = [node, staysInside ? null : node.parentElement].find(
            (one) =>
              one &&
              /hidden|clip/.test(getComputedStyle(one).overflowX) &&
              one.scrollWidth > one.clientWidth + 1,
          );
          if (
            clipped &&
            style.textOverflow !== 'ellipsis' &&
            getComputedStyle(clipped).textOverflow !== 'ellipsis'
          )
            wrong.push(`cut off: ${named(node)}`);
          const inRow = node.closest('.picks, .shelves, .papers');
          if (!inRow && (box.left < -1 || box.right > innerWidth + 1))
            wrong.push(`out of the window: ${named(node)}`);
          // What can be scrolled to is there; what is cut is not.
          const scrolls = node.closest(
            '[data-scrolls], .tab-body, .phone-page, .panel-top, .picks, .shelves',
          );
          if (!scrolls && (box.top < -1 || box.bottom > innerHeight + 1))
            wrong.push(`out of the window: ${named(node)}`);
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
          const over = document.elementFromPoint(x, y);
          const isCovered =
            over !== null &&
            !node.contains(over) &&
            !over.contains(node) &&
            getComputedStyle(node).pointerEvents !== 'none';
          if (isCovered && !scrolls) wrong.push(`behind ${named(over)}: ${named(node)}`);
        }
      }
      return wrong;
    },
    [within, LEAST] as const,
  );
}

/** Buttons and other signs that are cut by what they lie in, or lie over one another. */
export function clashing(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((parts) => {
    const wrong: string[] = [];
    const named = (node: Element): string =>
      `${(node.getAttribute('class') ?? node.tagName).trim()} "${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 30)}"`;
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'auto')
        wrong.push(`cut: ${named(part)}`);
      const signs = [...part.querySelectorAll('button, a, .avatar, .pill, small, b')].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && getComputedStyle(node).visibility !== 'hidden';
      });
      signs.forEach((one, i) => {
        for (const other of signs.slice(i + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 2 && down > 2) wrong.push(`over each other: ${named(one)} and ${named(other)}`);
        }
      });
    }
    return wrong;
  }, within);
}
