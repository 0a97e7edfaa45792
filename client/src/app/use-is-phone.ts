import { useEffect, useState } from 'react';

/** A phone, however it is turned; also a window in which everything is shown at twice its size. */
const PHONE = '(width < 700px) or (height < 500px)';

export function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(() => window.matchMedia(PHONE).matches);
  useEffect(() => {
    const media = window.matchMedia(PHONE);
    const listen = (): void => setPhone(media.matches);
    media.addEventListener('change', listen);
    return () => media.removeEventListener('change', listen);
  }, []);
  return isPhone;
}
