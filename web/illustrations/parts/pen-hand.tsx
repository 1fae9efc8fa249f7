import { Fingers, Flesh, Sleeve, Thumb, type Joint } from './limbs.tsx';
import type { Skin } from './skin.ts';
import { Swab } from './swab.tsx';

const PALM: readonly Joint[] = [
  [60, 14, 12],
  [70, 24, 19],
  [84, 42, 18.5],
  [102, 65, 15],
  [126, 92, 15.5],
];
const LITTLE: readonly Joint[] = [
  [58, 40, 9],
  [38, 43, 7.4],
  [30, 37, 6.6],
  [38, 31, 6],
];
const RING: readonly Joint[] = [
  [58, 32, 9],
  [32, 34, 8],
  [18, 28, 7],
  [24, 20, 6.4],
];
const MIDDLE: readonly Joint[] = [
  [60, 20, 9],
  [28, 22, 8.2],
  [10, 14, 7.2],
  [-2, 8, 6.4],
];
const INDEX: readonly Joint[] = [
  [104, 68, 14.6],
  [86, 42, 18],
  [66, 13, 15.5],
  [47, -11, 10.4],
  [28, -17, 8.8],
  [10, -11, 7.6],
  [-3, -7, 6.4],
];
const THUMB: readonly Joint[] = [
  [102, 65, 14.6],
  [77, 43, 13.4],
  [50, 26.5, 10.4],
  [30, 14.5, 8.6],
  [17, 9.5, 8.6],
  [3, 5, 7.2],
];

interface PenHandProps {
  readonly skin: Skin;
  /** From the fingers to the end of the soft tip. */
  readonly reach: number;
  /** From the fingers to the other end of the stick. */
  readonly tail?: number;
  readonly hasSleeve?: boolean;
  /** The skin of the nose that hides the soft tip. */
  readonly insideOf?: Skin;
}

/** A hand from the lower right that holds the swab like a pen. The origin is the end of the soft tip, which points left. */
export function PenHand({ skin, reach, tail = 52, hasSleeve = true, insideOf }: PenHandProps) {
  return (
    <g data-shape="hand" transform={`translate(${reach} 0)`}>
      <Fingers skin={skin} limbs={[LITTLE, RING, MIDDLE]} />
      <Flesh skin={skin} limbs={[PALM, INDEX, THUMB]} />
      <g transform={`translate(${-reach} 0) rotate(-90)`}>
        <Swab length={reach + tail} insideOf={insideOf} />
      </g>
      <Thumb
        skin={skin}
        joints={THUMB}
        from={1}
        nail={[
          [5, 2.5, 2.5],
          [11, 4.5, 2.5],
        ]}
      />
      {hasSleeve && <Sleeve x={119} y={83} turn={48} />}
    </g>
  );
}
