import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { AppError, ErrorCode, FieldError } from '../../domain/error-codes.ts';
import { formatPhone } from '../../domain/format-input.ts';
import { EMPTY_GUEST_FORM, type PersonForm } from '../../domain/guest-form.ts';
import { MAX_LABEL_LENGTH, MIN_PROFILE_AGE, MIN_TESTED_AGE } from '../../domain/limits.ts';
import { personFormOf } from '../../domain/person-form-of.ts';
import type { Profile, ProfileSummary } from '../../domain/profile.ts';
import type { Result } from '../../domain/result.ts';
import { cleanText } from '../../domain/clean-text.ts';
import { validateLength } from '../../domain/validate-fields.ts';
import { validatePerson, type PersonInfo } from '../../domain/validate-person.ts';
import { APP_ROUTES, type AppRoute } from '../../flow/app-routes.ts';
import type { AppState } from '../../flow/app-state.ts';
import type { ProfileAttempt } from '../../ports/profile-repo.ts';
import type { FormSpec, FormValues } from '../../forms/form.ts';
import { problemsOf } from '../../forms/rules.ts';

/** The participant type is asked and stays in the form, but is never sent (product.md section 3, "Choice lists"). */
export type ProfileField = keyof PersonForm | 'participantType' | 'consentToReport' | 'label' | 'isDefaultProfile';

/** A person as the profile form sends it. */
export interface EnteredProfile {
  readonly person: PersonInfo;
  readonly consentToReport: boolean;
  /** What the account calls a person without a name; by default nothing. */
  readonly label?: string;
  /** Whether a saved profile is to become the default one. */
  readonly isDefaultProfile?: boolean;
}

type SaveEntered = (entered: EnteredProfile) => Promise<Result<void, AppError>>;
type SaveProfile = (profile: Profile, entered: EnteredProfile) => Promise<Result<void, AppError>>;

/** The initial values of the form. */
export interface KnownPerson {
  readonly person: PersonForm;
  readonly consentToReport: boolean;
  readonly label?: string;
  readonly isDefaultProfile?: boolean;
}

/** The initial values of the form for a saved profile. */
export function knownOf(profile: Profile): KnownPerson {
  const person = personFormOf(profile);
  return {
    person: { ...person, phoneNumber: formatPhone(person.phoneNumber) },
    consentToReport: profile.consentToReport,
    label: profile.label,
    isDefaultProfile: profile.isDefaultProfile,
  };
}

/** The person in the form's values. */
export function toPersonForm(values: FormValues<ProfileField>): PersonForm {
  const {
    consentToReport: _consent,
    participantType: _group,
    label: _label,
    isDefaultProfile: _own,
    ...person
  } = values;
  return { ...person, noDateOfBirth: values.noDateOfBirth === 'true' };
}

/** A value as the form holds it: that of a checkbox is `'true'` when checked and empty otherwise. */
export function toText(value: string | boolean): string {
  return value === true ? 'true' : value || '';
}

function initialOf({
  person,
  consentToReport,
  label = '',
  isDefaultProfile = false,
}: KnownPerson): FormValues<ProfileField> {
  const { emailAddress: _email, ...empty } = EMPTY_GUEST_FORM;
  const values = Object.fromEntries(
    (Object.keys(empty) as (keyof PersonForm)[]).map((field) => [field, toText(person[field])]),
  ) as FormValues<keyof PersonForm>;
  const boxes = { consentToReport: toText(consentToReport), isDefaultProfile: toText(isDefaultProfile) };
  return { ...values, participantType: 'default', label, ...boxes };
}

/**
 * The form of a profile (product.md section 4, "Profile form"), filled with what is `known`: a saved profile, or a guest's details.
 * `youngest` is the lowest age accepted.
 */
export function profileForm(
  known: KnownPerson,
  save: SaveEntered,
  youngest: number = MIN_PROFILE_AGE,
): FormSpec<ProfileField> {
  const read = (values: FormValues<ProfileField>, day: CalendarDate): Result<PersonInfo, readonly FieldError[]> =>
    validatePerson(toPersonForm(values), day, youngest);
  return {
    button: 'save-profile',
    initial: initialOf(known),
    serverNames: { gender: 'sex' },
    check: (values, day) => {
      const person = read(values, day);
      const errors = person.ok
        ? []
        : (person.error as readonly { readonly field: ProfileField; readonly code: ErrorCode }[]);
      return [...errors, ...problemsOf<ProfileField>({ label: validateLength(values.label, MAX_LABEL_LENGTH) })];
    },
    send: (values, today) => {
      const person = read(values, today);
      if (!person.ok) return Promise.resolve({ ok: false, error: { code: 'INVALID_REQUEST', fields: person.error } });
      const [consentToReport, isDefaultProfile] = [
        values.consentToReport === 'true',
        values.isDefaultProfile === 'true',
      ];
      return save({ person: person.value, consentToReport, label: cleanText(values.label), isDefaultProfile });
    },
  };
}

/** The form of a saved profile. */
export function savedProfileForm(profile: Profile, save: SaveProfile): FormSpec<ProfileField> {
  return profileForm(knownOf(profile), (entered) => save(profile, entered));
}

/**
 * The form of the tested person's profile before the report. It rejects a person who is too young for the test (decisions.md section
 * 4).
 */
export function reviewForm(profile: Profile, save: SaveProfile): FormSpec<ProfileField> {
  return { ...profileForm(knownOf(profile), (entered) => save(profile, entered), MIN_TESTED_AGE), button: 'next' };
}

/** The initial values of a new profile: the first profile of a guest's new account starts with the guest's details. */
export function knownOfNew({ identity, account }: AppState): KnownPerson {
  const isFirst = identity.profiles.length === 0 || account.isAfterGuest;
  return { person: isFirst ? identity.guestForm : EMPTY_GUEST_FORM, consentToReport: false };
}

/** The form of a new profile. Sending it several times creates one profile. */
export function newProfileForm(
  state: AppState,
  saveNew: (profile: EnteredProfile, attempt: ProfileAttempt) => Promise<Result<void, AppError>>,
): FormSpec<ProfileField> {
  const attempt: ProfileAttempt = {};
  return profileForm(knownOfNew(state), (entered) => saveNew(entered, attempt));
}

/** The form's title, as the key of its text (product.md section 4, "Profile form"). `profileId` is null for a new profile. */
export function profileFormTitle(
  profiles: readonly ProfileSummary[],
  profileId: string | null,
): 'create' | 'new' | 'edit' {
  if (profiles.length === 0) return 'create';
  if (profileId === null) return 'new';
  const edited = profiles.find((profile) => profile.profileId === profileId);
  return edited?.isDefaultProfile === true ? 'create' : 'edit';
}

/** The target of the form's back arrow; null without one, since a guest's result waits for the profile. */
export function profileFormBack({ identity, account }: AppState, profileId: string | null): AppRoute | null {
  if (account.isAfterGuest) return null;
  if (profileId !== null) return APP_ROUTES.editProfileSelection;
  return identity.profiles.length === 0 ? APP_ROUTES.home : APP_ROUTES.addProfile;
}
