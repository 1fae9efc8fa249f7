import type { ReportOption, SureAnswer, TestResult } from '../domain/choice-lists.ts';
import type { CurrentUser } from '../domain/current-user.ts';
import type { ScannedDevice } from '../domain/device.ts';
import type { AppError, FieldError } from '../domain/error-codes.ts';
import type { GuestForm } from '../domain/guest-form.ts';
import type { GuestInfo } from '../domain/guest-info.ts';
import type { ProfileSummary } from '../domain/profile.ts';
import type { Held } from '../domain/report-status.ts';
import type { ScanOutcome } from '../domain/scan-outcome.ts';
import type { TestTimeTexts } from '../domain/validate-test-time.ts';
import type { LogoutMessage, PendingAction } from './app-state.ts';
import type { Owner, Person } from './person.ts';
import type { FlowName } from './session.ts';
import type { StepId } from './step-row.ts';
import type { DeferredCall, Verdict } from './test-calls.ts';
import type { Records } from './test-record.ts';
import type { TimerProof } from './timer-proof.ts';
import type { TimerEnds } from './session.ts';

/** An event of the test; past tense, serialisable (architecture.md, rule 2). */
export type SessionEvent =
  | { readonly type: 'testStarted'; readonly flow: FlowName; readonly testId: string; readonly hasAgency: boolean }
  | { readonly type: 'sessionRestored' }
  | { readonly type: 'timePassed' }
  /** The clocks disagreed, or agree again. Carries the best known ends of the running timers. */
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
  /** The date or time of a test that was taken earlier. */
  | { readonly type: 'testTimeTyped'; readonly part: keyof TestTimeTexts; readonly text: string }
  | { readonly type: 'reportOptionChosen'; readonly option: ReportOption }
  | { readonly type: 'boxAccepted' }
  | { readonly type: 'cassetteAccepted'; readonly device: ScannedDevice; readonly kitId: string }
  /** A cassette was saved for a test that does not take it any more. */
  | { readonly type: 'cassetteUnwanted'; readonly deviceId: string; readonly testId: string }
  /** The response to a save was lost: the server may hold the cassette for that test. */
  | { readonly type: 'cassetteUnsure'; readonly deviceId: string; readonly testId: string }
  | { readonly type: 'cassetteMatched'; readonly deviceId: string }
  /** The server accepted the result. The person moves on from `fromStep`, if still there. */
  | { readonly type: 'testSubmitted'; readonly fromStep: StepId; readonly reportOption: ReportOption | null }
  | { readonly type: 'testCancelled' }
  /** The partner's kit was scanned, or "Test result expired" was left: the test is over. */
  | { readonly type: 'testAbandoned' }
  | { readonly type: 'flowFinished' };

/** What is typed into the guest form. */
export type GuestEvent =
  | { readonly type: 'guestFormChanged'; readonly form: GuestForm }
  | { readonly type: 'guestInfoSaved'; readonly info: GuestInfo };

/** Events of the calls of a test. */
export type CallEvent =
  /** `error`: it was tried at once, and this is why it has to wait. */
  | { readonly type: 'callAdded'; readonly call: DeferredCall; readonly error?: AppError }
  | {
      readonly type: 'callAnswered';
      readonly callId: string;
      readonly verdict: Verdict;
      readonly error: AppError | null;
      /** Of a submission that was taken: what the server holds now. */
      readonly held?: Held;
    }
  /** The server was asked what it holds; null if it holds nothing of the test. */
  | { readonly type: 'heldRead'; readonly held: Held | null }
  /** Its owner decides again before it is sent. */
  | { readonly type: 'callWithdrawn'; readonly callId: string }
  | { readonly type: 'rejectionConfirmed' }
  /** A rejected submission is sent once more; for another person of the account if that of the test is gone. */
  | { readonly type: 'rejectedCallRetried'; readonly person?: ProfileSummary };

/** Events about a test that its owner causes besides its steps. */
export type KeptTestEvent =
  | GuestEvent
  | CallEvent
  /** What is newly known of the clocks that a running timer is measured by. */
  | { readonly type: 'clockLooked'; readonly proof: TimerProof }
  /** The guest's result was saved to the account. */
  | { readonly type: 'guestResultClaimed' };

