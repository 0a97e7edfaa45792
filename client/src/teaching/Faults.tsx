import { useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../words/use-text.ts';
import type { DraftFault } from './faults.ts';
import { draftFaults } from './faults.ts';
import { useWriting } from './writing.ts';

const CHECK_MS = 700;
/** Faults, some time after the last change. */
function useFaults(): readonly DraftFault[] | null {
  const t = useText();
  const lesson = useWriting((s) => s.lesson);
  const game = useWriting((s) => s.game);
  const [faults, setFaults] = useState<readonly DraftFault[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (lesson && game) setFaults(draftFaults(game, lesson, t));
    }, CHECK_MS);
    return () => clearTimeout(timer);
  }, [lesson, game, t]);
  return faults;
}

/** What is still wrong with the lesson, or that nothing is. */
export function Faults() {
  const t = useText();
  const faults = useFaults();
  if (!faults) return null;
  return (
    <section className="write-part" role="status">
      {faults.length === 0 ? (
        <p className="write-sound">
          <Icon name="check" size={14} /> {t('write.sound')}
        </p>
      ) : (
        <>
          <h3>{t('write.faults')}</h3>
          <ul className="write-faults">
            {faults.map(({ say }) => (
              <li key={say}>{say}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
