import type { EnteredProfile } from '../../../../core/use-cases/profile/profile-form.ts';
import { aPerson } from '../account/a-person.ts';

/** Ana as the profile form sends her. */
export function anEnteredProfile(overrides: Partial<EnteredProfile['person']> = {}): EnteredProfile {
  return { person: { ...aPerson(), ...overrides }, consentToReport: false };
}
