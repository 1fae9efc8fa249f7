import { useEffect, useRef, type ReactNode } from 'react';
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

/** Moves the focus to the heading when the calling component disappears with the focus in it. */
export function useKeptFocus(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );
}
