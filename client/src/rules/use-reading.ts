import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasLessMotion } from '../settings/settings.ts';

const HEAD = 90;

/** Which section is being read, and the way to another place of the page. */
export function useReading(): {
  readonly body: RefObject<HTMLElement | null>;
  readonly reading: string | null;
  readonly show: (id: string) => void;
} {
  const body = useRef<HTMLElement>(null);
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => {
    const page = body.current;
    if (!page) return;
    const look = (): void => {
      const heads = [...page.querySelectorAll<HTMLElement>('[data-section]')];
      const isAtEnd = page.scrollTop + page.clientHeight >= page.scrollHeight - 2;
      const read = isAtEnd
        ? heads.findLast((head) => head.offsetTop < page.scrollTop + page.clientHeight / 2)
        : heads.findLast((head) => head.offsetTop <= page.scrollTop + HEAD);
      setReading((read ?? heads[0])?.dataset['section'] ?? null);
    };
    look();
    page.addEventListener('scroll', look, { passive: true });
    return () => page.removeEventListener('scroll', look);
  }, []);
  const show = useCallback((id: string): void => {
    const page = body.current;
    const goal = document.getElementById(id);
    if (!page || !goal) return;
    const isHead = goal.dataset['section'] !== undefined;
    const { top } = goal.getBoundingClientRect();
    const to = page.scrollTop + top - page.getBoundingClientRect().top;
    page.scrollTo({
      top: isHead ? to : to - page.clientHeight / 3,
      behavior: hasLessMotion() ? 'instant' : 'smooth',
    });
  }, []);
  return { body, reading, show };
}
