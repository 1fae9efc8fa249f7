import * as v from 'valibot';
import { toCalendarDate, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { ETHNICITIES, RACES, SEXES, STATE_CODES, SURE_ANSWERS, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import { OTP_DEVICE_TYPES } from '../../core/domain/otp-device.ts';
import type { Profile } from '../../core/domain/profile.ts';
import { REPORT_STATUSES, UNSENT_REASONS, WITHDRAWAL_REASONS } from '../../core/domain/report-status.ts';
import { REPORT_FIELDS } from '../../core/domain/reported-field.ts';
import { bareUsername } from '../../core/domain/username.ts';

const filled = v.pipe(v.string(), v.nonEmpty());
export const instant = v.pipe(v.string(), v.isoTimestamp());
const calendarDate = v.custom<CalendarDate>((day) => typeof day === 'string' && toCalendarDate(day) !== null);
const choice = <const Values extends readonly string[]>(values: Values) => v.picklist([...values, 'default']);

/** The current user as the server sends them; the username's prefix is removed. */
const currentUser = v.pipe(
  v.object({
    uuid: v.string(),
    username: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    user_groups: v.array(v.string()),
    otpDevices: v.array(v.string()),
  }),
  v.transform((user): CurrentUser => ({ ...user, username: bareUsername(user.username) })),
);

/** The answer of login, one-time password, refresh and account creation. */
export const loginAnswer = v.object({ currentUser, accessToken: filled });
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** The answer of a login, which may need a second factor. */
export const logInAnswer = v.union([
  v.object({ otpRequired: v.literal(true), challengeId: filled, otpDevices: v.array(v.string()) }),
  loginAnswer,
]);

export const linkAskedAnswer = v.object({ code: v.string() });
export const linkAnswer = v.object({ needsCode: v.boolean() });
export const timeAnswer = v.object({ now: v.string() });

export const devicesAnswer = v.object({
  devices: v.array(v.object({ id: v.string(), type: v.picklist(OTP_DEVICE_TYPES), name: v.string() })),
});

export const locationAnswer = v.object({
  zip: v.string(),
  state: v.picklist(STATE_CODES),
  localities: v.array(v.string()),
  counties: v.array(v.string()),
  cityCounties: v.optional(v.array(v.array(v.string()))),
});

/** The names of a person and where they can be reached. */
export const person = {
  firstName: v.string(),
  middleName: v.string(),
  lastName: v.string(),
  dateOfBirth: v.string(),
  age: v.number(),
  phoneNumber: v.string(),
  address: v.string(),
  city: v.string(),
  state: choice(STATE_CODES),
  county: v.string(),
  zipCode: v.string(),
};
export const sex = choice(SEXES);
export const background = { ethnicity: choice(ETHNICITIES), race: choice(RACES) };

/** A profile as the server sends it, with `gender` copied into `sex` (product.md section 3, "Profile"). */
export const profileAnswer = v.pipe(
  v.object({
    profileId: filled,
    userGroupId: v.string(),
    userId: v.string(),
    isDefaultProfile: v.boolean(),
    ...person,
    gender: sex,
    ...background,
    consentToReport: v.boolean(),
  }),
  v.transform((profile): Profile => ({ ...profile, sex: profile.gender })),
);

export const profilesAnswer = v.object({ profiles: v.array(profileAnswer) });

export const receiptAnswer = v.object({ testId: v.string() });

export const resultAnswer = v.object({
  testId: filled,
  result: v.picklist(TEST_RESULTS),
  testDate: instant,
  utcOffset: v.nullable(v.number()),
  profileId: v.string(),
  isSymptomatic: v.picklist(SURE_ANSWERS),
  symptomOnsetDate: v.union([v.literal('n/a'), calendarDate]),
  kitId: v.string(),
  deletedProfile: v.exactOptional(v.object({ firstName: v.string(), lastName: v.string() })),
});

export const resultsAnswer = v.object({
  results: v.array(resultAnswer),
  current: v.array(resultAnswer),
  hasMore: v.boolean(),
});

export const hub = v.object({ name: v.nullable(v.string()), contact: v.nullable(v.string()) });
export const form = v.picklist(['identified', 'anonymous']);
export const fields = v.array(v.object({ id: v.picklist(REPORT_FIELDS), value: v.nullable(v.string()) }));
export const withdrawal = v.union([
  v.object({ by: v.literal('person'), reason: v.null() }),
  v.object({ by: v.literal('operator'), reason: v.picklist(WITHDRAWAL_REASONS) }),
]);
const step = v.object({ status: v.picklist(REPORT_STATUSES), at: instant });

export const reportAnswer = v.object({
  status: v.picklist(REPORT_STATUSES),
  reason: v.nullable(v.picklist(UNSENT_REASONS)),
  form: v.nullable(form),
  history: v.array(step),
  remarks: v.array(v.string()),
  fields,
  deliveries: v.array(v.object({ hub: v.nullable(hub), at: instant, answer: v.nullable(step) })),
  reachesState: v.nullable(v.boolean()),
  withdrawal: v.nullable(withdrawal),
});
