import { Component, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '../words/use-text.ts';

class Missing extends Error {}

/**
 * A part of the page whose code comes when it is first shown. Until then `wait` stands in its place; where it cannot
 * be had – the connection is gone, or the server has a newer build – the rest of the table stays as it is.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wait: ReactNode = <div className="skeleton" />,
): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new Missing('A part of the page could not be loaded.', { cause });
    }
  });
  return function Later(props: P) {
    return (
      <Suspense fallback={wait}>
        <Arrival>
          <Part {...props} />
        </Arrival>
      </Suspense>
    );
  };
}

interface Props {
  readonly children: ReactNode;
}

class Arrival extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof Missing) return <MissingPart />;
    throw error;
  }
}

/** A browser does not ask again for a module that it could not get; only a new page does. */
function MissingPart() {
  const t = useText();
  return (
    <div className="missing-part" role="alert">
      <p>{t('missing.text')}</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {t('missing.reload')}
      </button>
    </div>
  );
}
