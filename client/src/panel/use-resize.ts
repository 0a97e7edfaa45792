import type { PointerEvent, KeyboardEvent } from 'react';
import { setSettings, useSettings } from '../settings/settings.ts';
import { useView } from '../table/view.ts';
import { useText } from '../words/use-text.ts';

const LEAST = 300;
const MOST = 480;
const FOLD = 220;

/** The edge between tabletop and panel: drag it, or use the arrow keys; dragged far enough the panel folds away. */
export function useResize() {
  const t = useText();
  const width = useSettings((s) => s.panelWidth);
  const set = (wanted: number): void => {
    if (wanted < FOLD) useView.setState({ isPanelOpen: false });
    else setSettings({ panelWidth: Math.min(MOST, Math.max(LEAST, wanted)) });
  };
  return {
    width,
    grip: {
      role: 'separator' as const,
      tabIndex: 0,
      'aria-orientation': 'vertical' as const,
      'aria-label': t('panel.width'),
      'aria-valuenow': width,
      'aria-valuemin': LEAST,
      'aria-valuemax': MOST,
      onPointerDown: (event: PointerEvent<HTMLDivElement>) =>
        event.currentTarget.setPointerCapture(event.pointerId),
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) set(window.innerWidth - event.clientX);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowLeft') set(width + 20);
        else if (event.key === 'ArrowRight') set(width - 20);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
