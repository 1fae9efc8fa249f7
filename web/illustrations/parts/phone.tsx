import type { ReactNode } from 'react';

/** A phone, 84 × 152, centered on the origin; its children are drawn on its screen. */
export function Phone({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <rect className="pic-ink" x="-42" y="-76" width="84" height="152" rx="14" />
      <rect className="pic-screen pic-plain" x="-35" y="-66" width="70" height="132" rx="6" />
      {children}
    </>
  );
}

/** The corners of the scan frame; `size` is the width. */
export function FrameGuide({ size }: { readonly size: number }) {
  const h = size / 2;
  const c = size / 4;
  return (
    <path
      className="pic-guide"
      strokeWidth="5"
      d={`M${-h} ${-c}V${-h}H${-c}M${c} ${-h}H${h}V${-c}M${h} ${c}V${h}H${c}M${-c} ${h}H${-h}V${c}`}
    />
  );
}

/** A battery, 44 × 22, centered on the origin, filled to `share`. */
export function Battery({ share }: { readonly share: number }) {
  return (
    <>
      <rect className="pic-case" x="-22" y="-11" width="44" height="22" rx="5" />
      <path d="M26 -4V4" />
      <rect className="pic-ink pic-plain" x="-18" y="-7" width={36 * share} height="14" rx="2" />
    </>
  );
}
