import type { ReactNode } from 'react';
import { Fingers, Flesh, Sleeve, Thumb, type Joint } from './limbs.tsx';
import type { Skin } from './skin.ts';

const PALM: readonly Joint[] = [
  [62, -4, 12],
  [74, 1, 18],
  [94, -12, 17],
  [118, -32, 15],
  [142, -50, 15.5],
];
const THUMB: readonly Joint[] = [
  [118, -32, 14.6],
  [98, -11, 15.6],
  [77, 7, 13.4],
  [56, 11, 10.6],
  [36, 11, 8.8],
  [22, 9, 8.6],
  [6, 3, 7.2],
];

const index = (half: number): readonly Joint[] => [
  [118, -32, 14.6],
  [92, -16, 16.6],
  [62, -15, 13.6],
  [38, -15, 9.4],
  [16 - half, -8, 8],
  [-6 - half, -3, 6.6],
];
const middle = (half: number): readonly Joint[] => [
  [52, 2, 9],
  [34, 22, 8.4],
  [14 - half, 19, 7.4],
  [-3 - half, 13, 6.6],
];
/** The other two fingers, wrapped around something wide or curled. */
const WRAPPED = (half: number): readonly (readonly Joint[])[] => [
  [
    [84, 14, 10],
    [72, 36, 8.6],
    [52 - half, 44, 7.2],
    [3 - half, 44, 6],
  ],
  [
    [72, 10, 10],
    [56, 30, 9],
    [34 - half, 34, 7.6],
    [-half, 29, 6.4],
  ],
];
const CURLED: readonly (readonly Joint[])[] = [
  [
    [84, 14, 10],
    [72, 36, 8.6],
    [52, 44, 7.2],
    [40, 38, 6],
  ],
  [
    [72, 10, 10],
    [56, 30, 9],
    [34, 34, 7.6],
    [22, 28, 6.4],
  ],
];

interface PinchHandProps {
  readonly skin: Skin;
  /** Half the width of what the hand holds; 0 for a stick. */
  readonly half?: number;
  /** Whether only two fingers and the thumb hold it. */
  readonly isCurled?: boolean;
  /** What the hand holds, upright through the origin. */
  readonly children: ReactNode;
}

/** A hand from the upper right that holds something upright between the fingers and the thumb. */
export function PinchHand({ skin, half = 0, isCurled = half === 0, children }: PinchHandProps) {
  return (
    <>
      <Fingers skin={skin} limbs={[...(isCurled ? CURLED : WRAPPED(half)), middle(half)]} />
      <Flesh skin={skin} limbs={[PALM, index(half), THUMB]} />
      {children}
      <Thumb
        skin={skin}
        joints={THUMB}
        from={2}
        nail={[
          [8, 0.5, 2.5],
          [14, 2, 2.5],
        ]}
      />
      <Sleeve x={136} y={-46} turn={-37} />
    </>
  );
}
