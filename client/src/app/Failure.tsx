import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { Icon, Mark } from '../parts/Icon.tsx';
import { useSettings } from '../settings/settings.ts';
import type { Failure } from '../table/table.ts';
import { text } from '../words/texts.ts';
import { useText } from '../words/use-text.ts';

/** What happened, what is safe, and what to do now. */
export function FailurePage({ failure }: { readonly failure: Failure | 'unknown-page' }) {
  const t = useText();
  return (
    <main className="failure">
      <section className="card">
        <Mark />
        <h1>
          <Icon name="close" /> {t(`fail.${failure}`)}
        </h1>
        <p>{t(`fail.${failure}.text`)}</p>
        <div className="row">
          <a className="button primary" href="#/">
            {t('fail.start')}
          </a>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {t('fail.again')}
          </button>
        </div>
      </section>
    </main>
  );
}

interface Props {
  readonly children: ReactNode;
}

/** Whatever breaks in the drawing of a page, the page is never blank. */
export class Boundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }
  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { language } = useSettings.getState();
    return (
      <main className="failure">
        <section className="card">
          <h1>{text(language, 'fail.defect')}</h1>
          <p>{text(language, 'fail.defect.text')}</p>
          <pre>{error.message}</pre>
          <div className="row">
            <button type="button" className="button primary" onClick={() => window.location.reload()}>
              {text(language, 'fail.again')}
            </button>
            <a className="button" href="#/" onClick={() => this.setState({ error: null })}>
              {text(language, 'fail.start')}
            </a>
          </div>
        </section>
      </main>
    );
  }
}
