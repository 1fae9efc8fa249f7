import { describe, expect, it } from 'vitest';
import { stepNumber } from '../../../core/flow/flows.ts';
import { REPORTING_FLOW } from '../../../core/flow/reporting-flow.ts';
import { STEP_BOXES, STEP_IDS, type StepId, type StepRow } from '../../../core/flow/step-row.ts';
import { TESTING_FLOW } from '../../../core/flow/testing-flow.ts';

/** The step numbers that product.md section 4 names. */
const NAMED: readonly [string, readonly StepRow[], Partial<Record<StepId, number>>, number][] = [
  [
    'testing',
    TESTING_FLOW,
    {
      'profile-selection': 2,
      'health-questionnaire': 3,
      'open-pouch': 11,
      'scan-device': 12,
      'first-scan': 13,
      'collection-method': 16,
      'process-2': 27,
      countdown: 28,
      'result-ready': 29,
      'scan-again': 30,
      'second-scan': 31,
      'result-questionnaire': 32,
      'control-line': 36,
      'result-details': 39,
      'submit-report': 40,
      'review-profile': 41,
      'dispose-kit': 42,
      'reporting-information': 43,
    },
    44,
  ],
  [
    'reporting',
    REPORTING_FLOW,
    {
      'profile-selection': 2,
      'health-questionnaire': 3,
      'scan-device': 5,
      'first-scan': 6,
      'result-questionnaire': 7,
      'confirm-result': 8,
      'submit-report': 9,
      'review-profile': 10,
      'reporting-information': 11,
    },
    12,
  ],
];

describe.each(NAMED)('the table of the %s flow', (_name, flow, numbers, length) => {
  it.each(Object.entries(numbers))('has %s at number %i', (id, number) => {
    expect(stepNumber(flow, id as StepId)).toBe(number);
  });

  it('has every number once', () => {
    expect(flow).toHaveLength(length);
    expect(new Set(flow.map((row) => row.id)).size).toBe(length);
  });

  it('asks for ticks exactly where it lists boxes', () => {
    const gated = flow.filter((row) => row.nextIf === 'boxesTicked').map((row) => row.id);
    expect(gated).toEqual(flow.map((row) => row.id).filter((id) => id in STEP_BOXES));
  });

  it('ends in one finish', () => {
    expect(flow.filter((row) => row.leaveBy === 'finish')).toEqual([flow.at(-1)]);
  });

  it('names its stages in one order, without going back', () => {
    const stages = flow.flatMap((row) => row.stage ?? []);
    expect([...new Set(stages)].flatMap((stage) => stages.filter((other) => other === stage))).toEqual(stages);
  });
});

describe('the step ids', () => {
  it('all stand in a flow', () => {
    const used = new Set([...TESTING_FLOW, ...REPORTING_FLOW].map((row) => row.id));
    expect([...STEP_IDS].filter((id) => !used.has(id))).toEqual([]);
  });

  it('start the progress bar where hands are washed', () => {
    expect(TESTING_FLOW.findIndex((row) => row.stage !== undefined)).toBe(stepNumber(TESTING_FLOW, 'wash-hands'));
  });
});

describe('the progress names', () => {
  const runs = (flow: readonly StepRow[]) =>
    flow.map((row) => row.progress).filter((name, index, all) => name !== all[index - 1]);

  it('of the testing flow come in the order of the specification', () => {
    expect(runs(TESTING_FLOW)).toEqual([
      'questionnaire',
      'pre_test',
      'check_kit',
      'test_steps',
      'wait',
      'confirm_kit',
      'confirm_result',
      'confirm_report',
      'complete_testing',
    ]);
  });

  it('of the reporting flow come in the order of the specification', () => {
    expect(runs(REPORTING_FLOW)).toEqual([
      'profile_selection_step',
      'health_questionnaire',
      'scan_device_id',
      'result_questionnaire',
      'report_questionnaire',
      'complete_reporting',
    ]);
  });
});
