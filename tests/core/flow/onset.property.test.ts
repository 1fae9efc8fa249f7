import { expect, it } from 'vitest';
import { utcOffsets } from '../../../fixtures/arbitraries/dates.ts';
import { symptomaticReadings } from '../../../fixtures/arbitraries/readings.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { flowProperty } from '../../support/flow-property.ts';
import { SUBMISSION } from '../../support/press-at-once.ts';
import { runs } from '../../support/property-settings.ts';

it.each(['testing', 'reporting'] as const)(
  'the %s flow submits the day that was typed as the onset, in every time zone',
  async (flow) => {
    await assertProperty(
      flowProperty(
        flow,
        [symptomaticReadings],
        async (harness, read) => {
          await harness.passUntil('reporting-information', read);
          const sent = harness.backend.calls.filter(({ name }) => name === SUBMISSION);
          expect(sent).toHaveLength(1);
          expect(sent[0]?.payload).toMatchObject({ isSymptomatic: 'yes', symptomOnsetDate: read.onset.day });
        },
        { utcOffsetMinutes: utcOffsets },
      ),
      runs(100),
    );
  },
);
