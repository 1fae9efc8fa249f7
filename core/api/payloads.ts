import type { CalendarDate } from '../domain/calendar-date.ts';
import type { SureAnswer, TestResult } from '../domain/choice-lists.ts';
import type { GuestInfo } from '../domain/guest-info.ts';
import type { ProgressName } from '../flow/step-row.ts';

/** Instants on the wire are ISO 8601 in UTC, such as 2026-11-20T18:00:00.000Z. */
export type IsoInstant = string;

/** What both create calls say of a test (product.md section 7, with the three optional fields of decisions.md section 6). */
export interface TestFacts {
  readonly testId: string;
  readonly deviceId: string;
  readonly result: TestResult;
  /** The analysis time; stands for whichever of the optional times is missing. */
  readonly testDate: IsoInstant;
  readonly isSymptomatic: SureAnswer;
  /** `n/a` when not symptomatic. */
  readonly symptomOnsetDate: CalendarDate | 'n/a';
  readonly sendToAims: boolean;
  readonly collectedAt?: IsoInstant;
  readonly analysedAt?: IsoInstant;
  /** The person's own offset from UTC in minutes, east positive. */
  readonly utcOffset?: number;
}

/** POST /test-results/guest-create. `submitToCloud` is the account-declined flag. */
export interface GuestSubmission extends TestFacts {
  readonly guestInfo: GuestInfo;
  readonly submitToCloud: boolean;
}

/** POST /test-results/create. */
export interface AccountSubmission extends TestFacts {
  readonly userGroupId: string;
  readonly profileId: string;
  readonly isAnonymous: boolean;
}

/** The answer of both create calls. */
export interface SubmissionReceipt {
  readonly testId: string;
}

/** POST /test-results/post-test-progress. */
export interface ProgressPost {
  readonly testId: string;
  readonly testProgress: ProgressName;
  readonly isReportingResult: boolean;
  readonly timeStamp: IsoInstant;
}

/** The body of /devices/check-id and /devices/save-device; dates as ISO. The test id travels in the header of `TEST_ID_HEADER`. */
export interface DevicePayload {
  readonly serialNumber: string;
  readonly batchOrLotNumber: string;
  readonly deviceIdentifier: string;
  readonly manufacturingOrProductionDate: string;
  readonly expirationDate: string;
}

/** The body of DELETE /devices/remove-scan. */
export interface RemoveScanPayload {
  readonly deviceId: string;
}

/** Carries the test id on the device calls (decisions.md section 6). */
export const TEST_ID_HEADER = 'X-Test-Id';

/** An error answer, `application/problem+json` (decisions.md section 6). Holds no value that a person typed. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}
