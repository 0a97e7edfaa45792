import { Icon } from '../parts/Icon.tsx';
import type { Judged } from '../table/judged.ts';
import { dismissJudged, useJudged } from '../table/judged.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useText } from '../words/use-text.ts';

/** Back again: what became of each move that waited. Stays until it is dismissed or the next move is made. */
export function JudgedList() {
  const t = useText();
  const list = useJudged((s) => s.list);
  if (list.length === 0) return null;
  return (
    <section className="banner go judged" role="status" aria-label={t('judged.title', { n: list.length })}>
      <header>
        <Icon name="wifi" /> <b>{t('judged.title', { n: list.length })}</b>
        <button type="button" className="icon-button" aria-label={t('dismiss')} onClick={dismissJudged}>
          <Icon name="close" size={14} />
        </button>
      </header>
      <ul>
        {list.map((one) => (
          <Row key={one.id} judged={one} />
        ))}
      </ul>
    </section>
  );
}

const ICONS = { stands: 'check', flagged: 'flag', back: 'undo' } as const;

function Row({ judged: { id, said, became, refusal } }: { readonly judged: Judged }) {
  const t = useText();
  const speech = useSpeech();
  const shown = useShown();
  const entry = shown?.play.log.findLast((made) => made.id === id);
  const findings = became === 'back' ? refusal?.findings : entry?.findings;
  const finding = findings?.find(({ weight }) => weight === 'breach');
  const why =
    finding && speech
      ? `${speech.finding(finding)} ${speech.section(finding)}`.trim()
      : became === 'back'
        ? t(`reason.${refusal?.reason ?? 'fault'}`)
        : '';
  return (
    <li className={became}>
      <Icon name={ICONS[became]} size={14} />
      <span>
        {said} <b>{t(`judged.${became}`)}</b> {why}
      </span>
    </li>
  );
}
