import { ageOn } from './age.ts';
import { type CalendarDate, dayOfIso } from './calendar-date.ts';
import type { PersonInfo } from './validate-person.ts';
import { ADULT_AGE } from './limits.ts';

/**
 * A profile as the test flow needs it (product.md section 3, "Profile"). `age` is in completed years as the server last returned it,
 * null if unknown; for the age today use `ageToday`.
 */
export interface ProfileSummary {
  readonly profileId: string;
  readonly userGroupId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What the account calls a person without a name; empty if nothing. Never reported. */
  readonly label: string;
  readonly zipCode: string;
  /** Null if the person opted out. */
  readonly dateOfBirth: CalendarDate | null;
  readonly age: number | null;
  readonly isDefaultProfile: boolean;
  readonly consentToReport: boolean;
}

/** A profile as it is sent for creation (product.md section 3, "Profile"); the form's `sex` is sent as `gender`. */
export interface ProfileDraft extends Omit<PersonInfo, 'sex'> {
  readonly userGroupId: string;
  readonly userId: string;
  readonly gender: PersonInfo['sex'];
  readonly consentToReport: boolean;
  /** What the account calls a person without a name; empty if nothing. Never reported. */
  readonly label: string;
  /** The person's wish; the first profile of a group is always the default one. */
  readonly isDefaultProfile: boolean;
}

/** The fields of a draft other than the person's own. */
type DraftOwner = Pick<ProfileDraft, 'userGroupId' | 'userId' | 'consentToReport' | 'label' | 'isDefaultProfile'>;

/** A validated person as a profile to be created. */
export function draftOfPerson({ sex: gender, ...person }: PersonInfo, owner: DraftOwner): ProfileDraft {
  return { ...person, gender, ...owner };
}

/** A stored profile. A fetched one has `gender` copied into `sex`. */
export interface Profile extends ProfileDraft {
  readonly profileId: string;
  readonly sex: PersonInfo['sex'];
}

/** The date of birth, which the API has as an ISO timestamp; null if there is none. */
function birthOf({ dateOfBirth }: Pick<Profile, 'dateOfBirth'>): CalendarDate | null {
  return dayOfIso(dateOfBirth);
}

/** Completed years. Zero if the birth is in the future, which it can be where the day is one of a time zone further west. */
function yearsOn(birth: CalendarDate, day: CalendarDate): number {
  return Math.max(0, ageOn(birth, day));
}

/** The first and last name; empty without a date of birth, which is asked together with the name. */
export function fullName({ firstName, lastName }: Pick<ProfileSummary, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The name, or what the account calls a person without one; empty if there is neither. */
export function shownName(person: Parameters<typeof fullName>[0] & { readonly label?: string }): string {
  return fullName(person) || (person.label ?? '');
}

/** The age on the person's own calendar day, or the age given instead of a date of birth; null if both are unknown. */
export function ageToday(
  { dateOfBirth, age }: Pick<ProfileSummary, 'dateOfBirth' | 'age'>,
  today: CalendarDate,
): number | null {
  return dateOfBirth === null ? age : yearsOn(dateOfBirth, today);
}

/** Whether the reader of a result is its person, as far as is known: the account's default profile, unless that is a child's. */
export function isReader(isDefaultProfile: boolean, age: number | null): boolean {
  return isDefaultProfile && (age === null || age >= ADULT_AGE);
}

/** A stored profile as the API returns it: with the age on that day. A person who opted out keeps the age that was given. */
export function agedOn(profile: Profile, day: CalendarDate): Profile {
  const birth = birthOf(profile);
  return birth === null ? profile : { ...profile, age: yearsOn(birth, day) };
}

/** The fields of a profile that the test flow stores. */
export function toProfileSummary(profile: Profile): ProfileSummary {
  const { profileId, userGroupId, firstName, lastName, label, zipCode, age, isDefaultProfile, consentToReport } =
    profile;
  return {
    profileId,
    userGroupId,
    firstName,
    lastName,
    label,
    zipCode,
    dateOfBirth: birthOf(profile),
    age: age < 0 ? null : age,
    isDefaultProfile,
    consentToReport,
  };
}
