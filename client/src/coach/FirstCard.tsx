import { useMemo } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useGuide, useRulebook } from '../rules/book.ts';
import { Explained } from '../rules/Explained.tsx';
import { Termed } from '../rules/Termed.tsx';
import { useSettings } from '../settings/settings.ts';
import { ruled } from '../table/settled.ts';
import { useShown } from '../table/shown.ts';
import '../words/rules.ts';
import { useText } from '../words/use-text.ts';
import { Cite } from './Cite.tsx';
import { firstCard, isTold, markTold, useTold } from './first-time.ts';
import { openParagraph } from './open-paragraph.ts';

/** What this kind of round or step is about, in three sentences; its terms are explained. */
export function FirstCard() {
  const t = useText();
  const language = useSettings((s) => s.language);
  const told = useTold((s) => s.told);
  const shown = useShown();
  const game = shown?.play.game.id ?? null;
  const guide = useGuide(game);
  const book = useRulebook(game);
  const first = useMemo(
    () => (shown && guide.is === 'here' ? (guide.it?.first?.(ruled(shown.play.table)) ?? null) : null),
    [shown, guide],
  );
  const card = first && book.is === 'here' && book.it ? firstCard(book.it, first) : null;
  if (!first || !card || game === null || shown?.kind === 'past' || isTold(told, game, first.id)) return null;
  return (
    <aside className="first-time" role="status">
      <p className="first-kind">
        <Icon name="bulb" size={13} /> {t('first.new')}
      </p>
      <h3>
        {card.title[language]} <Cite section={first.section} />
      </h3>
      <Explained sentences={card.lines.map((line) => line[language])} onSection={openParagraph}>
        {card.lines.map((line) => (
          <p key={line.en}>
            <Termed text={line[language]} />
          </p>
        ))}
      </Explained>
      <button type="button" className="button small" onClick={() => markTold(game, first.id)}>
        {t('first.known')}
      </button>
    </aside>
  );
}
