import { limbPath } from './limb-path.ts';
import { Positioned, useStroke } from './scene.tsx';
import { tone, type Skin } from './skin.ts';

interface FrontFaceProps {
  readonly skin: Skin;
  readonly hair: 'long' | 'short' | 'wavy';
  /** A child's face is shorter, with large, low eyes. */
  readonly isChild?: boolean;
  /** The color of the shirt. */
  readonly shirt?: 'pic-cloth' | 'pic-board-light';
}

const HEAD =
  'M-58 -60C-58 -20 -57 4 -48 24C-38 46 -18 62 0 62C18 62 38 46 48 24C57 4 58 -20 58 -60C58 -104 -58 -104 -58 -60Z';
const CHILD_HEAD =
  'M-58 -50C-58 -18 -57 0 -49 18C-38 40 -18 50 0 50C18 50 38 40 49 18C57 0 58 -18 58 -50C58 -96 -58 -96 -58 -50Z';

const HAIR = {
  long: 'M-66 10C-76 -60 -66 -120 0 -122C66 -120 76 -60 66 10C60 -4 58 -20 55 -36C50 -66 30 -84 -4 -92C-26 -84 -50 -66 -55 -36C-58 -20 -60 -4 -66 10Z',
  short:
    'M-57 -40C-68 -78 -62 -126 0 -128C62 -126 68 -78 57 -40C53 -52 54 -66 49 -78C42 -94 20 -86 0 -86C-20 -86 -42 -94 -49 -78C-54 -66 -53 -52 -57 -40Z',
  wavy: 'M-57 -28C-70 -70 -62 -118 0 -120C62 -118 70 -70 57 -28C54 -38 52 -52 46 -64C34 -56 20 -60 8 -70C-6 -58 -24 -60 -40 -68C-50 -56 -53 -40 -57 -28Z',
} as const;
const LONG_BACK = 'M-62 -70C-78 -20 -72 30 -80 70Q-74 84 -50 82H50Q74 84 80 70C72 30 78 -20 62 -70Z';

interface EyeProps {
  readonly skin: Skin;
  readonly isLarge: boolean;
}

function Eye({ skin, isLarge }: EyeProps) {
  return (
    <Positioned x={0} y={0} scale={isLarge ? 1.12 : 1}>
      <path className="pic-case pic-plain" d="M-12 2C-7 -10 7 -10 12 2C7 8 -7 8 -12 2Z" />
      <circle className={`${tone('hair', skin)} pic-plain`} r={isLarge ? 7.6 : 6.8} cy="-0.8" />
      <circle className="pic-case pic-plain" r="2" cx="2.6" cy="-3.2" />
      <path className={tone('crease', skin)} d="M-9 5.2Q0 8.4 9 5.2" />
      <path d="M-12.5 3C-8 -10.5 8 -10.5 12.5 3" />
    </Positioned>
  );
}

function Nose({ skin, scale }: { readonly skin: Skin; readonly scale: number }) {
  return (
    <>
      <path className={tone('crease', skin)} d="M-12 -50Q-8 -38 -13 -26" />
      <Positioned x={0} y={0} scale={scale}>
        <path d="M-16 -18C-20 -12 -25 -5 -22 0C-19 4 -13 3 -8 1Q-3 6 0 6Q3 6 8 1C13 3 19 4 22 0C25 -5 20 -12 16 -18" />
        <path strokeWidth="5" d="M-14 -3L-9 -5M14 -3L9 -5" />
      </Positioned>
    </>
  );
}

function Ears({ skin }: { readonly skin: Skin }) {
  return ([-1, 1] as const).map((side) => (
    <g key={side} transform={`scale(${side} 1)`}>
      <path className={tone('skin', skin)} d="M57 -50C66 -58 74 -50 72 -36C70 -22 66 -10 57 -12Z" />
      <path className={tone('crease', skin)} d="M65 -42Q62 -34 64 -26" />
    </g>
  ));
}

/** Neck, shoulders and the hair behind them. */
function Below({ skin, hair, isChild, shirt }: Required<FrontFaceProps>) {
  const drop = isChild ? -10 : 0;
  return (
    <>
      {hair === 'long' && <path className={tone('hair', skin)} d={LONG_BACK} />}
      <g transform={`translate(0 ${drop})`}>
        <path className={shirt} d="M-120 140C-118 104 -80 96 -28 84H28C80 96 118 104 120 140V200H-120Z" />
        <path className={tone('skin', skin)} d="M-27 40V84Q0 104 27 84V40Z" />
        <path className={`${tone('shadow', skin)} pic-plain`} d="M-25.5 44V66Q0 84 25.5 66V44Z" />
      </g>
    </>
  );
}

/** A face from the front with neck and shoulders; the origin is the base of its nose, half its width is 58. */
export function FrontFace({ skin, hair, isChild = false, shirt = 'pic-cloth' }: FrontFaceProps) {
  const stroke = useStroke();
  const [eyes, brows, mouth] = isChild ? [-30, -52, 26] : [-45, -66, 29];
  const half = isChild ? 13 : 18;
  const brow = limbPath([
    [-16, 2, 1],
    [-4, -4.5, 2.8],
    [12, -2, 2],
  ]);
  return (
    <>
      <Below skin={skin} hair={hair} isChild={isChild} shirt={shirt} />
      <Ears skin={skin} />
      <path className={tone('skin', skin)} d={isChild ? CHILD_HEAD : HEAD} />
      {([-1, 1] as const).map((side) => (
        <g key={side}>
          <ellipse className={`${tone('blush', skin)} pic-plain`} cx={side * 38} cy="-4" rx="13" ry="8" />
          <path
            className={`${tone('hair', skin)} pic-plain`}
            d={brow}
            transform={`translate(${side * 27} ${brows}) scale(${-side} 1)`}
          />
          <g transform={`translate(${side * 26} ${eyes})`}>
            <Eye skin={skin} isLarge={isChild} />
          </g>
        </g>
      ))}
      <Nose skin={skin} scale={isChild ? 0.78 : 1} />
      <path data-shape="mouth" d={`M${-half} ${mouth - 3}Q0 ${mouth + 8} ${half} ${mouth - 3}`} strokeWidth={stroke} />
      <path className={tone('crease', skin)} d={`M-7 ${mouth + 12}Q0 ${mouth + 14} 7 ${mouth + 12}`} />
      <path className={tone('hair', skin)} d={HAIR[hair]} />
    </>
  );
}

/** The inside of the left nostril, seen through the nose. */
export function FrontHollow({ skin }: { readonly skin: Skin }) {
  return (
    <path
      className={`${tone('inside', skin)} pic-hidden`}
      d="M-15 1C-23 -8 -20 -20 -14 -29C-9 -37 -2 -37 -1 -29C0 -18 -2 -8 -6 0Z"
    />
  );
}

/** The lower half of a nose by itself; the origin is its base. */
export function NoseAlone({ skin }: { readonly skin: Skin }) {
  return (
    <>
      <path
        className={tone('skin', skin)}
        d="M-9 -34C-10 -24 -28 -14 -28 -2C-27 6 -18 6 -10 2Q-4 8 0 8Q4 8 10 2C18 6 27 6 28 -2C28 -14 10 -24 9 -34"
      />
      <path strokeWidth="7" d="M-17 -3L-12 -5M17 -3L12 -5" />
    </>
  );
}
