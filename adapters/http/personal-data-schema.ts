import * as v from 'valibot';
import type { PersonalData } from '../../core/domain/personal-data.ts';
import {
  background,
  fields,
  form,
  hub,
  instant,
  person as nameAndPlace,
  sex,
  testEntries,
  withdrawal,
} from './response-schemas.ts';

const words = v.string();
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);

const person = { ...nameAndPlace, sex, ...background };

const profile = v.object({
  profileId: words,
  isDefaultProfile: v.boolean(),
  consentToReport: v.boolean(),
  person: v.pipe(
    v.partial(v.object({ ...person, label: words })),
    v.description('Of a deleted profile only the names are stored.'),
  ),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: orNull(instant),
});

const report = v.object({
  form,
  state: words,
  specimenId: words,
  fileName: words,
  receipt: orNull(words),
  failure: orNull(words),
  createdAt: instant,
  history: v.array(
    v.object({ state: words, at: instant, remarks: v.array(words), hub: orNull(hub), withdrawal: orNull(withdrawal) }),
  ),
  fields,
  message: v.pipe(
    words,
    v.description('HL7 v2.5.1; segments end in CR. Empty after the retention period, or if the report was withdrawn.'),
  ),
});

const cassette = v.object({
  deviceId: words,
  deviceIdentifier: orNull(words),
  serialNumber: orNull(words),
  batchOrLotNumber: orNull(words),
  manufacturingDate: orNull(words),
  expirationDate: orNull(words),
  savedAt: instant,
});

const { testDate, utcOffset, ...choices } = testEntries;

const result = v.object({
  // Later releases may know other choices than this one.
  ...v.entriesFromList(Object.keys(choices) as (keyof typeof choices)[], words),
  profileId: orNull(words),
  testDate,
  collectedAt: orNull(instant),
  analysedAt: orNull(instant),
  utcOffset: v.pipe(utcOffset, v.description('Minutes east of UTC.')),
  clockAheadMs: v.number(),
  sendToAims: v.boolean(),
  choice: v.pipe(orNull(v.number()), v.description('The number of the last choice about the report.')),
  isAnonymous: v.boolean(),
  submitToCloud: v.boolean(),
  notReported: orNull(words),
  guestInfo: orNull(v.object({ ...person, emailAddress: words })),
  createdAt: instant,
  updatedAt: instant,
  cassette: orNull(cassette),
  progress: v.array(v.object({ step: words, at: instant, receivedAt: instant })),
  report: orNull(report),
});

const account = v.object({
  userId: words,
  email: words,
  firstName: words,
  lastName: words,
  language: words,
  createdAt: instant,
  passwordChangedAt: instant,
});

const supportRequest = v.object({
  requestId: words,
  requestType: words,
  name: words,
  email: words,
  phoneNumber: words,
  supportInformation: words,
  receivedAt: instant,
});

/** Everything that the server holds about a person. `personal-data.schema.json` is made from it. */
export const PERSONAL_DATA = v.object({
  version: v.literal(1),
  madeAt: instant,
  account: orNull(account),
  loginSessions: v.array(
    v.object({
      browser: v.nullable(v.string()),
      system: v.nullable(v.string()),
      startedAt: instant,
      lastUsedAt: instant,
    }),
  ),
  otpDevices: v.array(v.object({ type: words, name: words, address: words, addedAt: instant })),
  profiles: v.array(profile),
  results: v.array(result),
  supportRequests: v.array(supportRequest),
  waitingMessages: v.array(v.object({ kind: words, to: words, postedAt: instant })),
}) satisfies v.GenericSchema<unknown, PersonalData>;
