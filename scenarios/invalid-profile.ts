import type { FieldError } from '../core/domain/error-codes.ts';
import { PERSON_TEXT_LIMITS } from '../core/domain/validate-person.ts';
import { written } from './schema-parts.ts';
import type { ScenarioProfile } from './scenario.ts';

/** What the fields take whose values are not listed words. */
const TAKEN: Readonly<Partial<Record<string, string>>> = {
  dateOfBirth: 'a day in the past as MM/DD/YYYY',
  age: 'an age in whole years',
  phoneNumber: 'a US phone number of 10 digits',
  zipCode: 'a ZIP code of 5 digits',
  state: 'a state as two letters, such as CA',
};

function takenBy(field: string): string {
  const limits: Readonly<Partial<Record<string, number>>> = PERSON_TEXT_LIMITS;
  return TAKEN[field] ?? `a text of at most ${String(limits[field])} characters`;
}

/** What is wrong with a profile of a scenario: each field with its value, and what it takes. */
export function invalidProfile({ form }: ScenarioProfile, errors: readonly FieldError[]): string {
  const values: Readonly<Record<string, unknown>> = form;
  const wrong = errors.map(({ field }) => `${field} ${written(values[field])}; expected ${takenBy(field)}`);
  return `A profile of the scenario is invalid: ${wrong.join('; ')}.`;
}
