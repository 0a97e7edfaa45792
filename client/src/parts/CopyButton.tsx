import { toast } from '../table/view.ts';
import { useText } from '../words/use-text.ts';
import { Icon } from './Icon.tsx';

/** Puts a text where the person can paste it, and says so. */
export function CopyButton({
  label,
  text,
  done,
}: {
  readonly label: string;
  /** Made only when it is wanted. */
  readonly text: () => string;
  readonly done: (text: string) => string;
}) {
  const t = useText();
  const copy = async (): Promise<void> => {
    const made = text();
    try {
      await navigator.clipboard.writeText(made);
      toast(done(made), 'go');
    } catch {
      toast(t('copy.failed'), 'flag');
    }
  };
  return (
    <button type="button" className="button small" onClick={() => void copy()}>
      <Icon name="copy" size={14} /> {label}
    </button>
  );
}
