import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { noteNewScreen } from '../presses/press-guard.ts';

/** Takes the focus on mount and so scrolls into view. For content that just appeared and must be seen. */
export function FocusOnMount({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    noteNewScreen();
  }, []);
  return (
    <div ref={box} className="focus-target" tabIndex={-1}>
      {children}
    </div>
  );
}

/**
 * Moves the focus to the heading when the calling component disappears with the focus in it and nothing else has taken
 * the focus. A focus on nothing stays, so that no one who reads is scrolled away.
 */
export function useKeptFocus(): void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(
    () => () => {
      last.current = document.activeElement;
    },
    [],
  );
  useEffect(
    () => () => {
      const isLost = last.current?.isConnected === false && document.activeElement === document.body;
      if (isLost) document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );
}
