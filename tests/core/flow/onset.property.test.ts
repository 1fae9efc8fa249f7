import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { utcOffsets } from '../../../fixtures/arbitraries/dates.ts';
import { readingsOf, symptomaticReadings } from '../../../fixtures/arbitraries/readings.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { START } from '../../support/flow-harness.ts';
import { flowProperty } from '../../support/flow-property.ts';
import { SUBMISSION } from '../../support/press-at-once.ts';
import { runs } from '../../support/property-settings.ts';
import { classify } from '../../support/property-statistics.ts';

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

it('the testing flow accepts today in the time zone of the person as the onset, and no later day', async () => {
  const daysFromToday = fc.integer({ min: -1, max: 1 });
  await assertProperty(
    flowProperty(
      'testing',
      [daysFromToday],
      async (harness, days, utcOffsetMinutes) => {
        const now = new Date(START + utcOffsetMinutes * 60_000 + days * 86_400_000);
        const day = now.toISOString().slice(0, 10) as CalendarDate;
        classify(`${String(days)} days from today`);
        await harness.passUntil('health-questionnaire');
        await harness.passStep({ ...readingsOf('negative'), symptoms: 'yes', onset: { day, text: day } });
        expect(harness.step() === 'health-questionnaire', `${day} is rejected`).toBe(days > 0);
      },
      { utcOffsetMinutes: utcOffsets },
    ),
    runs(200),
  );
});
