import type { TestResult } from './choice-lists.ts';
import type { CodedValue } from './coded-value.ts';

/** How the FDA allows a kit to be sold. */
export type FdaStatus = 'emergencyUse' | 'cleared';

/** How many characters each field of a cassette's code has, with the two of its identifier (product.md section 5, "Barcode rules"). */
export interface BarcodeSizes {
  readonly long: Readonly<
    Record<'deviceIdentifier' | 'manufacturingDate' | 'expirationDate' | 'batchOrLotNumber' | 'serialNumber', number>
  >;
  readonly short: Readonly<Record<'batchOrLotNumber' | 'manufacturingDate' | 'serialNumber', number>>;
}

/** What is particular to a kit: what its test looks for is not, so results have the same names for every kit. Numbers in texts are at least 2. */
export interface Kit {
  /** Stored with tests and results; never changes. */
  readonly id: string;
  /** How the lots of its cassettes begin, in capitals; no two kits begin alike. */
  readonly lotPrefix: string;
  readonly barcode: BarcodeSizes;
  /** The URL of the QR code on the kit box, absolute and https. */
  readonly productUrl: string;
  /** Calendar months from manufacture to expiry; the expiry day itself still counts (decisions.md section 3). */
  readonly shelfLifeMonths: number;
  readonly waitMs: number;
  readonly readingWindowMs: number;
  /** From the first step to the result, for planning. */
  readonly wholeTestMinutes: number;
  /** How long after opening its pouch a cassette may be used. */
  readonly openedMinutes: number;
  /** How long before the test the nose must be free of spray. */
  readonly noseSprayMinutes: number;
  readonly drops: number;
  /** How far the swab goes into the nose: inches, as fractions are written. */
  readonly swabDepthInches: { readonly least: string; readonly most: string };
  /** Circles in each side of the nose, and how long they take. */
  readonly noseCircles: number;
  readonly noseSeconds: number;
  /** Turns of the swab in the tube, and for how long it is swirled there. */
  readonly tubeTurns: number;
  readonly tubeSeconds: number;
  /** How long after a negative result to test again: the first and the last hour for it. */
  readonly retestHours: number;
  readonly retestUntilHours: number;
  /** The temperature of the kit when it is used, in degrees Fahrenheit. */
  readonly temperature: { readonly least: number; readonly most: number };
  readonly fdaStatus: FdaStatus;
}

/** The kits that are accepted. The first is the one that is described before a cassette was scanned. */
export type Kits<OneKit extends Kit = Kit> = readonly [OneKit, ...OneKit[]];

/** How the public health authorities know a kit. */
export interface ReportedKit {
  /** What is looked for and how, in LOINC's words. */
  readonly test: CodedValue;
  /** As the LIVD table writes a device: its name, its maker, and the kind of permission it is sold under. */
  readonly deviceId: string;
  /** What each result found, and whether that is a normal thing to find. */
  readonly results: Readonly<Record<TestResult, { readonly finding: CodedValue; readonly interpretation: CodedValue }>>;
  /** How it is collected. */
  readonly specimen: CodedValue;
  /** Who performs it: the programme's name and number for a test that people do and read by themselves. */
  readonly performer: { readonly name: string; readonly clia: string };
}

/** A kit with what reports need, which browsers do not load. */
export interface ReportableKit extends Kit {
  readonly reported: ReportedKit;
}

/** The kit of a lot number; null for a lot of no known kit. */
export function kitOfLot<OneKit extends Kit>(kits: Kits<OneKit>, lot: string): OneKit | null {
  return kits.find(({ lotPrefix }) => lot.startsWith(lotPrefix)) ?? null;
}

/** The kit of a stored id. Tests stored before there were ids have the first kit, and so has what no scan has decided yet. */
export function kitOfId<OneKit extends Kit>(kits: Kits<OneKit>, id: string | null | undefined): OneKit {
  return kits.find((kit) => kit.id === id) ?? kits[0];
}
