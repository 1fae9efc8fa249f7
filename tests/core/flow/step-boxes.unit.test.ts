import { describe, expect, it } from 'vitest';
import { FLOW_NAMES, FLOWS } from '../../../core/flow/flows.ts';
import { boxesOf } from '../../../core/flow/step-row.ts';
import { startedHarness } from '../../support/flow-harness.ts';
import { giveAnswer } from '../../support/pass-step.ts';

/** Every box of every step that has some, in both flows. */
const BOXES = FLOW_NAMES.flatMap((flow) =>
  FLOWS[flow].flatMap(({ id }) => boxesOf(id).map((box) => ({ flow, step: id, box }))),
);

describe('Next does not leave a step with boxes', () => {
  it.each(BOXES)('while $box of $step in the $flow flow is not checked', async ({ flow, step, box }) => {
    const harness = await startedHarness(flow);
    const check = (one: string, isTicked = true): void =>
      giveAnswer(harness, { type: 'boxTicked', box: one, isTicked });
    await harness.passUntil(step);
    boxesOf(step).forEach((one) => check(one));
    check(box, false);
    await harness.actions().pressNext();
    expect(harness.step()).toBe(step);
    check(box);
    await harness.actions().pressNext();
    expect(harness.step()).not.toBe(step);
  });
});

it('every step that asks for boxes has some, so that none is left out above', () => {
  const asking = FLOW_NAMES.flatMap((flow) =>
    FLOWS[flow].filter(({ asks }) => [asks].flat().includes('boxes')).map(({ id }) => id),
  );
  expect([...new Set(BOXES.map(({ step }) => step))].toSorted()).toEqual(asking.toSorted());
});
