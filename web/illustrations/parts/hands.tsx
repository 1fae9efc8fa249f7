import { Limbs, type Limb } from './limbs.tsx';

interface HandProps {
  /** Uses the darker of the two skin tones. */
  readonly isDeep?: boolean;
}

const fleshOf = (isDeep: boolean): string => (isDeep ? 'pic-flesh-deep' : 'pic-flesh');

const PINCH_BACK: readonly Limb[] = [
  ['M46 20L22 26Q14 29 20 33L34 34', 10],
  ['M52 32L28 39Q21 42 27 46L42 46', 10],
  ['M60 44L38 51Q32 54 38 57L52 56', 9],
];
const PINCH_FRONT: readonly Limb[] = [
  ['M4 -6Q20 -22 38 -13L56 6', 11],
  ['M52 8L64 24L58 40', 24],
  ['M60 30L90 66', 32],
  ['M4 8Q16 8 26 15T50 26', 12],
];

/** A hand from the lower right that pinches a vertical object at the origin. */
export function PinchingHand({ isDeep = false }: HandProps) {
  const fill = fleshOf(isDeep);
  return (
    <>
      {PINCH_BACK.map((finger) => (
        <Limbs key={finger[0]} fill={fill} limbs={[finger]} />
      ))}
      <Limbs fill={fill} limbs={PINCH_FRONT} />
      <path d="M40 14Q48 16 52 12" />
      <path d="M-2 -9Q2 -12 6 -10" className="pic-soft" />
      <Limbs fill="pic-sleeve" limbs={[['M90 72L180 176', 42]]} />
    </>
  );
}

/** The part of a gripping hand behind a tube: palm, arm and curled fingers. */
export function GripBack({ isDeep = false }: HandProps) {
  const fill = fleshOf(isDeep);
  return (
    <>
      <Limbs
        fill={fill}
        limbs={[
          ['M38 8L52 26', 44],
          ['M56 24L96 44', 34],
        ]}
      />
      <Limbs fill="pic-sleeve" limbs={[['M98 45L240 112', 42]]} />
      <Limbs fill={fill} limbs={[['M-16 -12H20', 12]]} />
      <Limbs fill={fill} limbs={[['M-18 5H20', 12]]} />
      <Limbs fill={fill} limbs={[['M-16 22H20', 12]]} />
      <Limbs fill={fill} limbs={[['M-12 38H20', 11]]} />
    </>
  );
}

/** The part of a gripping hand in front of the tube: the thumb. */
export function GripFront({ isDeep = false }: HandProps) {
  const fill = fleshOf(isDeep);
  return (
    <>
      <Limbs fill={fill} limbs={[['M44 22Q24 18 16 4T4 -6', 14]]} />
      <path className={fill} d="M36 18L50 26" strokeWidth="16" />
    </>
  );
}

/** The part of a hand behind the phone that it holds; the origin is the middle of the phone. */
export function PhoneHandBack({ isDeep = false }: HandProps) {
  const fill = fleshOf(isDeep);
  return (
    <>
      <Limbs fill={fill} limbs={[['M20 40L44 74L66 110', 44]]} />
      <Limbs fill="pic-sleeve" limbs={[['M70 118L100 180', 50]]} />
    </>
  );
}

/** The fingers and thumb in front of the phone's edges. */
export function PhoneHandFront({ isDeep = false }: HandProps) {
  const fill = fleshOf(isDeep);
  return (
    <>
      <Limbs fill={fill} limbs={[['M-46 2H-38', 11]]} />
      <Limbs fill={fill} limbs={[['M-46 18H-37', 11]]} />
      <Limbs fill={fill} limbs={[['M-46 34H-37', 11]]} />
      <Limbs fill={fill} limbs={[['M-45 50H-38', 10]]} />
      <Limbs fill={fill} limbs={[['M46 74Q62 50 54 32Q50 20 38 10', 15]]} />
      <path className={fill} d="M47 76L52 66" strokeWidth="17" />
    </>
  );
}

/** Two hands that rub each other under a tap. */
export function WashingHands() {
  return (
    <>
      <path className="pic-foil" d="M136 -4H184V18Q184 28 176 28H144Q136 28 136 18Z" />
      <path className="pic-liquid" d="M148 28H172V74Q190 96 204 206H118Q132 96 148 74Z" />
      <Limbs
        fill="pic-flesh"
        limbs={[
          ['M40 176L104 130', 42],
          ['M104 128L150 112', 46],
          ['M150 100L196 92', 13],
          ['M152 112L202 106', 13],
          ['M152 124L198 122', 13],
        ]}
      />
      <Limbs fill="pic-sleeve" limbs={[['M-10 212L30 183', 50]]} />
      <Limbs
        fill="pic-flesh"
        limbs={[
          ['M280 176L216 130', 42],
          ['M216 128L172 116', 46],
          ['M168 132L124 124', 13],
          ['M172 118L116 110', 13],
          ['M176 106L122 97', 13],
          ['M190 102L150 82', 13],
        ]}
      />
      <Limbs fill="pic-sleeve" limbs={[['M330 212L290 183', 50]]} />
      <circle className="pic-case" cx="120" cy="80" r="9" />
      <circle className="pic-case" cx="104" cy="98" r="6" />
      <circle className="pic-case" cx="208" cy="78" r="11" />
      <circle className="pic-case" cx="226" cy="96" r="6" />
    </>
  );
}
