import { expect, it } from 'vitest';
import { paths, startsAt } from '../../../fixtures/arbitraries/paths.ts';
import { readings } from '../../../fixtures/arbitraries/readings.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { flowProperty } from '../../support/flow-property.ts';
import { makeMove } from '../../support/make-move.ts';
import { runs } from '../../support/property-settings.ts';
import { classify } from '../../support/property-statistics.ts';

it.each(['testing', 'reporting'] as const)(
  'a reload in the %s flow keeps the step, answers and timers; between the scans of the box and the cassette it asks for the box again',
  async (flow) => {
    await assertProperty(
      flowProperty(flow, [startsAt(flow), readings, paths(10)], async (harness, start, read, path) => {
        await harness.passUntil(start, read);
        for (const move of path) await makeMove(harness, move);
        // A jump of the clock shows only when time is noticed to have passed.
        harness.wait(0);
        const { session } = harness.state();
        harness.reload();
        const reloaded = harness.state().session;
        const { currentStep } = reloaded;
        const isSame = currentStep === session.currentStep;
        classify(isSame ? 'the same step' : 'the box again');
        expect(isSame || (session.device === null && harness.step() === 'scan-device'), 'same step, or the box').toBe(
          true,
        );
        expect(reloaded, 'the test').toEqual({ ...session, currentStep });
        harness.reload();
        expect(harness.state().session, 'the test after another reload').toEqual(reloaded);
      }),
      runs(400),
    );
  },
);
