import { useEffect, useState } from 'react';

/** Everything on the shared screen is drawn for 1920 × 1080 and grows or shrinks with the window as one. */
const unitOf = (): number => Math.min(window.innerWidth / 1920, window.innerHeight / 1080);

/** Pixels of this window for one pixel of the drawing. */
export function useUnit(): number {
  const [unit, setUnit] = useState(unitOf);
  useEffect(() => {
    const listen = (): void => setUnit(unitOf());
    window.addEventListener('resize', listen);
    return () => window.removeEventListener('resize', listen);
  }, []);
  return unit;
}
