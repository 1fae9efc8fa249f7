import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { installAside } from '../../scripts/install-aside.ts';
import { median } from '../in-turns.ts';

/** The figures of one visit on Lighthouse's simulated phone: milliseconds, a score from 0 to 100, bytes transferred. */
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

/** The part of Lighthouse's report that is used here. */
interface Report {
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly NetworkRequest[] } } | undefined
    >
  >;
  readonly categories: { readonly performance?: { readonly score: number | null } };
}

/** A report is about 1 MB of text. */
const LONGEST_REPORT = 64 * 1024 * 1024;

/** Lighthouse sometimes loses the trace of a visit and must be run again. */
const TRIES = 4;

/** Prepares visits to pages, each in a new browser with an empty cache. */
export function makeVisit(chromePath: string): (url: string) => Promise<Visit> {
  const home = installAside(resolve(import.meta.dirname, 'lighthouse'), 'lighthouse');
  const lighthouse = join(home, 'node_modules/lighthouse/cli/index.js');
  return async (url) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return visitOf(url, await report(lighthouse, url, chromePath));
      } catch (error) {
        if (tried === TRIES) throw error;
      }
    }
  };
}

async function report(lighthouse: string, url: string, chromePath: string): Promise<Report> {
  // Chromium refuses to run as root inside its sandbox.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      url,
      '--output=json',
      '--only-categories=performance',
      '--quiet',
      // Without this option, Lighthouse prompts for consent on the terminal.
      '--no-enable-error-reporting',
      `--chrome-flags=${[...SWITCHES, ...sandbox].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: LONGEST_REPORT },
  );
  return JSON.parse(stdout) as Report;
}

function visitOf(url: string, { audits, categories }: Report): Visit {
  const valueOf = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not report ${audit} for ${url}.`);
    return value;
  };
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    firstContentfulPaint: valueOf('first-contentful-paint'),
    largestContentfulPaint: valueOf('largest-contentful-paint'),
    totalBlockingTime: valueOf('total-blocking-time'),
    cumulativeLayoutShift: valueOf('cumulative-layout-shift'),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}

/** The median of every figure over several visits. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const figures = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(visits.map((visit) => visit[figure]))]),
  ) as unknown as Visit;
}
