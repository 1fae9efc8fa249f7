/**
 * What a site pays, in US dollars: round list prices of large providers in 2026, as an example. Replace them by your own and run
 * `npm run bench -- capacity` again.
 */
export const PRICES = {
  processorHour: 0.05,
  /** The disk of a database. */
  diskGigabyteMonth: 0.12,
  /** An archive, such as an object store. */
  archiveGigabyteMonth: 0.025,
  /** Data sent to browsers; what browsers send is free. */
  transferGigabyte: 0.09,
} as const;

/** How a site is built and used. */
export const ASSUMPTIONS = {
  /** The average use of a paid processor over a day. The rest is needed in the busiest hour. */
  meanUse: 0.2,
  /** The use of a processor in the busiest hour. */
  peakUse: 0.5,
  /** The share of a day's tests in its busiest hour. */
  busiestHour: 0.1,
  databaseCopies: 3,
  /** The longest retention period of what a test writes (core/domain/retention.ts), without what an account keeps. */
  storedMonths: 3,
  archivedMonths: 1,
} as const;

/** What one test uses, in seconds and bytes. */
export interface TestUse {
  readonly serverSeconds: number;
  readonly databaseSeconds: number;
  readonly storedBytes: number;
  readonly walBytes: number;
  readonly receivedBytes: number;
}

const HOUR_SECONDS = 3600;
const GIGABYTE = 1e9;

/** What one test costs, in US cents. */
export function centsOf({ serverSeconds, databaseSeconds, storedBytes, walBytes, receivedBytes }: TestUse) {
  const { databaseCopies, meanUse, storedMonths, archivedMonths } = ASSUMPTIONS;
  const processor = (seconds: number): number => ((seconds / meanUse) * PRICES.processorHour * 100) / HOUR_SECONDS;
  const gigabytes = (bytes: number, price: number): number => (bytes / GIGABYTE) * price * 100;
  const parts = {
    servers: processor(serverSeconds),
    // The standbys are as large as the primary.
    database: processor(databaseSeconds) * databaseCopies,
    disk: gigabytes(storedBytes * databaseCopies * storedMonths, PRICES.diskGigabyteMonth),
    archive: gigabytes(walBytes * archivedMonths, PRICES.archiveGigabyteMonth),
    transfer: gigabytes(receivedBytes, PRICES.transferGigabyte),
  };
  return { ...parts, all: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** What a site needs for this number of tests per day. */
export function needsOf(testsPerDay: number, { serverSeconds, databaseSeconds, storedBytes, walBytes }: TestUse) {
  const { busiestHour, peakUse, storedMonths } = ASSUMPTIONS;
  const perSecond = (testsPerDay * busiestHour) / HOUR_SECONDS;
  return {
    perSecond,
    serverProcessors: (perSecond * serverSeconds) / peakUse,
    databaseProcessors: (perSecond * databaseSeconds) / peakUse,
    walBytesPerSecond: perSecond * walBytes,
    storedBytes: testsPerDay * storedMonths * 30 * storedBytes,
  };
}
