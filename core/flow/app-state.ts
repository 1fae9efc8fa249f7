import type { CurrentUser } from '../domain/current-user.ts';
import type { AppError, FieldError } from '../domain/error-codes.ts';
import { EMPTY_GUEST_FORM, type GuestForm } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO, type GuestInfo } from '../domain/guest-info.ts';
import type { Kits } from '../domain/kit.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import type { CalendarDate } from '../domain/calendar-date.ts';
import type { Held } from '../domain/report-status.ts';
import type { ScanOutcome } from '../domain/scan-outcome.ts';
import type { OffsetAt } from '../domain/wall-clock.ts';
import type { Owner } from './person.ts';
import { EMPTY_SESSION, type FlowName, type TestSession } from './session.ts';
import type { PrerequisiteName } from './step-row.ts';
import type { PendingCall, RejectedCall } from './test-calls.ts';
import type { TimerProof } from './timer-proof.ts';

/** Who is using the app; persisted (product.md section 3, "Auth state"). */
export interface Identity {
  readonly currentUser: CurrentUser | null;
  readonly profiles: readonly ProfileSummary[];
  readonly isGuestLogin: boolean;
  readonly guestUser: GuestInfo;
  /** The guest form as typed, valid or not, so that a reload loses nothing. */
  readonly guestForm: GuestForm;
}

/** A signed-out user. */
export const NO_IDENTITY: Identity = {
  currentUser: null,
  profiles: [],
  isGuestLogin: false,
  guestUser: EMPTY_GUEST_INFO,
  guestForm: EMPTY_GUEST_FORM,
};

/** A login that waits for the code of the second factor. */
export interface OtpChallenge {
  readonly challengeId: string;
  /** Device strings; each begins with the device's type. */
  readonly otpDevices: readonly string[];
  /** The device that the last code was sent to. */
  readonly device: string;
}

/** A registration in progress: the email address, and whether its code was confirmed. */
export interface NewUser {
  readonly email: string;
  readonly isVerified: boolean;
}

/** The state of login and registration (product.md section 3, "Auth state" and "Other state"). */
export interface AccountState {
  /** The server confirmed the login since the page was opened. */
  readonly isLoginVerified: boolean;
  /** When the access token was last renewed, in epoch milliseconds. */
  readonly accessRenewedAt: number | null;
  readonly otpChallenge: OtpChallenge | null;
  readonly newUser: NewUser | null;
  /** The account took over a guest's result, and whose it is, is still asked. */
  readonly isAfterGuest: boolean;
  /** The route that a guard rejected; login leads there. */
  readonly wantedRoute: string | null;
}

/** No login or registration in progress. */
export const NO_ACCOUNT: AccountState = {
  isLoginVerified: false,
  accessRenewedAt: null,
  otpChallenge: null,
  newUser: null,
  isAfterGuest: false,
  wantedRoute: null,
};

/** The action in progress; its button shows that and is disabled. */
export type PendingAction = 'start' | 'scan' | 'submit' | 'decline' | 'cancel';

/** The reason for a logout, as the key of its message; `null` shows no message. */
export const LOGOUT_MESSAGES = [
  'inactivity',
  'signedOut',
  'otherTab',
  'otherPerson',
  'passwordChanged',
  'loginEnded',
] as const;
export type LogoutMessage = (typeof LOGOUT_MESSAGES)[number];

/** The rules that decide at which step a stored test resumes; the first one that holds applies. */
export const RESUME_RULES = ['noTest', 'end', 'missing', 'kept'] as const;
export type ResumeRuleName = (typeof RESUME_RULES)[number];

/** The rule that chose the step, and which prerequisite the stored step lacked. */
export interface ResumeReason {
  readonly rule: ResumeRuleName;
  /** Set with the rule `missing` only. */
  readonly missing: PrerequisiteName | null;
}

