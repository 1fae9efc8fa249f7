import type { ReactNode } from 'react';

export type CalloutKind = 'note' | 'warning' | 'error';

const EXCLAMATION = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.5v.01" />
  </>
);

const SHAPES: Readonly<Record<CalloutKind, ReactNode>> = {
  note: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.01" />
    </>
  ),
  warning: (
    <>
      <path d="M12 3.5 2.5 20h19z" />
      <path d="M12 10v4.5M12 17.2v.01" />
    </>
  ),
  error: EXCLAMATION,
};

export interface CalloutProps {
  readonly kind?: CalloutKind;
  readonly title?: string | undefined;
  /** `alert` for a message that just appeared and must be announced. */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** A message that must not be missed, marked by an icon and not by color only. */
export function Callout({ kind = 'note', title, role, children }: CalloutProps) {
  return (
    <div className={`callout callout--${kind}`} role={role}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        {SHAPES[kind]}
      </svg>
      <div className="callout__text">
        {title !== undefined && <p className="callout__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
