import type { CalendarDate } from '../domain/calendar-date.ts';
import type { ReportOption, SureAnswer, TestResult } from '../domain/choice-lists.ts';
import type { ScannedDevice } from '../domain/device.ts';

/** Which flow a test follows: the guided test, or the report of one that was already done. */
export type FlowName = 'testing' | 'reporting';

/** The clock was changed and the timers set right, or nobody can tell the time for sure until the server was asked. */
export const CLOCK_NOTICES = ['corrected', 'unsure'] as const;
export type ClockNotice = (typeof CLOCK_NOTICES)[number];

/** No test under way. */
export const NO_STEP = -1;

/** Where every flow begins. */
export const FIRST_STEP = 0;

/**
 * The state of one test, kept on the device (product.md section 3, "Test session state"). Instants are epoch
 * milliseconds, `null` is "not known yet".
 */
export interface TestSession {
  /** Row index in the flow's table, or NO_STEP. */
  readonly currentStep: number;
  readonly isFollowingTest: boolean;
  readonly isReportingResult: boolean;
  readonly consentToReport: boolean;
  readonly selectedProfileId: string | null;
  readonly isSymptomatic: SureAnswer | null;
  /** What was typed as the onset date, kept so that nothing typed is lost. */
  readonly onsetText: string;
  /** The onset date, 'n/a' when not symptomatic, null while not validly known. */
  readonly symptomOnsetDate: CalendarDate | 'n/a' | null;
  readonly device: ScannedDevice | null;
  /** The kit of the cassette; null before one was scanned, and in tests stored when there was one kit only. */
  readonly kitId: string | null;
  readonly deviceId: string | null;
  readonly isDeviceIdSaved: boolean;
  /** Cassettes that were to be saved for the test, and of which nothing was heard: the server may hold them for it. */
  readonly unsureDeviceIds: readonly string[];
  readonly isSelfCollecting: boolean | null;
  readonly countdownTimerEndTime: number | null;
  readonly expirationTimerEndTime: number | null;
  /** What the person is told about the device's clock while a timer runs. */
  readonly clockNotice: ClockNotice | null;
  readonly controlLineResult: SureAnswer | null;
  readonly testLineResult: SureAnswer | null;
  readonly result: TestResult | null;
  readonly reportOption: ReportOption | null;
  readonly testId: string | null;
  /** The boxes ticked on the current step. */
  readonly tickedBoxes: readonly string[];
  /** What stands in the fields for the time of a test that is only reported: `MM/DD/YYYY`, and a time of day; empty until they show. */
  readonly takenDateText: string;
  readonly takenTimeText: string;
  /** When the last sample-collection step was left; of a test that is only reported, when it was taken (reporting.md, "Three times"). */
  readonly collectedAt: number | null;
  /** When the lines were confirmed; of a test that is only reported, when it was taken. */
  readonly analysedAt: number | null;
  /** When the server acknowledged the result. */
  readonly submittedAt: number | null;
}

/** No test: what setting the step to -1 leaves behind, apart from the two flow flags. */
export const EMPTY_SESSION: TestSession = {
  currentStep: NO_STEP,
  isFollowingTest: false,
  isReportingResult: false,
  consentToReport: false,
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
  takenDateText: '',
  takenTimeText: '',
  collectedAt: null,
  analysedAt: null,
  submittedAt: null,
};

/** The consent as a profile now says it. A report option that a consent had set goes when that consent goes. */
export function withConsent(session: TestSession, consentToReport: boolean): TestSession {
  const wasSetByConsent = session.consentToReport && session.reportOption === 'reportToAims';
  const isStanding = consentToReport || !wasSetByConsent || session.submittedAt !== null;
  return { ...session, consentToReport, reportOption: isStanding ? session.reportOption : null };
}

/** The test is over or given up: its data goes, the flow flags stay (product.md section 4, "Step navigation"). */
export function clearedSession(session: TestSession): TestSession {
  return {
    ...EMPTY_SESSION,
    isFollowingTest: session.isFollowingTest,
    isReportingResult: session.isReportingResult,
  };
}
