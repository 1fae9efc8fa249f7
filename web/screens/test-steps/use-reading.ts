import { useEffect, useRef, useState, type RefCallback } from 'react';

/** How far the person has read a list of groups on a long screen. */
export interface Reading {
  /** Ties a group, by its place in the list, to its element, which has an h2 that can take the focus. */
  readonly groupRef: (index: number) => RefCallback<HTMLElement>;
  /** The end of the list has been in view. */
  readonly isRead: boolean;
  /** Leads to the next group whose end has not been in view. False when there is none: the list has been read. */
  readonly readOn: () => boolean;
}

/** Where the part of the window ends that the buttons at its bottom leave free. */
function endOfView(): number {
  const bar = document.querySelector('.screen__actions--stay');
  return bar === null ? window.innerHeight : Math.min(window.innerHeight, bar.getBoundingClientRect().top);
}

/** Watches how far a list of `count` groups has been in view. */
export function useReading(count: number): Reading {
  const groups = useRef<(HTMLElement | null)[]>([]);
  /** How many groups from the first on have been in view to their end. */
  const read = useRef(0);
  /** How many groups a press has led to: one that is higher than the window is passed by the next press. */
  const ledTo = useRef(0);
  const [isRead, setRead] = useState(false);

  const look = useRef(() => {
    const end = endOfView();
    const seen = groups.current.filter((group) => group !== null && group.getBoundingClientRect().bottom <= end + 1);
    read.current = Math.max(read.current, seen.length);
    if (read.current >= count) setRead(true);
  });
  useEffect(() => {
    const onMove = look.current;
    const firstLook = window.requestAnimationFrame(onMove);
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      window.cancelAnimationFrame(firstLook);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, []);

  const readOn = (): boolean => {
    look.current();
    if (read.current >= count) return false;
    const next = Math.max(read.current, ledTo.current);
    ledTo.current = next + 1;
    const group = groups.current[Math.min(next, count - 1)];
    group?.scrollIntoView({ block: next < count ? 'start' : 'end' });
    group?.querySelector('h2')?.focus({ preventScroll: true });
    look.current();
    return true;
  };
  return {
    groupRef: (index) => (element) => {
      groups.current[index] = element;
    },
    isRead,
    readOn,
  };
}
