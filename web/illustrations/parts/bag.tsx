import type { ReactNode } from 'react';

/** A clear bag with a closure, 128 × 148, centered on the origin; its children are inside. */
export function ClearBag({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <rect className="pic-screen" x="-66" y="-78" width="132" height="164" rx="10" />
      <path d="M-66 -58H66" />
      {children}
    </>
  );
}

/** A trash can, about 84 × 116, centered on the origin. */
export function Bin() {
  return (
    <>
      <path className="pic-board-dark" d="M-36 -42H36L28 58H-28Z" />
      <path d="M-14 -28L-12 44M0 -28V44M14 -28L12 44" />
      <rect className="pic-board" x="-42" y="-54" width="84" height="14" rx="6" />
      <rect className="pic-board" x="-14" y="-64" width="28" height="10" rx="4" />
    </>
  );
}
