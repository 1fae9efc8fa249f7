import { useEffect, useState, type RefObject } from 'react';

/** A sticky bar may take at most this share of the window's height. */
const MAX_WINDOW_SHARE = 1 / 4;

/** Whether the window has room for a sticky bar. Enlarged text can make the bar too high. */
export function useRoomFor(bar: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    const shown = bar.current;
    if (shown === null) return undefined;
    const measure = (): void => setHasRoom(shown.offsetHeight <= window.innerHeight * MAX_WINDOW_SHARE);
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [bar]);
  return hasRoom;
}
