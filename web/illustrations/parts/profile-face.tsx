import type { ReactNode } from 'react';
import { limbPath } from './limb-path.ts';
import { tone, type Skin } from './skin.ts';

const HEAD =
  'M33 -140C31 -122 25 -102 26 -87C27 -76 31 -70 28 -61C24 -48 12 -30 0 -21C-8 -15 -15 -13 -15 -6C-15 1 -9 3 -3 3C4 4 15 3 19 8C22 13 16 20 11 27C9 31 13 34 18 36C12 39 11 43 15 48C19 53 15 58 15 63C15 76 22 87 32 88C56 91 80 86 98 78C110 84 116 104 118 140H240V-140Z';
const HAIR = {
  long: 'M70 -150C78 -124 104 -118 118 -96C132 -70 128 -30 138 10C144 40 140 90 150 140H260V-150Z',
  short: 'M58 -150C72 -118 110 -116 118 -84C120 -70 122 -58 128 -50L150 -60V-10C156 4 160 14 168 20H260V-150Z',
} as const;

interface ProfileFaceProps {
  readonly skin: Skin;
  readonly hair: keyof typeof HAIR;
  /** What is inside the nose, drawn over its hollow. */
  readonly children?: ReactNode;
}

/** A face from the side, facing left; the origin is in its nostril, a millimeter is 1.4 units. */
export function ProfileFace({ skin, hair, children }: ProfileFaceProps) {
  const brow = limbPath([
    [38, -79, 2],
    [52, -85, 3],
    [74, -76, 1.4],
  ]);
  return (
    <>
      <path className={tone('skin', skin)} d={HEAD} />
      <path className={tone('hair', skin)} d={HAIR[hair]} />
      <path className={`${tone('hair', skin)} pic-plain`} d={brow} />
      <path className="pic-case pic-plain" d="M46 -51C47 -64 58 -68 73 -55C66 -48 54 -48 46 -51Z" />
      <path
        className={`${tone('hair', skin)} pic-plain`}
        d="M47 -56C47 -62 52 -65 57 -64C62 -63 64 -58 62 -53C60 -49 50 -48 47 -51Z"
      />
      <circle className="pic-case pic-plain" cx="57" cy="-60" r="2" />
      <path className={tone('crease', skin)} d="M52 -48Q60 -46 67 -50" />
      <path d="M45 -50C46 -66 60 -69 74 -55" />
      <path data-shape="mouth" d="M18 36Q29 39 39 31" />
      <path
        className={`${tone('inside', skin)} pic-hidden`}
        d="M-6 -4C4 -16 20 -28 38 -28C54 -28 60 -16 52 -6C44 4 26 6 12 4Z"
      />
      {children}
    </>
  );
}
