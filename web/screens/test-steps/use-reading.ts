import { useEffect, useRef, useState, type RefCallback } from 'react';

/** How much of a long list of groups has been in view. */
export interface Reading {
  /** The ref for a group's element, by its index in the list. The element must contain a focusable h2. */
  readonly groupRef: (index: number) => RefCallback<HTMLElement>;
  /** The end of the list has been in view. */
  readonly isRead: boolean;
  /** Scrolls to the next group whose end has not been in view. Returns false if there is none. */
  readonly readOn: () => boolean;
}

/** The bottom of the visible area: the top edge of the sticky buttons. */
function endOfView(): number {
  const bar = document.querySelector('.screen__actions--stay');
  return bar === null ? window.innerHeight : Math.min(window.innerHeight, bar.getBoundingClientRect().top);
}

/** Tracks how much of a list of `count` groups has been in view. */
export function useReading(count: number): Reading {
  const groups = useRef<(HTMLElement | null)[]>([]);
  /** The groups that have been in view to their end. On wide screens, a later one can be in view before an earlier one. */
  const seen = useRef<ReadonlySet<number>>(new Set());
  /**
   * The number of groups that a press has scrolled to; a group that is higher than the window is skipped by the next
   * press.
   */
  const scrolledTo = useRef(0);
  const [isRead, setRead] = useState(false);

  const measure = useRef(() => {
    const end = endOfView();
    const inView = groups.current.flatMap((group, index) =>
      group !== null && group.getBoundingClientRect().bottom <= end + 1 ? [index] : [],
    );
    seen.current = new Set([...seen.current, ...inView]);
    if (seen.current.size >= count) setRead(true);
  });
  useEffect(() => {
    const onMove = measure.current;
    const firstFrame = window.requestAnimationFrame(onMove);
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      window.cancelAnimationFrame(firstFrame);
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, []);

  const readOn = (): boolean => {
    measure.current();
    if (seen.current.size >= count) return false;
    const next = groups.current.findIndex((_, index) => index >= scrolledTo.current && !seen.current.has(index));
    const group = groups.current.at(next);
    scrolledTo.current = next === -1 ? count : next + 1;
    group?.scrollIntoView({ block: next === -1 ? 'end' : 'start' });
    group?.querySelector('h2')?.focus({ preventScroll: true });
    measure.current();
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
