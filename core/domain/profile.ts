import type { PersonInfo } from './validate-person.ts';

/** What the test flow needs of a profile (product.md section 3, "Profile"). `age` is in completed years, null where unknown. */
export interface ProfileSummary {
  readonly profileId: string;
  readonly userGroupId: string;
  readonly firstName: string;
  readonly lastName: string;
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

/** A stored profile. A fetched one has `gender` copied into `sex`. */
export interface Profile extends ProfileDraft {
  readonly profileId: string;
  readonly sex: PersonInfo['sex'];
}

/** What the test flow keeps of a profile. */
export function toProfileSummary(profile: Profile): ProfileSummary {
  const { profileId, userGroupId, firstName, lastName, age, isDefaultProfile, consentToReport } = profile;
  return {
    profileId,
    userGroupId,
    firstName,
    lastName,
    age: age < 0 ? null : age,
    isDefaultProfile,
    consentToReport,
  };
}
