import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { SCAN_OUTCOMES } from '../../../core/domain/scan-outcome.ts';
import { DEFAULT_KIT_SETTINGS, SUPPORT_EMAIL } from '../../../core/domain/settings.ts';
import type { ScanRejection } from '../../../core/flow/step-buttons.ts';
import type { FlowName } from '../../../core/flow/session.ts';
import { loadLateSteps } from '../../../web/screens/test-steps/late-step.tsx';
import { loadRescue } from '../../../web/screens/test-steps/parts/rescue-help.tsx';
import { startedHarness } from '../../support/flow-harness.ts';
import { textsIn } from '../texts-in.ts';
import { renderStep } from './render-step.tsx';

const { scan } = translations.en.steps;

const SCANS = [
  ['testing', 'scan-device', scan.headings.box],
  ['testing', 'first-scan', scan.headings.first],
  ['testing', 'second-scan', scan.headings.second],
  ['reporting', 'first-scan', scan.headings.express],
] as const;

const NAMES_SUPPORT: Readonly<Record<FlowName, readonly ScanRejection[]>> = {
  testing: ['scanFailed', 'isUrl'],
  reporting: ['scanFailed', 'isUrl', 'deviceHasBeenUsedBefore'],
};

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'");
const headingOf = (html: string): string => plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');

/** The paragraphs of the message, its title first. */
function messageOf(html: string): readonly string[] {
  const [, message = ''] = /role="alert"[^>]*>(.*?)<button/s.exec(html) ?? [];
  return [...message.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => plain(text));
}

async function shownAt(flow: FlowName, step: (typeof SCANS)[number][1], outcome?: ScanRejection): Promise<string> {
  const harness = await startedHarness(flow);
  await harness.passUntil(step);
  const errors =
    outcome === 'deviceHasBeenUsedBefore' ? [{ code: 'PREVIOUSLY_USED_DEVICE', status: 409 } as const] : [];
  if (outcome !== undefined)
    harness.runner().send({ type: 'scanJudged', outcome, isBox: step === 'scan-device', errors });
  return renderStep(harness, await textsIn('en'));
}

beforeAll(async () => {
  vi.stubGlobal('APP_VERSION', '0.0.0');
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'a browser' });
  await Promise.all([loadLateSteps(), loadRescue()]);
});

describe.each(SCANS)('in the %s flow, %s', (flow, step, heading) => {
  it('has a heading of its own', async () => {
    expect(headingOf(await shownAt(flow, step))).toBe(heading);
  });

  it.each(SCAN_OUTCOMES.filter((outcome) => outcome !== 'accepted'))(
    'says of a code that is rejected as %s what that means for this flow, once',
    async (outcome) => {
      const html = await shownAt(flow, step, outcome);
      const { title, text } = step === 'scan-device' ? scan.boxFailed : scan.messages[flow][outcome];
      const support = NAMES_SUPPORT[flow].includes(outcome) ? [fillIn(scan.support, { email: SUPPORT_EMAIL })] : [];
      const flu = outcome === 'cflTest' ? [scan.flu.combined, scan.flu.link] : [];
      expect(messageOf(html)).toEqual([title, text, ...support, ...flu]);
      expect(html.includes(`href="${DEFAULT_KIT_SETTINGS.fluReportUrl}"`)).toBe(outcome === 'cflTest');
    },
  );
});

it('a used or expired cassette means something else to a person who reports a test', () => {
  for (const outcome of ['deviceHasBeenUsedBefore', 'expired'] as const) {
    expect(scan.messages.reporting[outcome].text).not.toBe(scan.messages.testing[outcome].text);
  }
});
