import { Fingers, Flesh, Sleeve, type Joint } from './limbs.tsx';
import type { Skin } from './skin.ts';

const BACK: readonly (readonly Joint[])[] = [
  [
    [30, 186, 20],
    [66, 158, 19],
    [104, 132, 24],
    [136, 116, 22],
  ],
  [
    [132, 104, 11],
    [166, 92, 9],
    [196, 86, 7.4],
  ],
  [
    [138, 114, 11],
    [172, 104, 9],
    [204, 100, 7.4],
  ],
  [
    [138, 124, 11],
    [172, 117, 9],
    [200, 114, 7],
  ],
];
const FRONT_FINGERS: readonly (readonly Joint[])[] = [
  [
    [196, 138, 10],
    [156, 139, 9],
    [128, 134, 7],
  ],
  [
    [190, 128, 11],
    [148, 127, 9.4],
    [116, 121, 7.4],
  ],
  [
    [190, 114, 11],
    [148, 112, 9.4],
    [112, 106, 7.4],
  ],
  [
    [194, 102, 11],
    [156, 98, 9.4],
    [122, 92, 7.4],
  ],
];
const FRONT_PALM: readonly Joint[] = [
  [290, 186, 20],
  [254, 158, 19],
  [222, 132, 24],
  [198, 119, 25],
];
const FRONT_THUMB: readonly Joint[] = [
  [254, 158, 18],
  [226, 124, 16],
  [206, 98, 10],
  [184, 80, 7.4],
];

/** Two hands with soap under running water. */
export function WashingHands({ skin }: { readonly skin: Skin }) {
  return (
    <>
      <path className="pic-foil" d="M136 -4H184V18Q184 28 176 28H144Q136 28 136 18Z" />
      <path className="pic-liquid" d="M148 28H172V74Q190 96 204 206H118Q132 96 148 74Z" />
      <Flesh skin={skin} limbs={BACK} />
      <Sleeve x={40} y={178} turn={142} half={24} />
      <Fingers skin={skin} limbs={FRONT_FINGERS} />
      <Flesh skin={skin} limbs={[FRONT_PALM, FRONT_THUMB, ...FRONT_FINGERS.map((joints) => joints.slice(0, 2))]} />
      <path d="M222 130Q212 114 200 106" />
      <Sleeve x={280} y={178} turn={38} half={24} />
      <circle className="pic-case" cx="112" cy="78" r="10" />
      <circle className="pic-case" cx="92" cy="94" r="7" />
      <circle className="pic-case" cx="222" cy="72" r="12" />
      <circle className="pic-case" cx="240" cy="94" r="7" />
    </>
  );
}
