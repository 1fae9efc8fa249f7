import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** What one visit to a page cost, on Lighthouse's simulated phone: milliseconds, a score of 100, bytes on the wire. */
export interface Visit {
  readonly score: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
  readonly scriptBytes: number;
}

const SWITCHES = ['--headless=new', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Lighthouse now and then loses the trace of a visit, and then asks to be run again. */
const TRIES = 4;

/** Visits a page in a browser of its own, with nothing cached. */
export async function visit(url: string, chromePath: string): Promise<Visit> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await visitOnce(url, chromePath);
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}

async function visitOnce(url: string, chromePath: string): Promise<Visit> {
  // Chromium refuses to run as root inside its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chrome = await launch({ chromePath, chromeFlags: [...SWITCHES, ...sandbox] });
  try {
    const found = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' });
    if (found === undefined) throw new Error(`Lighthouse measured nothing at ${url}.`);
    const { audits, categories, runtimeError } = found.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`);
    const valueOf = (audit: string): number => {
      const value = audits[audit]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse did not tell ${audit} of ${url}.`);
      return value;
    };
    const details = audits['network-requests']?.details;
    const requests = details?.type === 'table' ? (details.items as readonly NetworkRequest[]) : [];
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
    return {
      score: Math.round((categories.performance?.score ?? 0) * 100),
      firstContentfulPaint: valueOf('first-contentful-paint'),
      largestContentfulPaint: valueOf('largest-contentful-paint'),
      totalBlockingTime: valueOf('total-blocking-time'),
      cumulativeLayoutShift: valueOf('cumulative-layout-shift'),
      scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    };
  } finally {
    chrome.kill();
  }
}

/** The middle value of a list; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

/** The median of every figure over several visits. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit): number => median(visits.map((one) => one[figure]));
  return {
    score: of('score'),
    firstContentfulPaint: of('firstContentfulPaint'),
    largestContentfulPaint: of('largestContentfulPaint'),
    totalBlockingTime: of('totalBlockingTime'),
    cumulativeLayoutShift: of('cumulativeLayoutShift'),
    scriptBytes: of('scriptBytes'),
  };
}
