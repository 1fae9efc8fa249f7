import type { ReactNode } from 'react';
import { Limbs } from './limbs.tsx';

/** A swab with the end of its soft tip at the origin and its stick pointing down; `length` is the total length. */
export function Swab({ length = 120 }: { readonly length?: number }) {
  return (
    <>
      <Limbs fill="pic-stick" limbs={[[`M0 24V${length}`, 2]]} />
      <rect className="pic-tip" x="-6.5" y="0" width="13" height="34" rx="6.5" />
      <path className="pic-soft" d="M-1.5 9V13M2.5 16V20M-2 22V26" />
    </>
  );
}

/** A horizontal swab in its paper wrapper: 140 long, centered on the origin. */
export function WrappedSwab() {
  return (
    <>
      <path className="pic-case" d="M-72 -13H72V13H-72Z" />
      <path className="pic-soft" d="M-62 -13V13M62 -13V13" />
      <g transform="translate(-54 0) rotate(-90)">
        <Swab length={106} />
      </g>
    </>
  );
}

/** A wrapper peeled open at the stick end; pass the swab, with its tip at the origin, as child. */
export function WrapperOpen({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <path
        className="pic-foil"
        d="M-15 -14H15V76C15 92 26 106 44 110C30 118 10 108 0 92C-10 108 -30 118 -44 110C-26 106 -15 92 -15 76Z"
      />
      {children}
      <path className="pic-paper pic-plain pic-over" d="M-15 -14H15V70Q0 82 -15 70Z" />
      <path d="M-15 70Q0 82 15 70" />
      <path className="pic-soft" d="M-15 -6H15" />
    </>
  );
}
