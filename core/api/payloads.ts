import type { CalendarDate } from '../domain/calendar-date.ts';
import type { StateCode, SupportRequestType } from '../domain/choice-lists.ts';
import type { GuestInfo } from '../domain/guest-info.ts';
import type { CurrentUser } from '../domain/current-user.ts';
import type { LoginSessionDetails } from '../domain/login-session.ts';
import type { OtpDevice } from '../domain/otp-device.ts';
import type { Profile } from '../domain/profile.ts';
import type { ZipPlaces } from '../domain/place-of-zip.ts';
import type { ProgressName } from '../domain/progress.ts';
import type { Held, ReportHub, ReportStatus, Withdrawal } from '../domain/report-status.ts';
import type { ReportedField } from '../domain/reported-field.ts';
import type { RawTestFacts } from '../domain/test-facts.ts';
import type { TestResultRecord } from '../domain/test-result.ts';

/** Instants in the API are ISO 8601 in UTC, such as 2026-11-20T18:00:00.000Z. */
export type IsoInstant = string;

/** The test of both create calls, with a valid day of onset. */
export interface TestFacts extends RawTestFacts {
  readonly symptomOnsetDate: CalendarDate | 'n/a';
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

/** The response of both create calls: what the server holds after the call, whatever the call asked for. */
export interface SubmissionReceipt {
  readonly testId: string;
  readonly report: Held;
}

/** POST /test-results/post-test-progress. */
export interface ProgressPost {
  readonly testId: string;
  readonly testProgress: ProgressName;
  readonly isReportingResult: boolean;
  readonly timeStamp: IsoInstant;
}

/** The body of /devices/check-id and /devices/save-device; dates as ISO. The test id is sent in the header `TEST_ID_HEADER`. */
export interface DevicePayload {
  readonly serialNumber: string;
  readonly batchOrLotNumber: string;
  readonly deviceIdentifier: string;
  readonly manufacturingOrProductionDate: string;
  readonly expirationDate: string;
}

/** The header with the test id, for the device calls (decisions.md section 6). */
export const TEST_ID_HEADER = 'X-Test-Id';

/** The header of a new test id that says `none` when no health agency takes reports from this server. */
export const AGENCY_HEADER = 'X-Health-Agency';

/** An error response, `application/problem+json` (decisions.md section 6). Contains nothing that a person typed. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
  /** With UNPROCESSABLE_PASSWORD. */
  readonly similarTo?: readonly string[];
}

/**
 * The response of login, one-time password, refresh and account creation. `token` and `accessToken` are one value; `expiresIn` in
 * seconds. The refresh token is not part of it: it is in a cookie that scripts cannot read.
 */
export interface LoggedInResponse {
  readonly currentUser: CurrentUser;
  readonly accessToken: string;
  readonly token: string;
  readonly expiresIn: number;
}

/** The response of a login that needs a second factor. A code was sent to the first device. */
export interface OtpRequiredResponse {
  readonly otpRequired: true;
  readonly otpDevices: readonly string[];
  readonly challengeId: string;
}

/** GET /auth/login-sessions: the caller's own first, then the last used ones. */
export interface LoginSessionsResponse {
  readonly loginSessions: readonly LoginSessionDetails[];
}

/** The response of forgot-password: the code by which another browser may use the link. */
export interface ResetLinkAskedResponse {
  readonly code: string;
}

/** The response to it: whether this browser did not ask for the link, and needs the code. */
export interface ResetLinkResponse {
  readonly needsCode: boolean;
}

/** GET /auth/otp-devices. */
export interface OtpDevicesResponse {
  readonly devices: readonly OtpDevice[];
}

/** GET /profiles/get-all/{userId}. */
export interface ProfilesResponse {
  readonly profiles: readonly Profile[];
}

/**
 * GET /test-results/get-all/{userGroupId}, newest first: all of them, or `limit` of them with that query parameter; with `after`,
 * those after the result with that test id.
 */
export interface ResultsResponse {
  readonly results: readonly TestResultRecord[];
  /** Each profile's newest result, newest first; empty on later pages. */
  readonly current: readonly TestResultRecord[];
  /** Whether there are older results than these. */
  readonly hasMore: boolean;
}

/** A hub that received the report, and its answer: null while there is none. */
export interface ReportDelivery {
  /** Null where it is not known. */
  readonly hub: ReportHub | null;
  readonly at: IsoInstant;
  readonly answer: { readonly status: ReportStatus; readonly at: IsoInstant } | null;
}

/**
 * GET /test-results/{testId}/report: the status and the content of a test's report. A guest authenticates with the test id in the
 * header, an account with its access token. The message itself is text, at `/message`. POST /test-results/{testId}/report/withdraw withdraws
 * a report that still waits, and returns the report as it is then: any status but `withdrawn` means that it was too late.
 */
export interface ReportResponse extends Held {
  /** Oldest first; empty if nothing is reported. */
  readonly history: readonly { readonly status: ReportStatus; readonly at: IsoInstant }[];
  /** The authority's remarks, in its own words. */
  readonly remarks: readonly string[];
  readonly fields: readonly ReportedField[];
  /** Who received it, oldest first. */
  readonly deliveries: readonly ReportDelivery[];
  /** Whether the hub forwards it to the person's state; null where that is not known, or if nothing is reported. */
  readonly reachesState: boolean | null;
  /** Null unless it was withdrawn. */
  readonly withdrawal: Withdrawal | null;
}

/** POST /support/send-request (product.md section 3, "Support request"). The body of the response is not read. */
export interface SupportRequest {
  readonly requestType: SupportRequestType;
  readonly name: string;
  readonly email: string;
  /** Ten digits. */
  readonly phoneNumber: string;
  readonly supportInformation: string;
}

/** GET /locations/{zip}: localities and counties, likeliest first, without the word "County"; and the counties of each locality. */
export interface LocationResponse extends ZipPlaces {
  readonly zip: string;
  readonly state: StateCode;
  readonly localities: readonly string[];
  readonly counties: readonly string[];
}

/**
 * Identifies one attempt at POST /auth/refresh, POST /profiles/create, POST /support/send-request, or a call that uses up a code or a
 * reset link (POST /accounts/verify-code, /auth/one-time-password, /auth/otp-devices, /auth/reset-password). A page that lost the
 * response retries with the same id and gets the same response. With another id, a refresh with the same old cookie counts as theft, a
 * profile would be created, or a request mailed, a second time, and a used code or link is rejected.
 */
export const ATTEMPT_ID_HEADER = 'X-Attempt-Id';

/**
 * The id of one request, which the client makes: 32 hexadecimal digits. The server's log and the jobs of the request have it too. Every
 * answer repeats it; in place of one of another form the server makes its own.
 */
export const REQUEST_ID_HEADER = 'X-Request-Id';
