import type { Random } from '../../fixtures/random.ts';

/** The conditions under which a frame is taken. Lengths in pixels unless noted, angles in radians, brightness from 0 to 255. */
export interface Conditions {
  readonly pixelsPerModule: number;
  readonly rotation: number;
  readonly tilt: number;
  /** Standard deviation of the Gaussian blur. */
  readonly blur: number;
  /** How far a shaking hand moves the picture while it is taken. */
  readonly shake: number;
  /** Standard deviation of the noise. */
  readonly noise: number;
  readonly dark: number;
  readonly light: number;
  /** The share of the light that is lost over two widths of the symbol. */
  readonly gradient: number;
  /** The brightness of a reflection at its middle. */
  readonly glare: number;
}

/** A kind of difficulty: how it differs from the easy case. */
export interface Stratum {
  readonly name: string;
  readonly harder: (random: Random) => Partial<Conditions>;
}

export const FRAMES_PER_STRATUM = 40;

const MIDDLE_GREY = 125;
const degrees = (angle: number): number => (angle * Math.PI) / 180;

function easy(random: Random): Conditions {
  return {
    pixelsPerModule: 4,
    rotation: degrees(random.between(-2, 2)),
    tilt: 0,
    blur: 0.5,
    shake: 0,
    noise: 2,
    dark: 40,
    light: 210,
    gradient: 0,
    glare: 0,
  };
}

function contrast(difference: number): Pick<Conditions, 'dark' | 'light'> {
  return { dark: MIDDLE_GREY - difference / 2, light: MIDDLE_GREY + difference / 2 };
}

const easiest = (): Partial<Conditions> => ({});
const blurry = (random: Random): Partial<Conditions> => ({ blur: 4 * random.between(0.3, 0.8) });
const shaky = (random: Random): Partial<Conditions> => ({ shake: 4 * random.between(0.5, 1.5) });
const inverted = (): Partial<Conditions> => ({ dark: 210, light: 40 });

/** What makes a Data Matrix hard to read: one difficulty at a time, and finally a mild form of all. */
export const MATRIX_STRATA: readonly Stratum[] = [
  { name: 'easy', harder: easiest },
  { name: 'turned', harder: (random) => ({ rotation: degrees(random.between(0, 360)) }) },
  { name: 'tilted 15 to 45°', harder: (random) => ({ tilt: degrees(random.between(15, 45)) }) },
  { name: 'blurred 0.3 to 0.8 module', harder: blurry },
  { name: 'noise 10 to 35', harder: (random) => ({ noise: random.between(10, 35) }) },
  { name: 'contrast 20 to 60', harder: (random) => contrast(random.between(20, 60)) },
  { name: '2 to 3 pixels a module', harder: (random) => ({ pixelsPerModule: random.between(2, 3) }) },
  {
    name: 'uneven light and glare',
    harder: (random) => ({ gradient: random.between(0.3, 0.8), glare: random.between(40, 160) }),
  },
  { name: 'all of it, mildly', harder: allMildly },
];

/** Further conditions of a Data Matrix, which the total does not count. */
export const OTHER_MATRIX_STRATA: readonly Stratum[] = [
  { name: 'shaken 0.5 to 1.5 modules', harder: shaky },
  { name: 'white on black', harder: inverted },
];

export const TWO_CODES: Stratum = { name: 'QR code beside it', harder: easiest };

export const QR_STRATA: readonly Stratum[] = [
  { name: 'QR code', harder: easiest },
  { name: 'QR code, blurred', harder: blurry },
  { name: 'QR code, shaken', harder: shaky },
  { name: 'QR code, white on black', harder: inverted },
  { name: 'QR code, all of it', harder: allMildly },
];

export const EMPTY_STRATA: readonly Stratum[] = [
  { name: 'no code', harder: easiest },
  { name: 'no code, all of it', harder: allMildly },
];

function allMildly(random: Random): Partial<Conditions> {
  const pixelsPerModule = random.between(2.5, 4);
  return {
    pixelsPerModule,
    rotation: degrees(random.between(0, 360)),
    tilt: degrees(random.between(0, 30)),
    blur: pixelsPerModule * random.between(0.25, 0.5),
    noise: random.between(4, 12),
    ...contrast(random.between(60, 130)),
    gradient: random.between(0.1, 0.4),
    glare: random.between(20, 80),
  };
}

/** The conditions of one frame. */
export function conditionsOf(stratum: Stratum, random: Random): Conditions {
  return { ...easy(random), ...stratum.harder(random) };
}
