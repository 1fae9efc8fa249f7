import { EMPTY_GUEST_FORM } from '../domain/guest-form.ts';
import { personFormOf } from '../domain/person-form-of.ts';
import type { Profile } from '../domain/profile.ts';
import type { AppState } from '../flow/app-state.ts';
import { testedProfile } from '../flow/tested-profile.ts';
import { knownOfSummary, type KnownPerson } from './report-preview.ts';

/**
 * What is known of the tested person before the form: a guest's answers so far, or an account's profile. Until that is
 * fetched, and offline, what the browser has stored of it.
 */
export function knownPerson(state: Pick<AppState, 'session' | 'identity'>, fetched: Profile | null): KnownPerson {
  const { isGuestLogin, guestForm } = state.identity;
  if (fetched !== null) return { form: personFormOf(fetched), blanks: 'stay', isWhole: true };
  const tested = testedProfile(state);
  if (tested !== null) return knownOfSummary(tested);
  return { form: isGuestLogin ? guestForm : EMPTY_GUEST_FORM, blanks: 'toCome', isWhole: true };
}
