import { Icon } from '../parts/Icon.tsx';
import { useText } from '../words/use-text.ts';
import { zoomAt } from '../camera/camera.ts';
import { camera } from '../camera/current.ts';
import { showView } from '../camera/views.ts';

export function ZoomButtons() {
  const t = useText();
  const zoom = (factor: number): void =>
    camera.go(zoomAt(camera.now, { x: camera.size.w / 2, y: camera.size.h / 2 }, factor));
  return (
    <div className="zoom" role="group" aria-label={t('zoom')}>
      <button type="button" className="icon-button" aria-label={t('zoom.in')} onClick={() => zoom(1.35)}>
        <Icon name="plus" />
      </button>
      <button type="button" className="icon-button" aria-label={t('zoom.out')} onClick={() => zoom(1 / 1.35)}>
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('zoom.fit')}
        title={t('zoom.fit')}
        onClick={() => void showView('table')}
      >
        <Icon name="fit" />
      </button>
    </div>
  );
}
