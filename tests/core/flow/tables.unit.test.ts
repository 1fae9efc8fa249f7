import { describe, expect, it } from 'vitest';
import { stepNumber } from '../../../core/flow/flows.ts';
import { REPORTING_FLOW } from '../../../core/flow/reporting-flow.ts';
import { STEP_BOXES, STEP_IDS, type StepRow } from '../../../core/flow/step-row.ts';
import { TESTING_FLOW } from '../../../core/flow/testing-flow.ts';
import { MODEL_STEPS } from '../../support/expected-steps.ts';

describe.each([
  ['testing', TESTING_FLOW],
  ['reporting', REPORTING_FLOW],
] as const)('the table of the %s flow', (name, flow) => {
  it('has the steps of the specification in their order, each once', () => {
    expect(flow.map(({ id }) => id)).toEqual(MODEL_STEPS[name]);
  });

  it('requires ticks exactly where it lists boxes', () => {
    const gated = flow.filter((row) => row.nextIf === 'boxesTicked').map((row) => row.id);
    expect(gated).toEqual(flow.map((row) => row.id).filter((id) => id in STEP_BOXES));
  });

  it('has one last step', () => {
    expect(flow.filter((row) => row.leaveBy === 'finish')).toEqual([flow.at(-1)]);
  });

  it('lists its stages in order', () => {
    const stages = flow.flatMap((row) => row.stage ?? []);
    expect([...new Set(stages)].flatMap((stage) => stages.filter((other) => other === stage))).toEqual(stages);
  });
});

describe('the step ids', () => {
  it('are all used in a flow', () => {
    const used = new Set([...TESTING_FLOW, ...REPORTING_FLOW].map((row) => row.id));
    expect([...STEP_IDS].filter((id) => !used.has(id))).toEqual([]);
  });

  it('start the progress bar at the hand-washing step', () => {
    expect(TESTING_FLOW.findIndex((row) => row.stage !== undefined)).toBe(stepNumber(TESTING_FLOW, 'wash-hands'));
  });
});

describe('the progress names', () => {
  const runs = (flow: readonly StepRow[]) =>
    flow.map((row) => row.progress).filter((name, index, all) => name !== all[index - 1]);

  it('of the testing flow are in the order of the specification', () => {
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

  it('of the reporting flow are in the order of the specification', () => {
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
