import type { TestResult } from './choice-lists.ts';
import type { CodedValue } from './coded-value.ts';

/**
 * What is particular to a kit. Two rows a kit, in this file alone (reporting.md, "Structure"): what guides through it, and how the public
 * health authorities know it. The latter is a row of its own because browsers load the former at once and need nothing else.
 *
 * A second kit is two more rows: its timing and lot prefix from its instructions for use, its codes from the LIVD table of tests for
 * home use. Whoever has a lot (server/devices/read-device.ts, core/flow/timers.ts, `oruR01`) then chooses the rows by the lot's prefix
 * instead of taking `COVID_KIT`, and the tests and specimens of core/hl7/rules/order-rules.ts grow by its own. A test that finds
 * something else also needs words and pictures for its results.
 */
export interface Kit {
  readonly lotPrefix: string;
  /** Calendar months from manufacture to expiry; the expiry day itself still counts (decisions.md section 3). */
  readonly shelfLifeMonths: number;
  readonly waitMs: number;
  readonly readingWindowMs: number;
}

/** The kit this product guides: a COVID-19 antigen cassette. */
export const COVID_KIT: Kit = {
  lotPrefix: 'COV',
  shelfLifeMonths: 24,
  waitMs: 900_000,
  readingWindowMs: 900_000,
};

/** Lots of which kits are known. */
export const KIT_LOT_PREFIXES: readonly string[] = [COVID_KIT.lotPrefix];

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

/** How `COVID_KIT` is reported. */
export const REPORTED_COVID_KIT: ReportedKit = {
  test: {
    id: '97097-0',
    text: 'SARS-CoV-2 (COVID-19) Ag [Presence] in Upper respiratory specimen by Rapid immunoassay',
    system: 'LN',
    version: '2.71',
  },
  deviceId: 'Clearline COVID-19 Antigen Home Test_Clearline Diagnostics, Inc._EUA',
  results: {
    positive: {
      finding: { id: '260373001', text: 'Detected', system: 'SCT', version: '20210301' },
      interpretation: { id: 'A', text: 'Abnormal', system: 'HL70078', version: '2.5.1' },
    },
    negative: {
      finding: { id: '260415000', text: 'Not detected', system: 'SCT', version: '20210301' },
      interpretation: { id: 'N', text: 'Normal', system: 'HL70078', version: '2.5.1' },
    },
    invalid: {
      finding: { id: '455371000124106', text: 'Invalid result', system: 'SCT', version: '20210301' },
      interpretation: { id: 'N', text: 'Normal', system: 'HL70078', version: '2.5.1' },
    },
  },
  specimen: { id: '697989009', text: 'Anterior nares swab (specimen)', system: 'SCT', version: '20210301' },
  performer: { name: 'SA.OTCSelfReport', clia: '00Z0000042' },
};

/** The lot prefix of the flu test, which the scan refuses by name (product.md section 5). */
export const FLU_LOT_PREFIX = 'CFL';
