/** The choice lists of product.md section 3. Their labels are in the locale files, under the same values. */
export const SEXES = ['female', 'male', 'other', 'unknown'] as const;
export type Sex = (typeof SEXES)[number];

export const RACES = [
  'americanIndian',
  'asian',
  'africanAmerican',
  'pacificIslander',
  'white',
  'other',
  'unknown',
] as const;
export type Race = (typeof RACES)[number];

export const ETHNICITIES = ['hispanicLatino', 'nonHispanic', 'unknown'] as const;
export type Ethnicity = (typeof ETHNICITIES)[number];

/** The group that a person belongs to. The profile form asks for it, but does not send it (product.md section 3, "Choice lists"). */
export const PARTICIPANT_TYPES = [
  'educationK12',
  'educationCollege',
  'firstResponder',
  'healthcareStaff',
  'independentSenior',
  'seniorCareResident',
  'other',
] as const;
export type ParticipantType = (typeof PARTICIPANT_TYPES)[number];

/** The subjects of a support request. */
export const SUPPORT_REQUEST_TYPES = ['generalInquiries', 'productInquiries', 'technicalSupport'] as const;
export type SupportRequestType = (typeof SUPPORT_REQUEST_TYPES)[number];

/** The 50 states, DC and the five territories by two-letter code, in the order of their English names. */
export const STATE_CODES = [
  'AL', 'AK', 'AS', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'GU', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY',
  'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'MP', 'OH', 'OK',
  'OR', 'PA', 'PR', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'VI', 'WA', 'WV', 'WI', 'WY',
] as const; // prettier-ignore
export type StateCode = (typeof STATE_CODES)[number];

export const REPORT_OPTIONS = ['reportToAims', 'reportAnonymously', 'doNotReport'] as const;
export type ReportOption = (typeof REPORT_OPTIONS)[number];

/** The ways to report that a person is offered; guests are not offered the anonymous report. */
export function reportOptionsFor(isGuest: boolean): readonly ReportOption[] {
  return REPORT_OPTIONS.filter((option) => !(isGuest && option === 'reportAnonymously'));
}

export const TEST_RESULTS = ['positive', 'negative', 'invalid'] as const;
export type TestResult = (typeof TEST_RESULTS)[number];

export const SURE_ANSWERS = ['yes', 'no', 'unsure'] as const;
/** An answer to a question about symptoms or about a line of the cassette. */
export type SureAnswer = (typeof SURE_ANSWERS)[number];

/** Symptoms that the health questionnaire lists; only yes, no or unsure is stored (decisions.md section 1). */
export const SYMPTOMS = [
  'fever',
  'chills',
  'shakingWithChills',
  'cough',
  'headache',
  'musclePain',
  'soreThroat',
  'shortnessOfBreath',
  'lossOfTasteOrSmell',
  'pregnant',
] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** Whether an untrusted value is one of a list's values. */
export function isOneOf<Value extends string>(list: readonly Value[], value: unknown): value is Value {
  return list.some((item) => item === value);
}
