import { describe, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { account, guest, walkBy } from './scripted-walk.ts';

const TO_SYMPTOMS = ['Next', 'Next', 'Answer: Yes', 'Type: When did the first symptom start?'];

describe('a question for a day in a walk', () => {
  it('says which day it is in the walk', async () => {
    const { asked } = await walkBy(guest, 'testing', [...TO_SYMPTOMS, '= 11/18/2026', 'Leave']);
    expect(asked).toEqual([expect.stringMatching(/\(MM\/DD\/YYYY; today is 11\/20\/2026\)$/)]);
  });

  it('says the later day after time has passed', async () => {
    const later = ['Let time pass', 'Yes', '= 24h', ...TO_SYMPTOMS, '= 11/18/2026', 'Leave'];
    const { asked } = await walkBy(guest, 'testing', later);
    expect(asked.at(-1)).toContain('today is 11/21/2026');
  });

  it('says it also at the date of birth in a form, with the label of the page', async () => {
    const { label } = translations.es.general.form.fields.dateOfBirth;
    const { asked } = await walkBy(
      account,
      'testing',
      ['Open an address', '= /profile/new', `Type: ${label}`, '= 04/12/1988', 'Leave'],
      { language: 'es' },
    );
    expect(asked.at(-1)).toBe(`${label} (MM/DD/YYYY; today is 11/20/2026)`);
  });
});
