import { describe, expect, it } from 'vitest';
import { COVERABLE } from './coverable.ts';
import { coverageGaps, startCoverage, type CoverageNotes } from './measure-coverage.ts';
import { runScenario } from '../../../scenarios/run-scenario.ts';
import { scenarioOf, terminalDriver } from '../../support/scenarios.ts';

const CASSETTE = '0100860000000017112601151728011510COV260001721A1B2C3D4';
const BEGIN = [
  'until: health-questionnaire',
  'answer: { symptomatic: no }',
  'until: scan-device',
  'scan: https://clearline.example/kit',
  `scan: '${CASSETTE}'`,
];

/** What scenarios of these actions touch. */
async function touchedBy(who: string, ...actions: readonly string[]): Promise<CoverageNotes> {
  const text = `name: A\nwho: ${who}\ndo:\n${actions.map((one) => `  - ${one}\n`).join('')}`;
  const notes = startCoverage();
  expect(await runScenario(scenarioOf(text).scenario, notes.watch(terminalDriver()))).toMatchObject({ ok: true });
  return notes;
}

async function lookFor(wanted: readonly string[], who: string, ...actions: readonly string[]): Promise<void> {
  const { touched } = await touchedBy(who, ...actions);
  expect(wanted.filter((one) => !touched.has(one))).toEqual([]);
}

describe('the coverage of a scenario', () => {
  it('contains its steps, the transitions between them and the skipped steps', () =>
    lookFor(
      [
        'step testing/intro-welcome',
        'next testing/intro-welcome',
        'next testing/intro-how-it-works',
        'skip testing/profile-selection',
        'step testing/health-questionnaire',
        'back testing/health-questionnaire',
      ],
      'guest',
      'start: testing',
      'next',
      'next',
      'back',
    ));

  it('does not contain a transition that Next did not make, nor the step behind it', async () => {
    const { touched } = await touchedBy('guest', 'start: testing', 'next', 'next', 'next');
    expect(touched.has('next testing/health-questionnaire')).toBe(false);
    expect(touched.has('step testing/intro-eligibility')).toBe(false);
    expect(touched.has('skip back testing/profile-selection')).toBe(false);
  });

  it('contains a clamp, the end of the reading window, and the scans and calls in between', () =>
    lookFor(
      [
        'clamp testing/scan-device',
        'next testing/countdown',
        'expiry testing/result-ready',
        'scan accepted',
        'call DELETE /devices/remove-scan',
      ],
      'guest',
      'start: testing',
      ...BEGIN.slice(0, 4),
      'reload',
      ...BEGIN.slice(3),
      'home',
      'cancel',
      'start: testing',
      ...BEGIN,
      'until: collection-method',
      'answer: { collection: self }',
      'until: countdown',
      'wait: 15m',
      'wait: 15m',
    ));

  it('contains the errors that show, and the situation in which a result is sent', () =>
    lookFor(
      [
        'error EMPTY_ZIP',
        'error TEST_SUBMIT_FAILED',
        'skip reporting/review-profile',
        'report reporting/guest, doNotReport',
        'report reporting/guest declines an account',
      ],
      'guest',
      'start: reporting',
      ...BEGIN,
      'answer: { result: negative }',
      'until: submit-report',
      'report: reportToAims',
      'next',
      'back',
      'fail: { POST /test-results/guest-create: 500 }',
      'report: doNotReport',
      'press: try-again',
      'next',
      'account: decline',
    ));
});

describe('the coverage gaps', () => {
  it('are everything uncovered except the listed exceptions', async () => {
    const { missing, stale } = coverageGaps((await touchedBy('guest', 'start: testing')).touched);
    expect(missing).toContain('step reporting/intro-welcome');
    expect(missing).toContain('error UNKNOWN');
    expect(missing).not.toContain('step testing/intro-welcome');
    expect(missing).not.toContain('call GET /health');
    expect(stale).toEqual([]);
  });

  it('include exceptions that are covered by now', () => {
    const { missing, stale } = coverageGaps(new Set(COVERABLE));
    expect(missing).toEqual([]);
    expect(stale).toContain('call GET /health');
  });

  it('leave out transitions that no row of a flow makes', () => {
    const skippedBack = COVERABLE.filter((one) => one.startsWith('skip back'));
    expect(skippedBack).toEqual(['skip back testing/submit-report', 'skip back reporting/submit-report']);
    expect(COVERABLE).toContain('back testing/review-profile');
    for (const id of ['countdown', 'dispose-kit', 'reporting-information']) {
      expect(COVERABLE).not.toContain(`back testing/${id}`);
    }
  });
});
