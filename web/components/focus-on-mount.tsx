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
