import * as v from 'valibot';
import { envVar } from '../env-var.ts';
import type { AbuseLimits } from './abuse-limits.ts';

/** The setting of each limit, an amount per hour. */
const SETTINGS = {
  cassettesPerAddress: 'CASSETTES_PER_ADDRESS',
  guestReportsPerAddress: 'GUEST_REPORTS_PER_ADDRESS',
  guestReportsPerLot: 'GUEST_REPORTS_PER_LOT',
} as const satisfies Record<keyof AbuseLimits, string>;

type Setting = (typeof SETTINGS)[keyof AbuseLimits];

/** Far more than a household or a small site needs, and too few to use up a lot or to distort what agencies count. */
const DEFAULTS: AbuseLimits = { cassettesPerAddress: 60, guestReportsPerAddress: 30, guestReportsPerLot: 300 };

const amount = envVar(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number)));

/** The variables of the limits. */
export const abuseEntries = {
  CASSETTES_PER_ADDRESS: amount,
  GUEST_REPORTS_PER_ADDRESS: amount,
  GUEST_REPORTS_PER_LOT: amount,
} satisfies Record<Setting, unknown>;

/** Reads the limits; a missing one is the default. */
export function readAbuseLimits(settings: Readonly<Partial<Record<Setting, number | undefined>>>): AbuseLimits {
  const entries = Object.entries(SETTINGS) as [keyof AbuseLimits, Setting][];
  const amounts = entries.map(([limit, setting]) => [limit, settings[setting] ?? DEFAULTS[limit]] as const);
  return Object.fromEntries(amounts) as Record<keyof AbuseLimits, number>;
}
