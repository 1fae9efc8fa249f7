import { useEffect, useState, type ReactNode } from 'react';

/**
 * A notice that shows together with its screen, and is announced. Screen readers announce only what is added to a region that is on the
 * page already, so it is added after the first render.
 */
export function StatusNotice({ children }: { readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timeout = window.setTimeout(() => setThere(true));
    return () => window.clearTimeout(timeout);
  }, []);
  return (
    <div role="status" className="status-text">
      {isThere && children}
    </div>
  );
}
