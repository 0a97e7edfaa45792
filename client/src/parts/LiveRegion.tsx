import { useView } from '../table/view.ts';

export function LiveRegion() {
  const words = useView((s) => s.announcement);
  return (
    <div className="sr-only" aria-live="polite" role="status">
      {words}
    </div>
  );
}
