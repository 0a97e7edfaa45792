import { openFlags } from '@stellwerk/engine/table/flags.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sayQuestion } from '../agreements/Requests.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { asSentence } from '../words/prompt.ts';
import { sayEntry } from '../words/say-entry.ts';
import { useText } from '../words/use-text.ts';

/** What is asked of the table: people in the call look here. */
export function Questions({ unit }: { readonly unit: number }) {
  const t = useText();
  const play = useTable((s) => s.play);
  const requests = useTable((s) => s.requests);
  const speech = useSpeech();
  if (!play || !speech) return null;
  return Object.entries(requests).map(([id, request]) => (
    <section key={id} className="screen-flag is-question" role="status">
      <Icon name="hand" size={28 * unit} /> {sayQuestion(request, speech, t, play)}
    </section>
  ));
}

const BANNER_MS = 12_000;

/** Whether something is new: true for twelve seconds after it came; what was there before is not. */
function useNew(n: number | undefined): boolean {
  const first = useRef(n);
  const [fresh, setFresh] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (n === undefined || n === first.current) return;
    first.current = n;
    setFresh(n);
    const timer = setTimeout(() => setFresh(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [n]);
  return fresh !== undefined && fresh === n;
}

/** A new flag has the banner for a while, then it stays as a line. */
export function FlagLine({ unit }: { readonly unit: number }) {
  const t = useText();
  const play = useTable((s) => s.play);
  const speech = useSpeech();
  const open = useMemo(() => (play ? openFlags(play).at(-1) : undefined), [play]);
  const isNew = useNew(open);
  const entry = open === undefined ? undefined : play?.log[open];
  const [finding] = entry?.findings.filter(({ weight }) => weight === 'breach') ?? [];
  if (!play || !speech || !entry || !finding) return null;
  return (
    <section key={open} className={isNew ? 'screen-flag fresh' : 'screen-flag'} role="status">
      <Icon name="flag" size={(isNew ? 40 : 26) * unit} />
      <p>
        <b>{t('screen.flag', { n: entry.n })}</b> {asSentence(sayEntry(speech, play, entry))}{' '}
        {speech.findingTo(finding, entry.seat, [])} <cite>{speech.section(finding)}</cite>
      </p>
    </section>
  );
}
