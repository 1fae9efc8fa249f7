import { useEffect, useRef, type ReactNode } from 'react';

/** Something that just came up and must be seen: it takes the focus, and so comes into view, wherever the page was scrolled to. */
export function Told({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="told" tabIndex={-1}>
      {children}
    </div>
  );
}
