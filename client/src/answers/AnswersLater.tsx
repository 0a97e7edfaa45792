import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { later } from '../parts/later.tsx';
import { useSettings } from '../settings/settings.ts';

const Answers = later(async () => (await import('./Answers.tsx')).Answers, null);

/** A finger gives no sign before it presses. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
/** Whoever has stirred once is there: also on the next page of a phone. */
let stirred = false;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Nobody waits for answers before somebody stirs; and whoever does not want them never gets them. */
export function AnswersLater({ stage }: { readonly stage: RefObject<HTMLElement | null> }) {
  const isWanted = useSettings((s) => s.answers);
  const [hasStirred, setStirred] = useState(stirred || isTouched());
  useEffect(() => {
    if (hasStirred || !isWanted) return;
    const stir = (): void => {
      stirred = true;
      setStirred(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, stir, { once: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, stir);
    };
  }, [hasStirred, isWanted]);
  return isWanted && hasStirred ? <Answers stage={stage} /> : null;
}
