import { isOneOf } from '../domain/choice-lists.ts';
import { isErrorCode, type ErrorCode } from '../domain/error-codes.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../domain/languages.ts';
import { SCAN_OUTCOMES, type ScanOutcome } from '../domain/scan-outcome.ts';
import type { PendingCall } from '../flow/test-calls.ts';
import type { AppState, Moment, PendingAction } from '../flow/app-state.ts';
import { LOGOUT_MESSAGES, RESUME_RULES, type LogoutMessage, type ResumeReason } from '../flow/app-state.ts';
import { flowNameOf, flowOf, rowOf } from '../flow/flows.ts';
import { asFlag, asWhole } from '../flow/persisted-values.ts';
import { PREREQUISITES, SKIPS, type FlowContext } from '../flow/predicates.ts';
import { lacksUserGroup, nextObstacle } from '../flow/selectors.ts';
import { CLOCK_NOTICES, type ClockNotice, type FlowName } from '../flow/session.ts';
import type { StepId } from '../flow/step-row.ts';
import { testedKit } from '../flow/timers.ts';
import type { PrerequisiteName, SkipName } from '../flow/step-row.ts';
import { toLocalInstant } from './local-instant.ts';
import type { OpenPage } from './open-page.ts';
import type { Damage, PersistedConditions } from './persisted-check.ts';
import type { PersistedItemName } from './persisted-items.ts';
import { flowTableVersion, storedStateVersion } from './table-versions.ts';

/** Identifies a diagnostics snapshot and its version. */
export const SNAPSHOT_FORMAT = 'clearline-support-snapshot';
export const SNAPSHOT_VERSION = 5;

export const SNAPSHOT_WHO = ['visitor', 'guest', 'account'] as const;
export const PENDING_ACTIONS = [
  'start',
  'scan',
  'submit',
  'decline',
  'cancel',
] as const satisfies readonly PendingAction[];

/** A timer: its start and end by the person's own clock, and the whole seconds left; null once it is over. */
export interface SnapshotTimer {
  readonly beganAt: string;
  readonly endsAt: string;
  readonly secondsLeft: number;
}

/** What is on and what is off. */
export interface SnapshotFlags {
  readonly isOnline: boolean;
  /** False if the browser stores nothing beyond the page. */
  readonly isOutboxPersisted: boolean;
  readonly isLoginVerified: boolean;
  /** The account has no user group, so no call about profiles and results can be made. */
  readonly isGroupMissing: boolean;
  readonly hasProfiles: boolean;
  /** The account was created at the end of a guest's test. */
  readonly isAfterGuest: boolean;
  readonly isAccountOffered: boolean;
  readonly isInactivityWarned: boolean;
  /** The addresses of kits and of the partner are the defaults. */
  readonly hasDefaultKitAddresses: boolean;
}

/**
 * The state of the app, for customer service (product.md section 4, "Support request"). It can be replayed, and contains no health or
 * personal data: no name, address, contact, cassette, test id, answer, line, result, or typed text. Instants are ISO 8601 with the
 * person's offset.
 */
