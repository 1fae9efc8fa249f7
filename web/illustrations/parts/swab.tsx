import { useStroke } from './scene.tsx';
import { tone, type Skin } from './skin.ts';

interface SwabProps {
  readonly length?: number;
  /** The skin of the nose that hides the tip. */
  readonly insideOf?: Skin | undefined;
}

/** A swab with the end of its soft tip at the origin and its stick pointing down; `length` is the total length. */
export function Swab({ length = 120, insideOf }: SwabProps) {
  // Small swabs have thicker sticks: otherwise, only the outline would be left.
  const half = Math.max(3, useStroke() * 0.9);
  const end = length - half;
  const stick = (from: number): string => `M${-half} ${from}V${end}A${half} ${half} 0 0 0 ${half} ${end}V${from}`;
  if (insideOf !== undefined)
    return (
      <g data-shape="swab">
        <rect className={`${tone('inside', insideOf)} pic-hidden`} x="-7" width="14" height="24" rx="7" />
        <path className="pic-case" d={`${stick(20)}A${half} ${half} 0 0 0 ${-half} 20Z`} />
      </g>
    );
  return (
    <g data-shape="swab">
      <path className="pic-case" d={`${stick(26)}Z`} />
      <path className="pic-tip" d="M-6.5 7A6.5 6.5 0 0 1 6.5 7C6.5 17 5.5 22 4 28Q0 31 -4 28C-5.5 22 -6.5 17 -6.5 7Z" />
    </g>
  );
}

/** A horizontal swab in its paper wrapper: 140 long, centered on the origin. */
export function WrappedSwab() {
  return (
    <>
      <path className="pic-case" d="M-74 -15H74V15H-74Z" />
      <path className="pic-soft" d="M-63 -15V15M63 -15V15" />
      <g transform="translate(-54 0) rotate(-90)">
        <Swab length={106} />
      </g>
    </>
  );
}

interface WrapperProps {
  /** Draws only the paper in front of the swab. */
  readonly isFront?: boolean;
}

/** A wrapper peeled open at the stick end, with its closed end up; draw the swab between its back and its front. */
export function Wrapper({ isFront = false }: WrapperProps) {
  if (isFront)
    return (
      <>
        <path className="pic-foil pic-plain pic-over" d="M-15 -14H15V70Q0 82 -15 70Z" />
        <path d="M-15 70Q0 82 15 70" />
        <path className="pic-soft" d="M-15 -4H15" />
      </>
    );
  return (
    <path
      className="pic-foil"
      d="M-15 -14H15V76C15 92 26 106 44 110C30 118 10 108 0 92C-10 108 -30 118 -44 110C-26 106 -15 92 -15 76Z"
    />
  );
}
