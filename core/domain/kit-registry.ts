import type { TestResult } from './choice-lists.ts';
import type { CodedValue } from './coded-value.ts';

/**
 * What is particular to a kit. One row a kit; nothing of this is written elsewhere (reporting.md, "Structure").
 *
 * A second kit is a second row: its timing and lot prefix from its instructions for use, its codes from the LIVD table of tests for
 * home use. Whoever has a lot (server/devices/read-device.ts, core/flow/timers.ts, `oruR01`) then chooses the row by the lot's prefix
 * instead of taking `COVID_KIT`. A test that finds something else also needs words and pictures of its own for its result.
 */
export interface Kit {
  readonly lotPrefix: string;
  /** Calendar months from manufacture to expiry; the expiry day itself still counts (decisions.md section 3). */
  readonly shelfLifeMonths: number;
  readonly waitMs: number;
  readonly readingWindowMs: number;
  readonly reported: ReportedKit;
}

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

const finding = (id: string, text: string): CodedValue => ({ id, text, system: 'SCT', version: '20210301' });
const interpretation = (id: string, text: string): CodedValue => ({ id, text, system: 'HL70078', version: '2.5.1' });

/** The kit this product guides: a COVID-19 antigen cassette. */
export const COVID_KIT: Kit = {
  lotPrefix: 'COV',
  shelfLifeMonths: 24,
  waitMs: 900_000,
  readingWindowMs: 900_000,
  reported: {
    test: {
      id: '97097-0',
      text: 'SARS-CoV-2 (COVID-19) Ag [Presence] in Upper respiratory specimen by Rapid immunoassay',
      system: 'LN',
      version: '2.71',
    },
    deviceId: 'Clearline COVID-19 Antigen Home Test_Clearline Diagnostics, Inc._EUA',
    results: {
      positive: { finding: finding('260373001', 'Detected'), interpretation: interpretation('A', 'Abnormal') },
      negative: { finding: finding('260415000', 'Not detected'), interpretation: interpretation('N', 'Normal') },
      invalid: { finding: finding('455371000124106', 'Invalid result'), interpretation: interpretation('N', 'Normal') },
    },
    specimen: { id: '697989009', text: 'Anterior nares swab (specimen)', system: 'SCT', version: '20210301' },
    performer: { name: 'SA.OTCSelfReport', clia: '00Z0000042' },
  },
};

/** The lot prefix of the flu test, which the scan refuses by name (product.md section 5). */
export const FLU_LOT_PREFIX = 'CFL';