/** Transient UI state; not persisted. */
export interface View {
  /** The outcome of the last scan, while its message shows. */
  readonly scanOutcome: ScanOutcome | null;
  readonly scannedBox: boolean;
  /** The code that the server could not check, which "Try again" submits once more; null if that cannot help. */
  readonly uncheckedCode: string | null;
  readonly errors: readonly AppError[];
  /** The last failure of a background call, such as a progress post. It is not shown on the step. */
  readonly backgroundError: AppError | null;
  readonly pending: PendingAction | null;
  /** Next was pressed on the current step while something was missing or wrong. */
  readonly attempted: boolean;
  readonly fieldErrors: readonly FieldError[];
  /** The guest is asked at the end whether to create an account. */
  readonly accountPrompt: boolean;
  readonly logoutMessage: LogoutMessage | null;
  /** The last logout in this page, also after its message was confirmed; null once a person continues as a guest or logs in. */
  readonly lastLogout: LogoutMessage | null;
  /** The question of home about the unfinished test was closed; its card stays until the person leaves home or the test moves on. */
  readonly isTestQuestionClosed: boolean;
  /** What a guest wants to do after the disclaimer; null for the menu. */
  readonly wantedFlow: FlowName | null;
  /** The dialog that offers to stay shows, shortly before the logout for inactivity. */
  readonly isInactivityWarned: boolean;
  /** Why this step showed when the test was last resumed; null once the step was left. */
  readonly resumed: ResumeReason | null;
}

/** No transient state. */
export const QUIET_VIEW: View = {
  scanOutcome: null,
  scannedBox: false,
  uncheckedCode: null,
  errors: [],
  backgroundError: null,
  pending: null,
  attempted: false,
  fieldErrors: [],
  accountPrompt: false,
  logoutMessage: null,
  lastLogout: null,
  isTestQuestionClosed: false,
  wantedFlow: null,
  isInactivityWarned: false,
  resumed: null,
};

/** Calls that wait for the network, and what the server rejected. */
export interface Outbox {
  /** Of all tests in this browser. */
  readonly waiting: readonly PendingCall[];
  /** Submissions of the person who is here, until they have confirmed it. */
  readonly refused: readonly RejectedCall[];
  /** Those of other people, of whom nothing else is told. */
  readonly refusedOfOthers: readonly { readonly testId: string; readonly isGuests: boolean }[];
}

export const EMPTY_OUTBOX: Outbox = { waiting: [], refused: [], refusedOfOthers: [] };

/** The test whose wait or reading window runs: the shown one, or that of a person who is not here. */
export interface TimedTest {
  readonly testId: string;
  readonly owner: Owner;
  /** At its own step, also while an earlier one is asked. */
  readonly session: TestSession;
  readonly proof: TimerProof | null;
  readonly isOwn: boolean;
}

/** A test under way that the tab does not show. */
export interface OtherTest {
  readonly testId: string;
  readonly owner: Owner;
  readonly isOwn: boolean;
  /** Until when it waits for its owner, in epoch milliseconds. */
  readonly keptUntil: number;
}

/** The state of the app as one tab shows it: a view of what the tab holds (tab-state.ts). */
export interface AppState {
  readonly session: TestSession;
  /** `session` is at an earlier step, which shows because its answer is missing. */
  readonly isAsked: boolean;
  readonly identity: Identity;
  readonly account: AccountState;
  /** The number of this visit. It grows with every new person, across tabs and logouts, and so distinguishes two guests. */
  readonly visit: number;
  readonly view: View;
  readonly outbox: Outbox;
  /** False if the browser stores nothing: pending calls are then lost with the page. */
  readonly isOutboxPersisted: boolean;
  readonly timed: TimedTest | null;
  readonly others: readonly OtherTest[];
  /** What is known of the submission of the test that shows. */
  readonly submission: { readonly held: Held | null; readonly isUnsure: boolean };
}

/** A visitor without a test. */
export const INITIAL_STATE: AppState = {
  session: EMPTY_SESSION,
  isAsked: false,
  identity: NO_IDENTITY,
  account: NO_ACCOUNT,
  visit: 0,
  view: QUIET_VIEW,
  outbox: EMPTY_OUTBOX,
  isOutboxPersisted: true,
  timed: null,
  others: [],
  submission: { held: null, isUnsure: false },
};

/**
 * The moment in which something happens: the instant in epoch milliseconds, the person's own calendar day then, how their clock is set, and
 * the kits that are accepted.
 */
export interface Moment {
  readonly kits: Kits;
  readonly now: number;
  readonly today: CalendarDate;
  readonly offsetAt: OffsetAt;
}
