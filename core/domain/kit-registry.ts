import type { Kit, Kits, ReportableKit, ReportedKit } from './kit.ts';

/**
 * The rows of the kits. Everything particular to a kit is in this file (reporting.md, "Structure"): first what guides
 * a person through the test, then how it is reported. CONTRIBUTING.md, "Add a kit", says where the values come from.
 */
const ROWS = [
  {
    id: 'covid',
    lotPrefix: 'COV',
    barcode: {
      long: { deviceIdentifier: 16, manufacturingDate: 8, expirationDate: 8, batchOrLotNumber: 12, serialNumber: 10 },
      short: { batchOrLotNumber: 10, manufacturingDate: 8, serialNumber: 9 },
    },
    productUrl: 'https://clearline.example/kit',
    shelfLifeMonths: 24,
    waitMs: 900_000,
    readingWindowMs: 900_000,
    wholeTestMinutes: 45,
    openedMinutes: 60,
    noseSprayMinutes: 30,
    drops: 4,
    swabDepthInches: { least: '1/2', most: '3/4' },
    noseCircles: 5,
    noseSeconds: 15,
    tubeTurns: 5,
    tubeSeconds: 30,
    retestHours: 48,
    retestUntilHours: 72,
    temperature: { least: 59, most: 86 },
    fdaStatus: 'emergencyUse',
  },
] as const satisfies Kits;

type KitId = (typeof ROWS)[number]['id'];

/** The kits that this product guides. */
export const KITS: Kits = ROWS;

/** How each kit is reported: from the LIVD table of tests for home use. */
const REPORTED_KITS: Readonly<Record<KitId, ReportedKit>> = {
  covid: {
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
  },
};

/** The kits with what reports need. A function, so that browsers load none of it. */
export function reportableKits(): Kits<ReportableKit> {
  const [first, ...others] = ROWS;
  const withReport = (kit: Kit & { readonly id: KitId }): ReportableKit => ({
    ...kit,
    reported: REPORTED_KITS[kit.id],
  });
  return [withReport(first), ...others.map(withReport)];
}

/** The lot prefix of the flu test, which the scan rejects by name (product.md section 5). */
export const FLU_LOT_PREFIX = 'CFL';
