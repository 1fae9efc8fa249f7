import type { ReportOption, SureAnswer, TestResult } from '../domain/choice-lists.ts';
import type { CurrentUser } from '../domain/current-user.ts';
import type { ScannedDevice } from '../domain/device.ts';
import type { AppError, FieldError } from '../domain/error-codes.ts';
import type { GuestForm } from '../domain/guest-form.ts';
import type { GuestInfo } from '../domain/guest-info.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import type { ScanOutcome } from '../domain/scan-outcome.ts';
import type { TestTimeTexts } from '../domain/validate-test-time.ts';
import type { Identity, LogoutMessage, PendingAction } from './app-state.ts';
import type { Outbox, OutboxEvent } from './outbox.ts';
import type { FlowName, TestSession } from './session.ts';
import type { StepId } from './step-row.ts';
import type { TimerEnds } from './timers.ts';

/** What happened to the test; past tense, serialisable (architecture.md, rule 2). */
export type SessionEvent =
  | { readonly type: 'testStarted'; readonly flow: FlowName; readonly testId: string }
  | { readonly type: 'sessionRestored' }
  | { readonly type: 'timePassed' }
  /** The clocks disagreed, or were found to agree again; the instants at which the running timers end by all that is known. */
  | ({ readonly type: 'timersCorrected' } & TimerEnds)
  | { readonly type: 'nextPressed' }
  | { readonly type: 'backPressed' }
  | { readonly type: 'profileSelected'; readonly profile: ProfileSummary }
  | { readonly type: 'symptomsAnswered'; readonly answer: SureAnswer }
  | { readonly type: 'onsetTyped'; readonly text: string }
  | { readonly type: 'boxTicked'; readonly box: string; readonly isTicked: boolean }
  | { readonly type: 'collectionChosen'; readonly isSelfCollecting: boolean }
  | { readonly type: 'lineRead'; readonly line: 'control' | 'test'; readonly answer: SureAnswer }
  | { readonly type: 'resultChosen'; readonly result: TestResult }
  /** The date or the time of a test that is only reported. */
  | { readonly type: 'testTimeTyped'; readonly part: keyof TestTimeTexts; readonly text: string }
  | { readonly type: 'reportOptionChosen'; readonly option: ReportOption }
  | { readonly type: 'boxAccepted' }
  | { readonly type: 'cassetteAccepted'; readonly device: ScannedDevice; readonly kitId: string }
  /** A cassette was saved for a test that does not take it any more. */
  | { readonly type: 'cassetteUnwanted'; readonly deviceId: string; readonly testId: string }
  /** The answer to a save was lost: the server may hold the cassette for that test. */
  | { readonly type: 'cassetteUnsure'; readonly deviceId: string; readonly testId: string }
  | { readonly type: 'cassetteMatched'; readonly deviceId: string }
  /** The server took the result; the person goes on from `fromStep` if still there. */
  | { readonly type: 'testSubmitted'; readonly fromStep: StepId; readonly reportOption: ReportOption | null }
  | { readonly type: 'testCancelled' }
  /** The partner's kit was scanned, or "Test result expired" was left: the test is over. */
  | { readonly type: 'testAbandoned' }
  | { readonly type: 'flowFinished' };

/** Who came and went. */
export type IdentityEvent =
  | { readonly type: 'guestContinued' }
  | { readonly type: 'guestFormChanged'; readonly form: GuestForm }
  | { readonly type: 'guestInfoSaved'; readonly info: GuestInfo }
  | {
      readonly type: 'userLoggedIn';
      readonly user: CurrentUser;
      readonly profiles: readonly ProfileSummary[];
      /** The test that waited on this device for that account. */
      readonly parkedTest?: TestSession | null;
    }
  /** An account was made, and is signed in. What a guest told about the tested person stays, for the first profile. */
  | { readonly type: 'accountCreated'; readonly user: CurrentUser }
  /** The server confirmed a saved login, or renewed its access. */
  | { readonly type: 'accessRenewed'; readonly user: CurrentUser }
  | { readonly type: 'profilesFetched'; readonly profiles: readonly ProfileSummary[] }
  /** `isForTest`: it was made for the test under way, which had no person's profile. */
  | { readonly type: 'profileSaved'; readonly profile: ProfileSummary; readonly isForTest?: boolean }
  | { readonly type: 'profileRemoved'; readonly profileId: string }
  /** The result that was taken as a guest is saved into the new account. */
  | { readonly type: 'guestResultClaimed' }
  /** `isElsewhere`: it happened in another tab, which has told the server and everybody else. */
  | { readonly type: 'loggedOut'; readonly message: LogoutMessage | null; readonly isElsewhere?: boolean };

/** What happens on the way to being signed in. */
export type AccountEvent =
  | { readonly type: 'otpRequired'; readonly challengeId: string; readonly otpDevices: readonly string[] }
  | { readonly type: 'newCodeSent'; readonly device: string }
  | { readonly type: 'otpAbandoned' }
  | { readonly type: 'verificationCodeSent'; readonly email: string }
  | { readonly type: 'emailVerified' }
  | { readonly type: 'routeWanted'; readonly route: string };

/** What the screens show for the moment. */
export type ViewEvent =
  | { readonly type: 'actionBegun'; readonly action: PendingAction }
  | { readonly type: 'actionEnded'; readonly errors: readonly AppError[] }
  | {
      readonly type: 'scanJudged';
      readonly outcome: ScanOutcome;
      readonly isBox: boolean;
      readonly errors: readonly AppError[];
    }
  | { readonly type: 'scanMessageDismissed' }
  | { readonly type: 'nextRefused'; readonly fieldErrors: readonly FieldError[] }
  | { readonly type: 'backgroundFailed'; readonly error: AppError }
  | { readonly type: 'accountOffered' }
  | { readonly type: 'inactivityNoticed' }
  | { readonly type: 'activityResumed' }
  | { readonly type: 'logoutMessageConfirmed' };

/** What the device as a whole hears of. */
export type DeviceEvent =
  /** The network may be back, or some time has passed: what waits is tried again. */
  | { readonly type: 'sendingDue' }
  /** Another tab of the same person went on; it keeps and sends what is to be kept and sent. */
  | {
      readonly type: 'changedInOtherTab';
      readonly identity: Identity;
      readonly session: TestSession;
      readonly outbox: Outbox;
      readonly visit: number;
    };

export type AppEvent = SessionEvent | IdentityEvent | AccountEvent | ViewEvent | OutboxEvent | DeviceEvent;
