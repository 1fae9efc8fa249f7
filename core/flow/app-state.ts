import type { CurrentUser } from '../domain/current-user.ts';
import type { AppError, FieldError } from '../domain/error-codes.ts';
import { EMPTY_GUEST_FORM, type GuestForm } from '../domain/guest-form.ts';
import { EMPTY_GUEST_INFO, type GuestInfo } from '../domain/guest-info.ts';
import type { Kits } from '../domain/kit.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import type { CalendarDate } from '../domain/calendar-date.ts';
import type { ScanOutcome } from '../domain/scan-outcome.ts';
import type { OffsetAt } from '../domain/wall-clock.ts';
import { EMPTY_OUTBOX, type Outbox } from './outbox.ts';
import { EMPTY_SESSION, type TestSession } from './session.ts';
import type { PrerequisiteName } from './step-row.ts';

/** Who is using the app; kept on the device (product.md section 3, "Auth state"). */
export interface Identity {
  readonly currentUser: CurrentUser | null;
  readonly profiles: readonly ProfileSummary[];
  readonly isGuestLogin: boolean;
  readonly guestUser: GuestInfo;
  /** What stands in the guest information form, valid or not, so that a reload loses nothing. */
  readonly guestForm: GuestForm;
}

/** Nobody is signed in. */
export const NO_IDENTITY: Identity = {
  currentUser: null,
  profiles: [],
  isGuestLogin: false,
  guestUser: EMPTY_GUEST_INFO,
  guestForm: EMPTY_GUEST_FORM,
};

/** A login that waits for the code of a second factor. */
export interface OtpChallenge {
  readonly challengeId: string;
  /** Device strings, each with its type before the name. */
  readonly otpDevices: readonly string[];
  /** The one that the last code was sent to. */
  readonly device: string;
}

/** Somebody on the way to an account: the e-mail that holds the place, and whether its code was right. */
export interface NewUser {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Where signing in and making an account stand (product.md section 3, "Auth state" and "Other state"). */
export interface AccountState {
  /** The server confirmed who is signed in, since the page was opened. */
  readonly isLoginVerified: boolean;
  /** When the access token was last renewed, in epoch milliseconds. */
  readonly accessRenewedAt: number | null;
  readonly otpChallenge: OtpChallenge | null;
  readonly newUser: NewUser | null;
  /** The account was made at the end of a guest's test, whose result is saved into it together with the first profile. */
  readonly isAfterGuest: boolean;
  /** The route that a guard turned a visitor away from. */
  readonly wantedRoute: string | null;
}

/** Nobody is signing in. */
export const NO_ACCOUNT: AccountState = {
  isLoginVerified: false,
  accessRenewedAt: null,
  otpChallenge: null,
  newUser: null,
  isAfterGuest: false,
  wantedRoute: null,
};

/** What the app is busy with; its button says so and cannot be pressed twice. */
export type PendingAction = 'start' | 'scan' | 'submit' | 'decline' | 'cancel';

/** Why a logout happened, by the key of its message; `null` says nothing. */
export type LogoutMessage = 'inactivity' | 'signedOut' | 'otherTab' | 'otherPerson' | 'passwordChanged' | 'loginEnded';

/** The rules by which a kept test is gone on with, the first that holds. */
export const RESUME_RULES = ['noTest', 'end', 'missing', 'kept'] as const;
export type ResumeRuleName = (typeof RESUME_RULES)[number];

/** By which rule a step was come back to, and what was missing for the kept one. */
export interface ResumeReason {
  readonly rule: ResumeRuleName;
  /** With the rule `missing`; null with every other. */
  readonly missing: PrerequisiteName | null;
}

/** What the screens show for the moment; gone after a reload. */
export interface View {
  /** How the last scan ended, while its message stands. */
  readonly scanOutcome: ScanOutcome | null;
  readonly scannedBox: boolean;
  readonly errors: readonly AppError[];
  /** The last failure of a call that nobody waits for, such as a progress post; kept, and not shown as the step's own. */
  readonly backgroundError: AppError | null;
  readonly pending: PendingAction | null;
  /** Next was pressed on the current step while something was missing or wrong. */
  readonly attempted: boolean;
  readonly fieldErrors: readonly FieldError[];
  /** The guest is asked at the end whether to create an account. */
  readonly accountPrompt: boolean;
  readonly logoutMessage: LogoutMessage | null;
  /** A dialog offers to stay, shortly before the logout for inactivity. */
  readonly isInactivityWarned: boolean;
  /** Why this step showed when the test was last come back to; null once it was left. */
  readonly resumed: ResumeReason | null;
}

/** Nothing to show. */
export const QUIET_VIEW: View = {
  scanOutcome: null,
  scannedBox: false,
  errors: [],
  backgroundError: null,
  pending: null,
  attempted: false,
  fieldErrors: [],
  accountPrompt: false,
  logoutMessage: null,
  isInactivityWarned: false,
  resumed: null,
};

/** Everything the app knows, in one value. */
export interface AppState {
  readonly session: TestSession;
  readonly identity: Identity;
  readonly account: AccountState;
  /** The number of this visit: it rises when another person comes, over all tabs and beyond logouts. Tells two guests apart. */
  readonly visit: number;
  readonly view: View;
  /** What waits for the network; it is the device's, and stays when somebody leaves. */
  readonly outbox: Outbox;
  /** False where the device keeps nothing: what waits is then lost with the page. */
  readonly isOutboxPersisted: boolean;
}

/** A visitor without a test. */
export const INITIAL_STATE: AppState = {
  session: EMPTY_SESSION,
  identity: NO_IDENTITY,
  account: NO_ACCOUNT,
  visit: 0,
  view: QUIET_VIEW,
  outbox: EMPTY_OUTBOX,
  isOutboxPersisted: true,
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
