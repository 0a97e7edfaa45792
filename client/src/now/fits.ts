import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { surfacesOf } from '../layout/surfaces-of.ts';
import type { Targets } from '../hand/targets.ts';
import type { Say } from '../words/use-text.ts';

/** How many places there are for a piece; the segments of one connection are one place. */
export function countPlaces(targets: Targets, stage: Stage): number {
  const networks = surfacesOf(stage, 'network').map(({ place }) => place);
  const places = [...targets.keys()].map((place) => {
    const network = networks.find((start) => place.startsWith(`${start}/`));
    return network === undefined
      ? place
      : place
          .split('/')
          .slice(0, network.split('/').length + 1)
          .join('/');
  });
  return new Set(places).size;
}

/** How many places there are, in words that fit the number. */
export const sayFits = (t: Say, n: number): string =>
  n === 0 ? t('now.fits-none') : n === 1 ? t('now.fits-one') : t('now.fits', { n });
