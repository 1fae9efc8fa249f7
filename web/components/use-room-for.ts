import { useEffect, useState, type RefObject } from 'react';

/** What sticks to the edge of the window takes at most this share of its height. */
const MOST_OF_WINDOW = 1 / 4;

/** Whether the window has room for a bar that stays in view. Enlarged text makes a bar higher, and may leave none. */
export function useRoomFor(bar: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    const shown = bar.current;
    if (shown === null) return undefined;
    const measure = (): void => setHasRoom(shown.offsetHeight <= window.innerHeight * MOST_OF_WINDOW);
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
