import { Fingers, Flesh, Sleeve, Thumb, type Joint } from './limbs.tsx';
import type { Skin } from './skin.ts';

interface HandProps {
  readonly skin: Skin;
}

const PALM: readonly Joint[] = [
  [16, 36, 20],
  [40, 70, 23],
  [60, 100, 19],
  [72, 124, 18],
];
const THUMB: readonly Joint[] = [
  [58, 96, 18],
  [54, 72, 14],
  [55, 50, 10.5],
  [52, 32, 9.4],
  [42, 16, 7.4],
];
const FINGERS: readonly (readonly Joint[])[] = [
  [
    [-26, 54, 7],
    [-44, 50, 6.6],
    [-38, 46, 5.6],
  ],
  [
    [-26, 36, 8],
    [-46, 33, 7.4],
    [-38, 29, 6.4],
  ],
  [
    [-26, 17, 8],
    [-47, 15, 7.4],
    [-38, 12, 6.4],
  ],
  [
    [-26, -1, 8],
    [-46, -2, 7.4],
    [-37, -4, 6.4],
  ],
];

/** The part of a hand behind the phone that it holds; the origin is the middle of the phone. */
export function PhoneHandBack({ skin }: HandProps) {
  return (
    <>
      <Flesh skin={skin} limbs={[PALM]} />
      <Sleeve x={68} y={116} turn={62} half={23} />
    </>
  );
}

/** The fingers and thumb in front of the phone's edges. */
export function PhoneHandFront({ skin }: HandProps) {
  return (
    <>
      <Fingers skin={skin} limbs={FINGERS.map((joints) => joints.slice(1))} />
      <Thumb
        skin={skin}
        joints={THUMB}
        from={1}
        nail={[
          [43, 16, 2.5],
          [47, 22, 2.5],
        ]}
      />
    </>
  );
}
