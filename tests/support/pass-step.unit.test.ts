import { describe, expect, it } from 'vitest';
import { KITS } from '../../core/domain/kit-registry.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { readingsOf, type Readings } from '../../fixtures/arbitraries/readings.ts';
import { makeFlowHarness, startedHarness } from './flow-harness.ts';

const [{ readingWindowMs }] = KITS;
const REPORTED = readingsOf('negative');
const UNREPORTED: Readings = { ...REPORTED, report: 'doNotReport' };

describe('passUntil', () => {
  it.each([undefined, REPORTED])('stops at the step, and stays there: %j', async (read) => {
    const harness = await startedHarness('testing');
    for (const _time of ['first', 'second']) {
      await harness.passUntil('review-profile', read);
      expect(harness.step()).toBe('review-profile');
    }
  });

  it.each([
    ['testing', 'dispose-kit'],
    ['reporting', 'reporting-information'],
  ] as const)('stops after the step that who reports nothing skips in the %s flow', async (flow, next) => {
    const harness = await startedHarness(flow);
    await harness.passUntil('review-profile', UNREPORTED);
    expect(harness.step()).toBe(next);
    await expect(harness.passUntil('review-profile', UNREPORTED)).rejects.toThrow(`${next} comes after it`);
  });

  it.each<readonly [from: StepId, waitMs: number, to: StepId, problem: string]>([
    ['second-scan', 0, 'first-scan', 'Cannot reach first-scan: second-scan comes after it.'],
    ['result-ready', 2 * readingWindowMs, 'result-ready', 'Cannot reach result-ready: the reading window has ended.'],
    ['result-ready', 2 * readingWindowMs, 'control-line', 'Cannot reach control-line: the reading window has ended.'],
    ['intro-welcome', 0, 'profile-selection', 'Cannot reach profile-selection: health-questionnaire comes after it.'],
  ])('fails from %s, after %i ms, to %s', async (from, waitMs, to, problem) => {
    const harness = await startedHarness('testing');
    await harness.passUntil(from);
    harness.wait(waitMs);
    await expect(harness.passUntil(to, REPORTED)).rejects.toThrow(problem);
  });

  it('fails without a test, at a step of the other flow, and where an answer is rejected', async () => {
    await expect(makeFlowHarness().passUntil('warnings')).rejects.toThrow('Cannot reach warnings: no test is open.');
    const reporting = await startedHarness('reporting');
    await expect(reporting.passUntil('dispose-kit')).rejects.toThrow('The reporting flow has no step dispose-kit.');
    const harness = await startedHarness('testing');
    await expect(harness.passUntil('open-kit', { ...REPORTED, symptoms: 'yes' })).rejects.toThrow(
      'Cannot pass health-questionnaire on the way to open-kit.',
    );
  });
});
