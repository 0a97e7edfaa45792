import { useMemo } from 'react';
import { useCursor } from '../keys/cursor-at.ts';
import { enterRegion, itemsNow, leaveRegion } from '../keys/cursor.ts';
import { regionsOf } from '../keys/regions.ts';
import type { Scene } from '../layout/scene.ts';
import { useText } from '../words/use-text.ts';

/** What the Tab key finds on the tabletop: one stop for each part of the table. Arrows walk inside it. */
export function Regions({ scene }: { readonly scene: Scene }) {
  const t = useText();
  const regions = useMemo(() => regionsOf(scene), [scene]);
  const now = useCursor((s) => s.region);
  return (
    <div className="regions">
      {regions.map((region) => (
        <button
          key={region}
          type="button"
          id={`stage-${region}`}
          className={region === now ? 'region on' : 'region'}
          aria-label={t('region.label', { name: t(`region.${region}`), n: itemsNow(region).length })}
          aria-describedby="keys-hint"
          data-region={region}
          onFocus={() => enterRegion(region)}
          onBlur={leaveRegion}
        >
          {t(`region.${region}`)}
        </button>
      ))}
      <span id="keys-hint" className="sr-only">
        {t('region.hint')}
      </span>
    </div>
  );
}
