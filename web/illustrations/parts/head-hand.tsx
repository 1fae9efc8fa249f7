import { Flesh, Sleeve, type Joint } from './limbs.tsx';
import { limbPath } from './limb-path.ts';
import { tone, type Skin } from './skin.ts';

const HAND: readonly (readonly Joint[])[] = [
  [
    [-6, 6, 19],
    [-10, 28, 21],
    [-22, 58, 15.5],
    [-34, 86, 16],
  ],
  [
    [-20, 54, 15],
    [0, 30, 11],
    [14, 14, 9],
    [30, -12, 6.8],
  ],
  [
    [-24, 6, 10],
    [-28, -10, 8],
    [-30, -38, 7],
  ],
  [
    [-14, 0, 10],
    [-18, -20, 8.6],
    [-18, -53, 7.4],
  ],
  [
    [-4, 0, 10],
    [-7.5, -24, 8.8],
    [-5.5, -62, 7.6],
  ],
  [
    [4, 0, 10],
    [5.8, -18, 8.8],
    [9.5, -55, 7.4],
  ],
];

/** The flat back of a hand that holds a head; the origin is the base of its thumb. */
export function HeadHand({ skin, hasSleeve = true }: { readonly skin: Skin; readonly hasSleeve?: boolean }) {
  return (
    <g data-shape="hand">
      <Flesh skin={skin} limbs={HAND} />
      <path d="M-26 -12L-24 -40M-14 -16L-12 -56M-3 -16L2 -60M16 6L17 -30" />
      <path
        className={`${tone('inside', skin)} pic-plain`}
        d={limbPath([
          [27.5, -10, 2.5],
          [24.5, -5, 2.5],
        ])}
      />
      {hasSleeve && <Sleeve x={-31} y={80} turn={113} half={19} />}
    </g>
  );
}
