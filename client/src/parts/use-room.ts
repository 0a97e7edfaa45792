import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How much room a picture has in what it stands in, in pixels. */
export function useRoom(picture: RefObject<HTMLElement | null>): { readonly w: number; readonly h: number } {
  const [room, setRoom] = useState({ w: 0, h: 0 });
  useEffect(() => {
    const parent = picture.current?.parentElement;
    if (!parent) return;
    const observer = new ResizeObserver(() => setRoom({ w: parent.clientWidth, h: parent.clientHeight }));
    observer.observe(parent);
    return () => observer.disconnect();
  }, [picture]);
  return room;
}
