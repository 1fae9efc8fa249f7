import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { WALK_WORDS } from '../../../cli/walk/walk-words.ts';
import { scenarioText } from '../../../cli/walk/path-text.ts';
import { foundScenario, guest, NOW, times, walkBy } from './scripted-walk.ts';

const TO_THE_RESULT = [
  ...[...times(2, 'Next'), 'Answer: No', 'Next', 'Check every box', 'Confirm', 'Scan the box of the kit'],
  'Scan a valid cassette',
];
const { general, steps } = translations.en;
const { label: ONSET } = steps.steps['health-questionnaire'].onset;
const { date, time } = steps.steps['result-questionnaire'].express.taken;

/** The first lines of the menus of a walk. */
async function firstLinesOf(flow: string, answers: readonly string[]): Promise<readonly string[]> {
  const { firstLines } = await walkBy(guest, flow, [...answers, 'Leave']);
  return firstLines;
}

describe('the first line of the menu after an answer', () => {
  it('is the date that the answer asks for, before and after Next was refused', async () => {
    const lines = await firstLinesOf('testing', [...times(2, 'Next'), 'Answer: Yes', 'Next']);
    expect(lines.slice(-3)).toEqual(['Answer: Yes', ...times(2, `Type: ${ONSET}`)]);
  });

  it('is the wrong one of two fields, and never another answer', async () => {
    const wrongTime = [`Type: ${time.label}`, '= 11:59 PM', 'Next'];
    const lines = await firstLinesOf('reporting', [
      ...[...TO_THE_RESULT, 'Answer: Negative', `Type: ${date.label}`, '= 13/45/2026', 'Next'],
      ...[`Type: ${date.label}`, '= 11/20/2026', ...wrongTime],
    ]);
    expect(lines.at(-1)).toBe(`Type: ${time.label}`);
    expect(lines.filter((line) => line === 'Answer: Positive')).toHaveLength(1);
    expect(lines).toContain(`Type: ${date.label}`);
  });

  it('is the missing field of a form', async () => {
    const toTheForm = [...TO_THE_RESULT, 'Answer: Negative', 'Save'];
    const { path } = await walkBy(guest, 'reporting', toTheForm);
    const from = foundScenario(scenarioText({ ...guest, now: NOW }, [...path, { until: 'submit-report' }]));
    const { firstLines } = await walkBy(from.scenario, '', ['Answer: Report my result', 'Next', 'Leave'], { from });
    expect(firstLines.at(-2)).toBe(WALK_WORDS.form);
    expect(firstLines.at(-1)).toBe(`Type: ${general.form.fields.dateOfBirth.label}`);
  });
});
