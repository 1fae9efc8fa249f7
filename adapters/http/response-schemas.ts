import * as v from 'valibot';
import { toCalendarDate, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { ETHNICITIES, RACES, SEXES, STATE_CODES, SURE_ANSWERS, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { Profile } from '../../core/domain/profile.ts';
import { REPORT_STATUSES, UNSENT_REASONS, WITHDRAWAL_REASONS } from '../../core/domain/report-status.ts';
import { REPORT_FIELDS } from '../../core/domain/reported-field.ts';
import { bareUsername } from '../../core/domain/username.ts';

export const filled = v.pipe(v.string(), v.nonEmpty());
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
export const loginResponse = v.object({ currentUser, accessToken: filled });
export type LoginResponse = v.InferOutput<typeof loginResponse>;

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
export const profileResponse = v.pipe(
  v.object({
    profileId: filled,
    userGroupId: v.string(),
    userId: v.string(),
    isDefaultProfile: v.boolean(),
    ...person,
    gender: sex,
    ...background,
    consentToReport: v.boolean(),
    label: v.string(),
  }),
  v.transform((profile): Profile => ({ ...profile, sex: profile.gender })),
);

/** What every answer with a result says of its test. */
export const testEntries = {
  testId: filled,
  kitId: v.string(),
  result: v.picklist(TEST_RESULTS),
  isSymptomatic: v.picklist(SURE_ANSWERS),
  symptomOnsetDate: v.union([v.literal('n/a'), calendarDate]),
  testDate: instant,
  utcOffset: v.nullable(v.number()),
};

export const resultResponse = v.object({
  ...testEntries,
  profileId: v.string(),
  deletedProfile: v.exactOptional(v.object({ firstName: v.string(), lastName: v.string() })),
});

export const hub = v.object({ name: v.nullable(v.string()), contact: v.nullable(v.string()) });
export const form = v.picklist(['identified', 'anonymous']);
export const fields = v.array(v.object({ id: v.picklist(REPORT_FIELDS), value: v.nullable(v.string()) }));
export const withdrawal = v.union([
  v.object({ by: v.literal('person'), reason: v.null() }),
  v.object({ by: v.literal('operator'), reason: v.picklist(WITHDRAWAL_REASONS) }),
]);
const step = v.object({ status: v.picklist(REPORT_STATUSES), at: instant });

/** What the server holds of a test. */
const held = {
  status: v.picklist(REPORT_STATUSES),
  reason: v.nullable(v.picklist(UNSENT_REASONS)),
  form: v.nullable(form),
};

export const receipt = v.object({ testId: filled, report: v.object(held) });

export const reportResponse = v.object({
  ...held,
  history: v.array(step),
  remarks: v.array(v.string()),
  fields,
  deliveries: v.array(v.object({ hub: v.nullable(hub), at: instant, answer: v.nullable(step) })),
  reachesState: v.nullable(v.boolean()),
  withdrawal: v.nullable(withdrawal),
});
