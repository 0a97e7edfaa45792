import { CopyButton } from '../parts/CopyButton.tsx';
import { useShown, useSpeech } from '../table/shown.ts';
import { useText } from '../words/use-text.ts';
import { ledgerText } from './as-text.ts';

export function CopyLedger() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  if (!shown || !speech) return null;
  const { game, table } = shown.play;
  return (
    <CopyButton
      label={t('ledger.copy')}
      text={() => ledgerText(game.ledger(table), speech, t('ledger.who'))}
      done={() => t('ledger.copied')}
    />
  );
}
