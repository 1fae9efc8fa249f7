import { formatUsDate, toIsoInstant } from '../domain/calendar-date.ts';
import { determineResult } from '../domain/determine-result.ts';
import { FIRST_GUEST_PAGE } from '../domain/guest-pages.ts';
import { timeOfDayAt } from '../domain/wall-clock.ts';
import type { StepEffect } from './effects.ts';
import { APP_ROUTES } from './app-routes.ts';
import { flowOf, rowOf } from './flows.ts';
import { SKIPS, testedAtOf, type FlowContext } from './predicates.ts';
import { clearedSession, NO_STEP, type TestSession } from './session.ts';
import type { StepRow, StepRule } from './step-row.ts';
import { isWaitOver, testedKit, withTimersCleared, withTimersStarted } from './timers.ts';

/** A session and its effects. */
export interface Reduction {
  readonly session: TestSession;
  readonly effects: readonly StepEffect[];
}

type Rule = (context: FlowContext) => Reduction;

function only(session: TestSession): Reduction {
  return { session, effects: [] };
}

function withTestTimeProposed({ session, moment }: FlowContext): TestSession {
  if (session.takenDateText !== '' || session.takenTimeText !== '') return session;
  const { now, today, offsetAt } = moment;
  return { ...session, takenDateText: formatUsDate(today), takenTimeText: timeOfDayAt(now, offsetAt(now)) };
}

function withTestTime(context: FlowContext): TestSession {
  const taken = testedAtOf(context);
  return taken.ok ? { ...context.session, collectedAt: taken.value, analysedAt: taken.value } : context.session;
}

/** What each rule of a row does. */
const RULES: Readonly<Record<StepRule, Rule>> = {
  startTimers: (context) => only(withTimersStarted(context.session, context.moment.now, testedKit(context))),
  clearTimers: ({ session }) => only(withTimersCleared(session)),
  preselectResult: ({ session }) =>
    only({ ...session, result: session.result ?? determineResult(session.controlLineResult, session.testLineResult) }),
  wantsProfile: ({ session, identity }) => ({
    session,
    effects:
      !identity.isGuestLogin && identity.profiles.length === 0 ? [{ type: 'goTo', route: APP_ROUTES.newProfile }] : [],
  }),
  markCollected: ({ session, moment }) => only({ ...session, collectedAt: session.collectedAt ?? moment.now }),
  markAnalysed: ({ session, moment }) => only({ ...session, analysedAt: moment.now }),
  proposeTestTime: (context) => only(withTestTimeProposed(context)),
  storeTestTime: (context) => only(withTestTime(context)),
  refreshAccess: ({ session, identity }) => ({
    session,
    effects: identity.isGuestLogin ? [] : [{ type: 'refreshAccess' }],
  }),
  presetDoNotReport: ({ session }) => only(session.hasAgency ? session : { ...session, reportOption: 'doNotReport' }),
  presetReportToAims: ({ session }) => only({ ...session, reportOption: session.reportOption ?? 'reportToAims' }),
};

function applied(rules: readonly StepRule[], context: FlowContext): Reduction {
  return rules.reduce<Reduction>((before, name) => {
    const after = RULES[name]({ ...context, session: before.session });
    return { session: after.session, effects: [...before.effects, ...after.effects] };
  }, only(context.session));
}

function progressOf(session: TestSession, row: StepRow, now: number): readonly StepEffect[] {
  if (session.testId === null) return [];
  const { testId, isReportingResult } = session;
  return [
    {
      type: 'postProgress',
      progress: { testId, isReportingResult, testProgress: row.progress, timeStamp: toIsoInstant(now) },
    },
  ];
}

function isSkipped(row: StepRow, context: FlowContext): boolean {
  return row.skipIf !== undefined && SKIPS[row.skipIf](context);
}

/** Enters a step, or the first one in the given direction that is not skipped. */
export function entered(context: FlowContext, step: number, direction: 1 | -1): Reduction {
  const row = flowOf(context.session)[step];
  if (row === undefined) return only(context.session);
  if (isSkipped(row, context)) {
    const isPassedOn = direction === 1 && row.onSkip !== undefined;
    const passed = applied(isPassedOn ? [row.onSkip] : [], context).session;
    return entered({ ...context, session: passed }, step + direction, direction);
  }
  const there = { ...context.session, currentStep: step, tickedBoxes: [], guestPage: FIRST_GUEST_PAGE };
  const { session, effects } = applied(row.onEnter === undefined ? [] : [row.onEnter], { ...context, session: there });
  return { session, effects: [...progressOf(session, row, context.moment.now), ...effects] };
}

/** Leaves the current step forwards. */
export function advanced(context: FlowContext): Reduction {
  const left = applied(rowOf(context.session)?.onLeave ?? [], context);
  const next = entered({ ...context, session: left.session }, context.session.currentStep + 1, 1);
  return { session: next.session, effects: [...left.effects, ...next.effects] };
}

/** Goes one step back, past skipped ones. */
export function retreated(context: FlowContext): Reduction {
  return entered(context, context.session.currentStep - 1, -1);
}

/** Ends the test without a result and goes home. */
export function leftForHome(session: TestSession): Reduction {
  return { session: clearedSession(session), effects: [{ type: 'goTo', route: APP_ROUTES.home }] };
}

/** Moves on when the wait is over. */
export function ticked(context: FlowContext): Reduction {
  const { session, moment } = context;
  if (session.currentStep === NO_STEP || rowOf(session)?.leaveBy !== 'countdown') return only(session);
  return isWaitOver(session, moment.now) ? advanced(context) : only(session);
}

/** Shows the current step again after a reload: applies its entry rules, but posts no progress again. */
export function reentered(context: FlowContext): Reduction {
  const rule = rowOf(context.session)?.onEnter;
  return rule === undefined ? only(context.session) : applied([rule], context);
}
