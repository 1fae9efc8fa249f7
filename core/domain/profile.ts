import { ageOn } from './age.ts';
import { toCalendarDate, type CalendarDate } from './calendar-date.ts';
import type { PersonInfo } from './validate-person.ts';

/**
 * What the test flow needs of a profile (product.md section 3, "Profile"). `age` is in completed years as the server told it, null
 * where unknown; how old the person is today, `ageToday` says.
 */
export interface ProfileSummary {
  readonly profileId: string;
  readonly userGroupId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null where the person opted out of telling it. */
  readonly dateOfBirth: CalendarDate | null;
  readonly age: number | null;
  readonly isDefaultProfile: boolean;
  readonly consentToReport: boolean;
}

/** A profile as it is sent to be created (product.md section 3, "Profile"): the form's `sex` travels as `gender`. */
export interface ProfileDraft extends Omit<PersonInfo, 'sex'> {
  readonly userGroupId: string;
  readonly userId: string;
  readonly gender: PersonInfo['sex'];
  readonly consentToReport: boolean;
  /** What the person wishes; the first profile of a group is the default one whatever is sent. */
  readonly isDefaultProfile: boolean;
}

/** What a draft holds beside the person's own information. */
type DraftFacts = Pick<ProfileDraft, 'userGroupId' | 'userId' | 'consentToReport' | 'isDefaultProfile'>;

/** A checked person as a profile to be created. */
export function draftOfPerson({ sex: gender, ...person }: PersonInfo, facts: DraftFacts): ProfileDraft {
  return { ...person, gender, ...facts };
}

/** A stored profile. A fetched one has `gender` copied into `sex`. */
export interface Profile extends ProfileDraft {
  readonly profileId: string;
  readonly sex: PersonInfo['sex'];
}

/** The day of birth, which travels as an ISO timestamp; null where there is none. */
function birthOf({ dateOfBirth }: Pick<Profile, 'dateOfBirth'>): CalendarDate | null {
  return toCalendarDate(dateOfBirth.slice(0, 'YYYY-MM-DD'.length));
}

/** Completed years. The day of birth may still be to come where the day that counts is of a zone further west. */
function yearsOn(birth: CalendarDate, day: CalendarDate): number {
  return Math.max(0, ageOn(birth, day));
}

/** The age on the person's own calendar day, or the age that was told where there is no date of birth; null where neither is known. */
export function ageToday(
  { dateOfBirth, age }: Pick<ProfileSummary, 'dateOfBirth' | 'age'>,
  today: CalendarDate,
): number | null {
  return dateOfBirth === null ? age : yearsOn(dateOfBirth, today);
}

/** A stored profile as it is answered: a stored age grows old, so that of `day` goes. Who opted out keeps the age that was told. */
export function agedOn(profile: Profile, day: CalendarDate): Profile {
  const birth = birthOf(profile);
  return birth === null ? profile : { ...profile, age: yearsOn(birth, day) };
}

/** What the test flow keeps of a profile. */
export function toProfileSummary(profile: Profile): ProfileSummary {
  const { profileId, userGroupId, firstName, lastName, age, isDefaultProfile, consentToReport } = profile;
  return {
    profileId,
    userGroupId,
    firstName,
    lastName,
    dateOfBirth: birthOf(profile),
    age: age < 0 ? null : age,
    isDefaultProfile,
    consentToReport,
  };
}
