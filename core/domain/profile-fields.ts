import { isFieldShown, type PersonForm } from './guest-form.ts';
import { fullName, type Profile } from './profile.ts';

/** What the form of a profile is for: a new profile, a saved one in its edit screen, or the review of the person who was tested. */
export type ProfileUse = 'new' | 'review' | Pick<Profile, 'firstName' | 'lastName' | 'isDefaultProfile'>;

/**
 * Whether the form of a profile shows a field now. Any profile can be made the default one, but only by another is the default replaced.
 * A label is for people without a name; it is no part of what is reported, so the review does not show it.
 */
export function isProfileFieldShown(field: string, form: Pick<PersonForm, 'noDateOfBirth'>, use: ProfileUse): boolean {
  if (field === 'isDefaultProfile') return typeof use === 'object' && !use.isDefaultProfile;
  if (field !== 'label') return isFieldShown(field, form);
  if (use === 'review') return false;
  return form.noDateOfBirth || (use !== 'new' && fullName(use) === '');
}
