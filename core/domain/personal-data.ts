import { toIsoInstant } from './calendar-date.ts';
import type { FactsOfTest } from './test-facts.ts';
import type { PersonInfo } from './validate-person.ts';
import type { GuestInfo } from './guest-info.ts';
import type { ReportHub, Withdrawal } from './report-status.ts';
import type { ReportForm, ReportedField } from './reported-field.ts';

/** An instant in ISO 8601 in UTC, such as 2026-11-20T18:00:00.000Z. */
type Instant = string;

/** An account as the server stores it, without its password. */
export interface HeldAccount {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly createdAt: Instant;
  readonly passwordChangedAt: Instant;
}

/** A login session. */
export interface HeldLoginSession {
  /** Null if unknown. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly startedAt: Instant;
  readonly lastUsedAt: Instant;
}

/** A two-factor device. */
export interface HeldOtpDevice {
  readonly type: string;
  readonly name: string;
  readonly address: string;
  readonly addedAt: Instant;
}

/** A person, and what the account calls them. */
type LabeledPerson = PersonInfo & { readonly label: string };

/** A profile. Of a deleted one only the names are stored. */
export interface HeldProfile {
  readonly profileId: string;
  readonly isDefaultProfile: boolean;
  readonly consentToReport: boolean;
  readonly person: { readonly [Field in keyof LabeledPerson]?: LabeledPerson[Field] | undefined };
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly deletedAt: Instant | null;
}

/** One event of a report. `hub` received it, `withdrawal` says who withdrew it; both are null for other events. */
export interface HeldReportEvent {
  readonly state: string;
  readonly at: Instant;
  readonly remarks: readonly string[];
  readonly hub: ReportHub | null;
  readonly withdrawal: Withdrawal | null;
}

/** A report with its message, which is empty once its retention period has ended, or the report was withdrawn. */
export interface HeldReport {
  readonly form: ReportForm;
  readonly state: string;
  readonly specimenId: string;
  readonly fileName: string;
  readonly receipt: string | null;
  readonly failure: string | null;
  readonly createdAt: Instant;
  readonly history: readonly HeldReportEvent[];
  readonly fields: readonly ReportedField[];
  /** HL7 v2.5.1; segments end in CR. */
  readonly message: string;
}

/** A cassette as it was scanned. */
export interface HeldCassette {
  readonly deviceId: string;
  readonly deviceIdentifier: string | null;
  readonly serialNumber: string | null;
  readonly batchOrLotNumber: string | null;
  readonly manufacturingDate: string | null;
  readonly expirationDate: string | null;
  readonly savedAt: Instant;
}

/** A stored test as a download contains it: the cassette says what the device id is made of. */
export function heldTest<Test extends FactsOfTest>(stored: Test) {
  const { deviceId: _id, serialNumber: _serial, lotNumber: _lot, ...test } = stored;
  const instantOrNull = (at: number | null): Instant | null => (at === null ? null : toIsoInstant(at));
  return {
    ...(test as Omit<typeof test, 'testDate' | 'collectedAt' | 'analysedAt'>),
    testDate: toIsoInstant(test.testDate),
    collectedAt: instantOrNull(test.collectedAt),
    analysedAt: instantOrNull(test.analysedAt),
  };
}

/** Later releases may know other choices than this one. */
type AnyChoice<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends string ? string : Fields[Name] };

/** A result with everything about its test. */
export interface HeldResult extends AnyChoice<ReturnType<typeof heldTest<FactsOfTest>>> {
  readonly profileId: string | null;
  readonly isAnonymous: boolean;
  readonly submitToCloud: boolean;
  readonly notReported: string | null;
  readonly guestInfo: GuestInfo | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly cassette: HeldCassette | null;
  readonly progress: readonly { readonly step: string; readonly at: Instant; readonly receivedAt: Instant }[];
  readonly report: HeldReport | null;
}

/** A question to customer service. */
export interface HeldSupportRequest {
  readonly requestId: string;
  readonly requestType: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly supportInformation: string;
  readonly receivedAt: Instant;
}

/** Everything that the server holds about an account, or about a guest's test. `personal-data.schema.json` describes it. */
export interface PersonalData {
  /** The version of the format. */
  readonly version: 1;
  readonly madeAt: Instant;
  /** Null for a guest. */
  readonly account: HeldAccount | null;
  readonly loginSessions: readonly HeldLoginSession[];
  readonly otpDevices: readonly HeldOtpDevice[];
  readonly profiles: readonly HeldProfile[];
  /** Newest first. */
  readonly results: readonly HeldResult[];
  readonly supportRequests: readonly HeldSupportRequest[];
  /** Messages that wait to be sent. */
  readonly waitingMessages: readonly { readonly kind: string; readonly to: string; readonly postedAt: Instant }[];
}
