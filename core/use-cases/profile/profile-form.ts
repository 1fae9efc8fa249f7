import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { AppError, ErrorCode, FieldError } from '../../domain/error-codes.ts';
import { formatPhone } from '../../domain/format-input.ts';
import { EMPTY_GUEST_FORM, type PersonForm } from '../../domain/guest-form.ts';
import { MIN_PROFILE_AGE, MIN_TESTED_AGE } from '../../domain/limits.ts';
import { personFormOf } from '../../domain/person-form-of.ts';
import type { Profile, ProfileSummary } from '../../domain/profile.ts';
import type { Result } from '../../domain/result.ts';
import { validatePerson, type PersonInfo } from '../../domain/validate-person.ts';
import { APP_ROUTES, type AppRoute } from '../../flow/app-routes.ts';
import type { AppState } from '../../flow/app-state.ts';
import type { ProfileAttempt } from '../../ports/profile-repo.ts';
import type { FormSpec, FormValues } from '../../forms/form.ts';

/** The group that a person belongs to is asked, stays in the form and is never sent (product.md section 3, "Choice lists"). */
export type ProfileField = keyof PersonForm | 'participantType' | 'consentToReport';

/** What the profile form sends about a person. */
export interface EnteredProfile {
  readonly person: PersonInfo;
  readonly consentToReport: boolean;
}

type SaveEntered = (profile: EnteredProfile) => Promise<Result<void, AppError>>;

/** What stands in the form when it opens. */
export interface KnownPerson {
  readonly person: PersonForm;
  readonly consentToReport: boolean;
}

/** The form as it opens for a saved profile. */
export function knownOf(profile: Profile): KnownPerson {
  const person = personFormOf(profile);
  return {
    person: { ...person, phoneNumber: formatPhone(person.phoneNumber) },
    consentToReport: profile.consentToReport,
  };
}

function toPersonForm(values: FormValues<ProfileField>): PersonForm {
  const { consentToReport: _consent, participantType: _group, ...person } = values;
  return { ...person, noDateOfBirth: values.noDateOfBirth === 'true' };
}

const asBox = (isTicked: boolean): string => (isTicked ? 'true' : '');

function initialOf({ person, consentToReport }: KnownPerson): FormValues<ProfileField> {
  const { emailAddress: _email, ...empty } = EMPTY_GUEST_FORM;
  const values = Object.fromEntries(
    (Object.keys(empty) as (keyof PersonForm)[]).map((field) => {
      const value = person[field];
      return [field, typeof value === 'boolean' ? asBox(value) : value];
    }),
  ) as FormValues<keyof PersonForm>;
  return { ...values, participantType: 'default', consentToReport: asBox(consentToReport) };
}

/**
 * The form of a profile (product.md section 4, "Profile form"), filled with what is `known`: a saved profile, or what a guest told.
 * `youngest` is the least age that it takes.
 */
export function profileForm(
  known: KnownPerson,
  today: () => CalendarDate,
  save: SaveEntered,
  youngest: number = MIN_PROFILE_AGE,
): FormSpec<ProfileField> {
  const read = (values: FormValues<ProfileField>, day: CalendarDate): Result<PersonInfo, readonly FieldError[]> =>
    validatePerson(toPersonForm(values), day, youngest);
  return {
    initial: initialOf(known),
    serverNames: { gender: 'sex' },
    check: (values, day) => {
      const person = read(values, day);
      return person.ok ? [] : (person.error as readonly { readonly field: ProfileField; readonly code: ErrorCode }[]);
    },
    send: (values) => {
      const person = read(values, today());
      if (!person.ok) return Promise.resolve({ ok: false, error: { code: 'INVALID_REQUEST', fields: person.error } });
      return save({ person: person.value, consentToReport: values.consentToReport === 'true' });
    },
  };
}

/** The form of the tested person's profile before the report: who is too young for the test is not reported (decisions.md section 4). */
export function reviewForm(profile: Profile, today: () => CalendarDate, save: SaveEntered): FormSpec<ProfileField> {
  return profileForm(knownOf(profile), today, save, MIN_TESTED_AGE);
}

/** The form of a new profile as it opens: the first one with what was told as a guest. */
export function knownOfNew({ identity, account }: AppState): KnownPerson {
  const isFirst = identity.profiles.length === 0 || account.isAfterGuest;
  return { person: isFirst ? identity.guestForm : EMPTY_GUEST_FORM, consentToReport: false };
}

/** The form of a new profile. However often it is sent, it makes one. */
export function newProfileForm(
  state: AppState,
  today: () => CalendarDate,
  saveNew: (profile: EnteredProfile, attempt: ProfileAttempt) => Promise<Result<void, AppError>>,
): FormSpec<ProfileField> {
  const attempt: ProfileAttempt = {};
  return profileForm(knownOfNew(state), today, (entered) => saveNew(entered, attempt));
}

/** The title of the form, by the key of its text (product.md section 4, "Profile form"). `profileId` is null for a new one. */
export function profileFormTitle(
  profiles: readonly ProfileSummary[],
  profileId: string | null,
): 'create' | 'new' | 'edit' {
  if (profiles.length === 0) return 'create';
  if (profileId === null) return 'new';
  const edited = profiles.find((profile) => profile.profileId === profileId);
  return edited?.isDefaultProfile === true ? 'create' : 'edit';
}

/** Where back on the form leads; null where there is no way back, since a guest's result waits for the profile. */
export function profileFormBack({ identity, account }: AppState, profileId: string | null): AppRoute | null {
  if (account.isAfterGuest) return null;
  if (profileId !== null) return APP_ROUTES.editProfileSelection;
  return identity.profiles.length === 0 ? APP_ROUTES.home : APP_ROUTES.addProfile;
}
