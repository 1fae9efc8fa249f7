import { useEffect, useRef, type ReactNode } from 'react';
import { noteNewScreen } from '../presses/press-guard.ts';

/** Something that just came up and must be seen: it takes the focus, and so comes into view, wherever the page was scrolled to. */
export function FocusOnMount({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    noteNewScreen();
  }, []);
  return (
    <div ref={box} className="focus-on-mount" tabIndex={-1}>
      {children}
    </div>
  );
}
