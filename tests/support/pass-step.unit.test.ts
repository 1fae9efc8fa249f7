import { describe, expect, it } from 'vitest';
import { KITS } from '../../core/domain/kit-registry.ts';
import { readingsOf, type Readings } from '../../fixtures/arbitraries/readings.ts';
import { makeFlowHarness, startedHarness } from './flow-harness.ts';

const [{ readingWindowMs }] = KITS;
const REPORTED = readingsOf('negative');
const UNREPORTED: Readings = { ...REPORTED, report: 'doNotReport' };

describe.each([['without readings', undefined] as const, ['with readings', REPORTED] as const])(
  'passUntil %s',
  (_name, read) => {
    it('stops at the step', async () => {
      const harness = await startedHarness('testing');
      await harness.passUntil('review-profile', read);
      expect(harness.step()).toBe('review-profile');
      await harness.passUntil('review-profile', read);
      expect(harness.step()).toBe('review-profile');
    });

    it('fails at a step that the flow does not have', async () => {
      const harness = await startedHarness('reporting');
      await expect(harness.passUntil('dispose-kit', read)).rejects.toThrow(
        'The reporting flow has no step dispose-kit.',
      );
    });

    it('fails at an earlier step', async () => {
      const harness = await startedHarness('testing');
      await harness.passUntil('second-scan', read);
      await expect(harness.passUntil('first-scan', read)).rejects.toThrow(
        'Cannot reach first-scan: second-scan comes after it.',
      );
    });

    it.each(['result-ready', 'control-line'] as const)('fails at %s once the reading window has ended', async (id) => {
      const harness = await startedHarness('testing');
      await harness.passUntil('result-ready', read);
      harness.wait(2 * readingWindowMs);
      await expect(harness.passUntil(id, read)).rejects.toThrow(`Cannot reach ${id}: the reading window has ended.`);
    });

    it('fails without a test', async () => {
      await expect(makeFlowHarness().passUntil('warnings', read)).rejects.toThrow(
        'Cannot reach warnings: no test is open.',
      );
    });

    it('fails at a step that no guest sees', async () => {
      const harness = await startedHarness('testing');
      await expect(harness.passUntil('profile-selection', read)).rejects.toThrow(
        'Cannot reach profile-selection: health-questionnaire comes after it.',
      );
    });

    it('fails where an answer is rejected', async () => {
      const harness = await startedHarness('testing');
      await expect(harness.passUntil('open-kit', { ...REPORTED, ...read, symptoms: 'yes' })).rejects.toThrow(
        'Cannot pass health-questionnaire on the way to open-kit.',
      );
    });
  },
);

describe('passUntil with readings that report nothing', () => {
  it.each([
    ['testing', 'dispose-kit'],
    ['reporting', 'reporting-information'],
  ] as const)('stops after the step that they skip in the %s flow', async (flow, next) => {
    const harness = await startedHarness(flow);
    await harness.passUntil('review-profile', UNREPORTED);
    expect(harness.step()).toBe(next);
    await expect(harness.passUntil('review-profile', UNREPORTED)).rejects.toThrow(`${next} comes after it`);
  });
});
