import { useText } from '../words/use-text.ts';
import { Icon } from './Icon.tsx';
import '../styles/print.css';

/**
 * Prints what stands here, and nothing around it: the style sheet for paper sees to that. `before`: brings onto the page
 * what belongs on the paper.
 */
export function PrintButton({ before }: { readonly before?: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className="button small"
      onClick={() => {
        before?.();
        window.print();
      }}
    >
      <Icon name="file" size={14} /> {t('ledger.print')}
    </button>
  );
}