/** An event about a test: the one named, or else the one that the tab shows. */
export type TestEvent = (SessionEvent | KeptTestEvent) & { readonly testId?: string };

/** Changes of the profiles of the account, which its tests follow. */
export type ProfileEvent =
  | { readonly type: 'profilesFetched'; readonly profiles: readonly ProfileSummary[] }
  /** `isForTest`: the profile was created for the test in progress, which had none. */
  | { readonly type: 'profileSaved'; readonly profile: ProfileSummary; readonly isForTest?: boolean }
  | { readonly type: 'profileRemoved'; readonly profileId: string };

/** What happens to the owner of a test. */
export type OwnerEvent =
  | ProfileEvent
  /** Another owner goes on with the test, where its guest was. */
  | { readonly type: 'ownerChanged'; readonly owner: Owner }
  | { readonly type: 'ownerLeft'; readonly message: LogoutMessage | null }
  /** Its owner is not here; what waited for them too long goes. */
  | { readonly type: 'keptTooLong' };

/** Everything that can happen to the record of a test. */
export type RecordEvent = SessionEvent | KeptTestEvent | OwnerEvent;

/** Login and logout, and what is known of the person. */
export type PersonEvent =
  | ProfileEvent
  /** `wants`: what the guest starts right after the disclaimer. `continues`: the test of a guest who was displaced by a login. */
  | { readonly type: 'guestContinued'; readonly wants?: FlowName; readonly continues?: string }
  | { readonly type: 'userLoggedIn'; readonly user: CurrentUser; readonly profiles: readonly ProfileSummary[] }
  /** An account was created and logged in. The guest's details of the tested person stay, for the first profile. */
  | { readonly type: 'accountCreated'; readonly user: CurrentUser }
  /** The server confirmed a saved login, or renewed its access token. */
  | { readonly type: 'accessRenewed'; readonly user: CurrentUser }
  /** `isElsewhere`: it happened in another tab, which has informed the server and the other tabs. */
  | { readonly type: 'loggedOut'; readonly message: LogoutMessage | null; readonly isElsewhere?: boolean };

/** Login and registration in progress. */
export type AccountEvent =
  | { readonly type: 'otpRequired'; readonly challengeId: string; readonly otpDevices: readonly string[] }
  | { readonly type: 'newCodeSent'; readonly device: string }
  | { readonly type: 'otpAbandoned' }
  | { readonly type: 'verificationCodeSent'; readonly email: string }
  | { readonly type: 'emailVerified' }
  | { readonly type: 'routeWanted'; readonly route: string };

/** Events of the transient UI state. */
export type ViewEvent =
  | { readonly type: 'actionBegun'; readonly action: PendingAction }
  | { readonly type: 'actionEnded'; readonly errors: readonly AppError[] }
  | {
      readonly type: 'scanJudged';
      readonly outcome: ScanOutcome;
      readonly isBox: boolean;
      readonly errors: readonly AppError[];
      /** A code that the server could not check. */
      readonly uncheckedCode?: string;
    }
  | { readonly type: 'scanMessageDismissed' }
  | { readonly type: 'nextRejected'; readonly fieldErrors: readonly FieldError[] }
  | { readonly type: 'backgroundFailed'; readonly error: AppError }
  | { readonly type: 'accountOffered' }
  | { readonly type: 'testQuestionClosed' }
  | { readonly type: 'homeOpened' }
  | { readonly type: 'inactivityNoticed' }
  | { readonly type: 'activityResumed' }
  | { readonly type: 'logoutMessageConfirmed' };

/** Events of the whole browser. */
export type DeviceEvent =
  /** The network may be back, or some time has passed: pending calls are retried. */
  | { readonly type: 'sendingDue' }
  /** A person says of the rejected result of a guest who left that it is theirs, or closes that notice in this tab. */
  | { readonly type: 'rejectionSeen'; readonly testId: string; readonly isMine: boolean }
  /** Another tab of the same person changed what is stored; that tab stores and sends it. */
  | { readonly type: 'changedInOtherTab'; readonly person: Person; readonly records: Records };

export type AppEvent = TestEvent | PersonEvent | AccountEvent | ViewEvent | DeviceEvent;
