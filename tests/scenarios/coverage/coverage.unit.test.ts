import { describe, expect, it } from 'vitest';
import { COVERABLE } from './coverable.ts';
import { coverageGaps, startCoverage, type CoverageNotes } from './measure-coverage.ts';
import { runScenario } from '../../../scenarios/run-scenario.ts';
import { scenarioOf, terminalDriver } from '../../support/scenarios.ts';

/** What scenarios of these actions touch. */
async function touchedBy(who: string, ...actions: readonly string[]): Promise<CoverageNotes> {
  const text = `name: A\nwho: ${who}\ndo:\n${actions.map((one) => `  - ${one}\n`).join('')}`;
  const notes = startCoverage();
  expect(await runScenario(scenarioOf(text).scenario, notes.watch(terminalDriver()))).toMatchObject({ ok: true });
  return notes;
}

describe('the coverage of a scenario', () => {
  it('does not contain a transition that Next did not make, nor the step behind it', async () => {
    const { touched } = await touchedBy('guest', 'start: testing', 'next', 'next', 'next');
    expect(touched.has('next testing/health-questionnaire')).toBe(false);
    expect(touched.has('step testing/intro-eligibility')).toBe(false);
    expect(touched.has('skip back testing/profile-selection')).toBe(false);
  });
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
