import type { ReactElement } from 'react';
import { useEffect, useState } from 'react';
import { useHand } from '../hand/hand.ts';
import { FirstCanvases } from './FirstCanvases.tsx';
import type { SheetsProps } from './sheet.ts';

/** So long nobody has to wait for anything else; then Konva is fetched. */
const QUIET_MS = 2500;

/** Not while something is in the hand: what one looks at stays as it is. */
function whenEmpty(act: () => void): () => void {
  if (useHand.getState().held === null) {
    act();
    return () => undefined;
  }
  const stop = useHand.subscribe(({ held }) => {
    if (held !== null) return;
    stop();
    act();
  });
  return stop;
}

type Keeper = <Name extends string>(props: SheetsProps<Name>) => ReactElement;

/**
 * The canvases of the tabletop. The page keeps them itself at first, then Konva does; where it does not come (the line
 * is cut by then), the table goes on as it is.
 */
export function Sheets<Name extends string>(props: SheetsProps<Name>) {
  const [konva, setKonva] = useState<{ readonly keep: Keeper } | null>(null);
  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      import('./Canvases.tsx').then(
        ({ keptByKonva }) => {
          if (!isGone) stop = whenEmpty(() => setKonva({ keep: keptByKonva }));
        },
        () => undefined,
      );
    }, QUIET_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return konva ? konva.keep(props) : <FirstCanvases {...props} />;
}
