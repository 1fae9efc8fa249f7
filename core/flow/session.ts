import type { CalendarDate } from '../domain/calendar-date.ts';
import type { ReportOption, SureAnswer, TestResult } from '../domain/choice-lists.ts';
import type { ScannedDevice } from '../domain/device.ts';
import { FIRST_GUEST_PAGE, type GuestPage } from '../domain/guest-pages.ts';

/** Which flow a test follows: the guided test, or the report of one that was already taken. */
export type FlowName = 'testing' | 'reporting';

/** `corrected`: the clock was changed and the timers were corrected. `unsure`: the time is unknown until the server was asked. */
export const CLOCK_NOTICES = ['corrected', 'unsure'] as const;
export type ClockNotice = (typeof CLOCK_NOTICES)[number];

/** When the wait and the reading window end, in epoch milliseconds of the device's clock, and what to say about that clock. */
export interface TimerEnds {
  readonly countdownTimerEndTime: number;
  readonly expirationTimerEndTime: number;
  readonly clockNotice: ClockNotice | null;
}

/** No test in progress. */
export const NO_STEP = -1;

/** The first step of every flow. */
export const FIRST_STEP = 0;

/**
 * The state of one test, persisted (product.md section 3, "Test session state"). Instants are epoch milliseconds, `null` is "not known
 * yet".
 */
export interface TestSession {
  /** Row index in the flow's table, or NO_STEP. */
  readonly currentStep: number;
  readonly isFollowingTest: boolean;
  readonly isReportingResult: boolean;
  readonly consentToReport: boolean;
  /** Whether a health agency took reports when the test began. If not, the person is not asked whether to report. */
  readonly hasAgency: boolean;
  readonly selectedProfileId: string | null;
  readonly isSymptomatic: SureAnswer | null;
  /** The onset date as typed, so that nothing typed is lost. */
  readonly onsetText: string;
  /** The onset date, 'n/a' when not symptomatic, null while missing or invalid. */
  readonly symptomOnsetDate: CalendarDate | 'n/a' | null;
  readonly device: ScannedDevice | null;
  /** The kit of the cassette; null before one was scanned, and in tests stored when there was one kit only. */
  readonly kitId: string | null;
  readonly deviceId: string | null;
  readonly isDeviceIdSaved: boolean;
  /** Cassettes that the server may hold for the test: the responses to saving them were lost. */
  readonly unsureDeviceIds: readonly string[];
  readonly isSelfCollecting: boolean | null;
  readonly countdownTimerEndTime: number | null;
  readonly expirationTimerEndTime: number | null;
  /** The notice about the browser's clock while a timer runs. */
  readonly clockNotice: ClockNotice | null;
  readonly controlLineResult: SureAnswer | null;
  readonly testLineResult: SureAnswer | null;
  readonly result: TestResult | null;
  readonly reportOption: ReportOption | null;
  readonly testId: string | null;
  /** The checked boxes of the current step. */
  readonly tickedBoxes: readonly string[];
  /** The open page of the guest form; the first one on every other step. */
  readonly guestPage: GuestPage;
  /** The time of a test that was taken earlier, as typed: `MM/DD/YYYY`, and a time of day; empty until the fields show. */
  readonly takenDateText: string;
  readonly takenTimeText: string;
  /** When the last sample-collection step was left; in the reporting flow, when the test was taken (reporting.md, "Three times"). */
  readonly collectedAt: number | null;
  /** When the lines were confirmed; in the reporting flow, when the test was taken. */
  readonly analysedAt: number | null;
  /** When the server accepted the result. */
  readonly submittedAt: number | null;
}

/** No test: the state once the step is -1, except for the two flow flags. */
export const EMPTY_SESSION: TestSession = {
  currentStep: NO_STEP,
  isFollowingTest: false,
  isReportingResult: false,
  consentToReport: false,
  hasAgency: true,
  selectedProfileId: null,
  isSymptomatic: null,
  onsetText: '',
  symptomOnsetDate: null,
  device: null,
  kitId: null,
  deviceId: null,
  isDeviceIdSaved: false,
  unsureDeviceIds: [],
  isSelfCollecting: null,
  countdownTimerEndTime: null,
  expirationTimerEndTime: null,
  clockNotice: null,
  controlLineResult: null,
  testLineResult: null,
  result: null,
  reportOption: null,
  testId: null,
  tickedBoxes: [],
  guestPage: FIRST_GUEST_PAGE,
  takenDateText: '',
  takenTimeText: '',
  collectedAt: null,
  analysedAt: null,
  submittedAt: null,
};

/** Applies the consent of a profile. Withdrawing it removes the report option that it had set. */
export function withConsent(session: TestSession, consentToReport: boolean): TestSession {
  const wasSetByConsent = session.consentToReport && session.reportOption === 'reportToAims';
  const isStanding = consentToReport || !wasSetByConsent || session.submittedAt !== null;
  return { ...session, consentToReport, reportOption: isStanding ? session.reportOption : null };
}

/** Ends the test: its data is removed, the flow flags stay (product.md section 4, "Step navigation"). */
export function clearedSession(session: TestSession): TestSession {
  return {
    ...EMPTY_SESSION,
    isFollowingTest: session.isFollowingTest,
    isReportingResult: session.isReportingResult,
  };
}
