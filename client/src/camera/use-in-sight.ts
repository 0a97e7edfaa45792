import { useEffect, useState } from 'react';
import { useTable } from '../table/table.ts';
import { camera } from './current.ts';

/**
 * What `look` finds on the tabletop, where it is seen now: again with every motion of the camera and every change of the
 * table. As long as it finds nothing because nothing lies there yet, it is asked again.
 */
export function useInSight<T>(look: () => T | null): T | null {
  const table = useTable((s) => s.play?.table);
  const [seen, setSeen] = useState<T | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const now = look();
        if (now) setSeen(now);
        else update();
      });
    };
    update();
    const stop = camera.subscribe(update);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [look, table]);
  return seen;
}
