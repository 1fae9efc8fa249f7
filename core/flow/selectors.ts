import type { FieldError } from '../domain/error-codes.ts';
import { routeAt } from './app-routes.ts';
import type { AppState, Moment, OtherTest } from './app-state.ts';
import { rowOf } from './flows.ts';
import { NEXT_CONDITIONS, type FlowContext, type Obstacle } from './predicates.ts';
import { NO_STEP, type TestSession } from './session.ts';
import type { StepId } from './step-row.ts';
import { isReadingExpired } from './timers.ts';

const NEXT_IS_NOT_THE_WAY: Obstacle = { kind: 'unavailable', code: null, fields: [] };

/** Whether the current step is left by something other than Next: a scan, or the end of the wait. */
export function isLeftWithoutNext(session: TestSession): boolean {
  const leaveBy = rowOf(session)?.leaveBy;
  return leaveBy === 'boxScan' || leaveBy === 'cassetteScan' || leaveBy === 'countdown';
}

/** Whether the current step is the end of its flow. */
export function isFlowFinishing(session: TestSession): boolean {
  return rowOf(session)?.leaveBy === 'finish';
}

/** What keeps Next from leaving the current step; null if nothing does. */
export function nextObstacle(context: FlowContext): Obstacle | null {
  const row = rowOf(context.session);
  if (row === null || isReadingExpired(context.session, context.moment.now)) return NEXT_IS_NOT_THE_WAY;
  if (isLeftWithoutNext(context.session)) return NEXT_IS_NOT_THE_WAY;
  return row.nextIf === undefined ? null : NEXT_CONDITIONS[row.nextIf](context, row.id);
}

/** Whether the step has a back arrow (decisions.md section 1, "Back arrow"). */
export function canGoBack({ session, moment, isAsked = false }: FlowContext): boolean {
  const row = rowOf(session);
  if (isAsked) return false;
  if (row === null || isReadingExpired(session, moment.now)) return false;
  if (row.back === 'never') return false;
  return row.back !== 'untilSubmitted' || session.submittedAt === null;
}

/** The test whose timer runs, at its own step; without one the test that shows. */
export function timedSession({ timed, session }: Pick<AppState, 'timed' | 'session'>): TestSession {
  return timed?.session ?? session;
}

/** The test of a guest whom a login displaced, with which they can go on at the landing; `now` in epoch milliseconds. */
export function guestTestToContinue(state: Pick<AppState, 'identity' | 'others'>, now: number): OtherTest | null {
  if (isIdentified(state)) return null;
  return state.others.find(({ owner, keptUntil }) => owner.kind === 'guest' && now <= keptUntil) ?? null;
}

/** The step that shows: its id, `expired` after the reading window, `none` without a test. */
export function shownStep(session: TestSession, now: number): StepId | 'expired' | 'none' {
  const row = rowOf(session);
  if (row === null) return 'none';
  return isReadingExpired(session, now) ? 'expired' : row.id;
}

/** Whether there is a current user: a guest or an account. */
export function isIdentified({ identity }: Pick<AppState, 'identity'>): boolean {
  return identity.isGuestLogin || identity.currentUser !== null;
}

/** Whether the account belongs to no user group: no call about profiles and results can be made (product.md section 6). */
export function lacksUserGroup({ identity }: Pick<AppState, 'identity'>): boolean {
  return identity.currentUser !== null && identity.currentUser.user_groups.length === 0;
}

/** Whether a test is in progress, so that home asks what to do with it. */
export function isTestInProgress(session: TestSession): boolean {
  return session.currentStep !== NO_STEP;
}

/**
 * Whether home asks about an unfinished test: if one is in progress while that route is open, no matter in which tab it was started, until
 * the question is closed. Starting a test leaves home in the same moment, so the new test is not asked about (decisions.md section 7).
 */
export function isTestAskedAbout({ session, view }: Pick<AppState, 'session' | 'view'>, path: string): boolean {
  return routeAt(path) === 'home' && isTestInProgress(session) && !view.isTestQuestionClosed;
}

/** The errors under the step's fields: an obstacle shows once Next was pressed, a rejected save at once. */
export function shownFieldErrors(state: AppState, moment: Moment): readonly FieldError[] {
  if (!state.view.attempted) return state.view.fieldErrors;
  const obstacle = nextObstacle({ session: state.session, identity: state.identity, moment });
  if (obstacle === null) return state.view.fieldErrors;
  if (obstacle.kind === 'fields') return obstacle.fields;
  return obstacle.code === null ? [] : [{ field: 'choice', code: obstacle.code }];
}
