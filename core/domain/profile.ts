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