export interface DiagnosticsSnapshot {
  readonly format: typeof SNAPSHOT_FORMAT;
  readonly version: typeof SNAPSHOT_VERSION;
  /** When it was created. */
  readonly at: string;
  readonly language: Language;
  readonly versions: { readonly app: string; readonly flowTable: string; readonly keptState: string };
  readonly who: (typeof SNAPSHOT_WHO)[number];
  readonly flow: FlowName;
  /** Null without a test. */
  readonly step: StepId | null;
  /** Null for a path that is no route of the app. */
  readonly page: OpenPage | null;
  /** Why the app logged out in this page; null if it did not. */
  readonly lastLogout: LogoutMessage | null;
  /** Why this step showed when the page was opened; null once the person moved on. */
  readonly resumed: ResumeReason | null;
  /** Which of the flow's prerequisites are missing. Nothing else is said about the others. */
  readonly missing: readonly PrerequisiteName[];
  /** The flow's reasons for which steps are skipped. */
  readonly passedOver: readonly SkipName[];
  /** Whether nothing on the step keeps Next from leaving it. */
  readonly isNextFree: boolean;
  readonly isSubmitted: boolean;
  readonly wait: SnapshotTimer | null;
  readonly reading: SnapshotTimer | null;
  readonly clockNotice: ClockNotice | null;
  readonly flags: SnapshotFlags;
  readonly scan: { readonly outcome: ScanOutcome | null; readonly isBox: boolean };
  readonly busyWith: PendingAction | null;
  /** The errors shown on the step, and the last one of a background call. */
  readonly errors: readonly ErrorCode[];
  readonly backgroundErrors: readonly ErrorCode[];
  /** The number of pending calls of each kind. */
  readonly waiting: Readonly<Record<PendingCall['kind'], number>>;
  /** Why pending results were rejected, one for each that the person has not confirmed. */
  readonly refused: readonly ErrorCode[];
  /** How many tests under way do not show, because another person or none is here. */
  readonly otherTests: number;
  /** How each thing that the app stores in the browser is found now. */
  readonly persisted: PersistedConditions;
  /** What was found damaged when a page was opened, and when first; null if nothing was. The app went on without it. */
  readonly damage: { readonly foundAt: string; readonly items: readonly PersistedItemName[] } | null;
}

/** Facts that are not in the app's state. */
export interface SnapshotInput {
  readonly moment: Moment;
  readonly language: Language;
  readonly isOnline: boolean;
  readonly page: OpenPage | null;
  readonly appVersion: string;
  readonly hasDefaultKitAddresses: boolean;
  readonly persisted: PersistedConditions;
  readonly damage: Damage | null;
}

/** The form of a package version; any other text is left out. */
export const APP_VERSION_FORM = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/;

/** The value if it is one of the list, otherwise null: damaged stored values must not get into the snapshot. */
function known<Value extends string>(list: readonly Value[], value: unknown): Value | null {
  return isOneOf(list, value) ? value : null;
}

function timerOf(endsAt: unknown, lengthMs: number, { now, offsetAt }: Moment): SnapshotTimer | null {
  const end = asWhole(endsAt);
  if (end === null) return null;
  const offset = offsetAt(now);
  const [began, ends] = [toLocalInstant(end - lengthMs, offset), toLocalInstant(end, offset)];
  if (began === null || ends === null) return null;
  return { beganAt: began, endsAt: ends, secondsLeft: Math.max(0, Math.ceil((end - now) / 1000)) };
}

/** Both timers; the reading window starts when the wait is over. */
function timersOf({ session }: AppState, moment: Moment): Pick<DiagnosticsSnapshot, 'wait' | 'reading'> {
  const { countdownTimerEndTime: waitEnd, expirationTimerEndTime: readingEnd } = session;
  const window = asWhole(readingEnd) === null || asWhole(waitEnd) === null ? 0 : Number(readingEnd) - Number(waitEnd);
  return {
    wait: timerOf(waitEnd, testedKit({ session, moment }).waitMs, moment),
    reading: timerOf(readingEnd, window, moment),
  };
}

function resumedOf({ resumed }: AppState['view']): ResumeReason | null {
  const rule = known(RESUME_RULES, resumed?.rule);
  if (rule === null) return null;
  return { rule, missing: known(Object.keys(PREREQUISITES) as PrerequisiteName[], resumed?.missing) };
}

/** The named rules of the flow that hold now, each once. */
function rulesOf(context: FlowContext): Pick<DiagnosticsSnapshot, 'missing' | 'passedOver'> {
  const flow = flowOf(context.session);
  const needed = flow.flatMap(({ resume }) => resume?.missing ?? []);
  const reasons = flow.flatMap(({ skipIf }) => skipIf ?? []);
  return {
    missing: [...new Set(needed)].filter((name) => PREREQUISITES[name](context)),
    passedOver: [...new Set(reasons)].filter((name) => SKIPS[name](context)),
  };
}

