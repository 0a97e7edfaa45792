import { useEffect, useState } from 'react';
import { toScreen } from '../draw/geometry.ts';
import { camera, sceneNow } from '../camera/current.ts';
import '../styles/pins.css';
import { useParagraph } from './open-paragraph.ts';

/** Numbers of the sentences that lie open, at the places they speak of. */
export function Pins() {
  const pins = useParagraph((s) => s.pins);
  const [, setMoved] = useState(0);
  const hasPins = pins.length > 0;
  useEffect(() => (hasPins ? camera.subscribe(() => setMoved((n) => n + 1)) : undefined), [hasPins]);
  const scene = sceneNow();
  if (!hasPins || !scene) return null;
  return (
    <div className="place-pins" aria-hidden="true">
      {pins.map(({ place, label, tone }) => {
        const spot = scene.places.spot(place);
        if (!spot) return null;
        const { x, y } = toScreen(camera.now, spot);
        const r = (Math.min(spot.w, spot.h) / 2) * camera.now.scale;
        return tone === 'ring' ? (
          <i
            key={`${place} ring`}
            className="place-pin ring"
            style={{ left: x - r, top: y - r, width: 2 * r, height: 2 * r }}
          />
        ) : (
          <i
            key={`${place}${label}`}
            className={tone === 'stop' ? 'place-pin against' : 'place-pin'}
            style={{ left: x, top: y - 0.55 * r }}
          >
            {label}
          </i>
        );
      })}
    </div>
  );
}
