import { useLayoutEffect } from 'react';
import { useView } from '../table/view.ts';

/** In a small window that lies, the panel lies over the tabletop as a drawer and begins closed. */
const NARROW = '(width < 1100px) and (orientation: landscape)';

export function useDrawer(): void {
  useLayoutEffect(() => {
    const media = window.matchMedia(NARROW);
    const follow = (): void => useView.setState({ isPanelOpen: !media.matches });
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, []);
}