function codesOf(errors: readonly ({ readonly code: unknown } | null)[]): readonly ErrorCode[] {
  return errors.flatMap((error) => (isErrorCode(error?.code) ? [error.code] : []));
}

function flagsOf(state: AppState, input: SnapshotInput): SnapshotFlags {
  const { account, identity, view } = state;
  return {
    isOnline: input.isOnline,
    isOutboxPersisted: asFlag(state.isOutboxPersisted),
    isLoginVerified: asFlag(account.isLoginVerified),
    isGroupMissing: lacksUserGroup(state),
    hasProfiles: identity.profiles.length > 0,
    isAfterGuest: asFlag(account.isAfterGuest),
    isAccountOffered: asFlag(view.accountPrompt),
    isInactivityWarned: asFlag(view.isInactivityWarned),
    hasDefaultKitAddresses: input.hasDefaultKitAddresses,
  };
}

function outboxOf({ outbox }: AppState): Pick<DiagnosticsSnapshot, 'waiting' | 'refused'> {
  const count = (kind: PendingCall['kind']): number => outbox.waiting.filter((call) => call.kind === kind).length;
  return {
    waiting: {
      progress: count('progress'),
      guestResult: count('guestResult'),
      result: count('result'),
      removal: count('removal'),
    },
    refused: codesOf(outbox.refused.map(({ error }) => error)),
  };
}

function damageOf({ damage, moment: { offsetAt } }: SnapshotInput): DiagnosticsSnapshot['damage'] {
  if (damage === null) return null;
  const foundAt = toLocalInstant(damage.foundAt, offsetAt(damage.foundAt));
  return foundAt === null ? null : { foundAt, items: damage.items };
}

function whoOf({ identity }: AppState): DiagnosticsSnapshot['who'] {
  if (identity.currentUser !== null) return 'account';
  return identity.isGuestLogin ? 'guest' : 'visitor';
}

/**
 * Creates the snapshot of a state. Every text in it comes from a list of this program, or is an instant or a version; nothing else can
 * get into it.
 */
export function makeDiagnosticsSnapshot(state: AppState, input: SnapshotInput): DiagnosticsSnapshot {
  const { session, view } = state;
  const { moment, language, appVersion } = input;
  const context: FlowContext = { session, identity: state.identity, moment };
  const flow = flowNameOf(session);
  return {
    format: SNAPSHOT_FORMAT,
    version: SNAPSHOT_VERSION,
    at: toLocalInstant(moment.now, moment.offsetAt(moment.now)) ?? '1970-01-01T00:00:00.000+00:00',
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    versions: {
      app: APP_VERSION_FORM.test(appVersion) ? appVersion : '0.0.0',
      flowTable: flowTableVersion(flow),
      keptState: storedStateVersion(),
    },
    who: whoOf(state),
    flow,
    step: rowOf(session)?.id ?? null,
    page: input.page,
    lastLogout: known(LOGOUT_MESSAGES, view.lastLogout),
    resumed: resumedOf(view),
    ...rulesOf(context),
    isNextFree: nextObstacle(context) === null,
    isSubmitted: session.submittedAt !== null,
    ...timersOf(state, moment),
    clockNotice: known(CLOCK_NOTICES, session.clockNotice),
    flags: flagsOf(state, input),
    scan: { outcome: known(SCAN_OUTCOMES, view.scanOutcome), isBox: asFlag(view.scannedBox) },
    busyWith: known(PENDING_ACTIONS, view.pending),
    errors: codesOf(view.errors),
    backgroundErrors: codesOf([view.backgroundError]),
    ...outboxOf(state),
    otherTests: state.others.length,
    persisted: input.persisted,
    damage: damageOf(input),
  };
}
