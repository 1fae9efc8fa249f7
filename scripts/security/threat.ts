import type { AsvsId } from './asvs-ids.ts';

/** The kinds of threats of STRIDE, in its order. */
export const STRIDE = {
  S: 'Spoofing',
  T: 'Tampering',
  R: 'Repudiation',
  I: 'Information disclosure',
  D: 'Denial of service',
  E: 'Elevation of privilege',
} as const;

/** A letter of STRIDE. */
export type StrideKind = keyof typeof STRIDE;

/** What can go wrong at a boundary. */
export interface Threat {
  readonly threat: string;
  /** What stands against it. */
  readonly against: string;
  /** What stays open, if anything does. */
  readonly open?: string;
  /** The requirements whose evidence shows what stands against it. */
  readonly rows: readonly AsvsId[];
}

/** Where data pass between what is trusted differently. */
export interface Boundary {
  readonly name: string;
  /** What passes there. */
  readonly crosses: string;
  readonly threats: Readonly<Record<StrideKind, Threat>>;
}
