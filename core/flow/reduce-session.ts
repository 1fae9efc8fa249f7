import { deviceIdOf } from '../domain/device.ts';
import { firstRejectedPage, guestPageFrom } from '../domain/guest-pages.ts';
import { parseOnset } from '../domain/validate-onset.ts';
import type { AppState, Moment } from './app-state.ts';
import { APP_ROUTES } from './app-routes.ts';
import { releasedCassettes, wantedDeviceId, withCassette, withUnsureDevice } from './cassette-of-test.ts';
import { handle, type Handlers } from './event-handlers.ts';
import type { SessionEvent } from './events.ts';
import { flowOf, rowOf } from './flows.ts';
import { openGuestPage } from './guest-form-pages.ts';
import type { FlowContext } from './predicates.ts';
import { resumption } from './resume.ts';
import { isExpectedAnswer } from './expected-answer.ts';
import { canGoBack, isFlowFinishing, isTestInProgress, nextObstacle } from './selectors.ts';
import { clearedSession, EMPTY_SESSION, FIRST_STEP, NO_STEP, withConsent, type TestSession } from './session.ts';
import { advanced, entered, leftForHome, reentered, retreated, ticked, type Reduction } from './step-moves.ts';
import { isReadingExpired, isWaitOver, testedKit, withTimersCorrected } from './timers.ts';

function withoutEffects(session: TestSession): Reduction {
  return { session, effects: [] };
}

function started(context: FlowContext, event: Extract<SessionEvent, { type: 'testStarted' }>): Reduction {
  const { testId, hasAgency } = event;
  const isReportingResult = event.flow === 'reporting';
  const fresh = { ...EMPTY_SESSION, isReportingResult, isFollowingTest: !isReportingResult, testId, hasAgency };
  const { session, effects } = entered({ ...context, session: fresh }, FIRST_STEP, 1);
  return { session, effects: [...effects, { type: 'goTo', route: APP_ROUTES.testSteps }] };
}

function restored(context: FlowContext): Reduction {
  const { session } = context;
  const { step } = resumption(context);
  if (step === NO_STEP) return withoutEffects(session);
  const there = step === session.currentStep ? reentered(context) : entered(context, step, -1);
  const { session: now, effects } = ticked({ ...context, session: there.session });
  return { session: now, effects: [...there.effects, ...effects] };
}

/** If the lines were read before the wait was over, the answers are dropped: the person waits on and reads them again. */
function timersCorrected(context: FlowContext, event: Extract<SessionEvent, { type: 'timersCorrected' }>): Reduction {
  const session = withTimersCorrected(context.session, event, testedKit(context));
  const isTooEarly = rowOf(session)?.timer === 'reading' && !isWaitOver(session, context.moment.now);
  if (!isTooEarly) return withoutEffects(session);
  const unread = { ...session, controlLineResult: null, testLineResult: null, result: null, analysedAt: null };
  const wait = flowOf(session).findIndex((row) => row.leaveBy === 'countdown');
  return entered({ ...context, session: unread }, wait, -1);
}

function pressedBack(context: FlowContext): Reduction {
  if (!canGoBack(context)) return withoutEffects(context.session);
  const open = openGuestPage(context);
  const page = open && guestPageFrom(open, -1);
  if (page !== null) return withoutEffects({ ...context.session, guestPage: page });
  const rule = rowOf(context.session)?.back;
  const leaves = rule === 'leavesFlow' || (rule === 'guestGoesHome' && context.identity.isGuestLogin);
  return leaves ? leave(context) : retreated(context);
}

/** Gives the test up and goes home; frees an unused cassette. */
function leave({ session }: FlowContext): Reduction {
  const home = leftForHome(session);
  return { session: home.session, effects: [...releasedCassettes(session), ...home.effects] };
}

function pressedNext(context: FlowContext): Reduction {
  const { session } = context;
  if (session.currentStep === NO_STEP || isFlowFinishing(session)) return withoutEffects(session);
  const [obstacle, open] = [nextObstacle(context), openGuestPage(context)];
  // On the guest form Next turns the page: to the first one with a rejected field, else to the next one.
  const page = open && (obstacle === null ? guestPageFrom(open, 1) : firstRejectedPage(obstacle.fields));
  if (page !== null) return withoutEffects({ ...session, guestPage: page });
  return obstacle === null ? advanced(context) : withoutEffects(session);
}

function scanned(context: FlowContext, wanted: 'box' | 'first' | 'second', patch: Partial<TestSession>): Reduction {
  const row = rowOf(context.session);
  const isAwaited = wanted === 'box' ? row?.leaveBy === 'boxScan' : row?.scan === wanted;
  if (!isAwaited) return withoutEffects(context.session);
  return advanced({ ...context, session: { ...context.session, ...patch } });
}

/**
 * Replaces the test's cassette and frees the previous one unless it is used. While the timer of the previous one runs, no other
 * cassette is accepted.
 */
function cassetteAccepted(
  context: FlowContext,
  { device, kitId }: Extract<SessionEvent, { type: 'cassetteAccepted' }>,
): Reduction {
  const { session } = context;
  const deviceId = deviceIdOf(device);
  if ((wantedDeviceId(session) ?? deviceId) !== deviceId || rowOf(session)?.scan !== 'first')
    return withoutEffects(session);
  const { session: next, effects } = scanned(context, 'first', withCassette(session, device, kitId));
  return { session: next, effects: [...releasedCassettes(session, deviceId), ...effects] };
}

/**
 * Choosing another person drops the answers about the previous one. Past those questions, the step only replaces a deleted profile of
 * the same person.
 */
function profileSelected(
  { session }: FlowContext,
  event: Extract<SessionEvent, { type: 'profileSelected' }>,
): Reduction {
  const { profileId, consentToReport } = event.profile;
  const isReplaced = rowOf(session)?.leaveBy === 'review';
  if (isReplaced && session.selectedProfileId !== null) return withoutEffects(session);
  // With a cassette and no person it was a guest's test: its answers are about the one who is named now.
  const isNamed = session.selectedProfileId === null && session.deviceId !== null;
  const isSame = isReplaced || isNamed || session.selectedProfileId === profileId;
  const forAnother = { isSymptomatic: null, onsetText: '', symptomOnsetDate: null, reportOption: null };
  const answered = isSame ? session : { ...session, ...forAnother };
  return withoutEffects({ ...withConsent(answered, consentToReport), selectedProfileId: profileId });
}

function cassetteUnwanted(
  { session }: FlowContext,
  { deviceId, testId }: { readonly deviceId: string; readonly testId: string },
): Reduction {
  const isHeld = session.deviceId === deviceId && session.testId === testId;
  return isHeld ? withoutEffects(session) : { session, effects: [{ type: 'removeDevice', deviceId, testId }] };
}

/** A changed answer drops the result derived from the old one. */
function lineRead({ session }: FlowContext, event: Extract<SessionEvent, { type: 'lineRead' }>): Reduction {
  const key = event.line === 'control' ? 'controlLineResult' : 'testLineResult';
  if (session[key] === event.answer) return withoutEffects(session);
  return withoutEffects({ ...session, [key]: event.answer, result: null });
}

function ticksWith(session: TestSession, box: string, isTicked: boolean): readonly string[] {
  const others = session.tickedBoxes.filter((ticked) => ticked !== box);
  return isTicked ? [...others, box] : others;
}

const HANDLERS: Handlers<SessionEvent, FlowContext, Reduction> = {
  // A test under way is continued or cancelled first (decisions.md section 7).
  testStarted: (context, event) =>
    isTestInProgress(context.session) ? withoutEffects(context.session) : started(context, event),
  sessionRestored: restored,
  timePassed: ticked,
  timersCorrected,
  nextPressed: pressedNext,
  backPressed: pressedBack,
  profileSelected,
  symptomsAnswered: ({ session, moment }, { answer }) =>
    withoutEffects({
      ...session,
      isSymptomatic: answer,
      symptomOnsetDate: answer === 'yes' ? parseOnset(session.onsetText, moment.today) : 'n/a',
    }),
  onsetTyped: ({ session, moment }, { text }) =>
    withoutEffects({ ...session, onsetText: text, symptomOnsetDate: parseOnset(text, moment.today) }),
  boxTicked: ({ session }, { box, isTicked }) =>
    withoutEffects({ ...session, tickedBoxes: ticksWith(session, box, isTicked) }),
  collectionChosen: ({ session }, { isSelfCollecting }) => withoutEffects({ ...session, isSelfCollecting }),
  lineRead,
  resultChosen: ({ session }, { result }) => withoutEffects({ ...session, result }),
  testTimeTyped: ({ session }, { part, text }) =>
    withoutEffects({ ...session, ...(part === 'date' ? { takenDateText: text } : { takenTimeText: text }) }),
  reportOptionChosen: ({ session }, { option }) => withoutEffects({ ...session, reportOption: option }),
  boxAccepted: (context) => scanned(context, 'box', {}),
  cassetteAccepted,
  cassetteUnwanted,
  cassetteUnsure: (context, event) =>
    event.testId === context.session.testId
      ? withoutEffects(withUnsureDevice(context.session, event.deviceId))
      : cassetteUnwanted(context, event),
  cassetteMatched: (context, { deviceId }) =>
    deviceId === context.session.deviceId ? scanned(context, 'second', {}) : withoutEffects(context.session),
  testSubmitted: (context, { fromStep, reportOption }) => {
    const submittedAt = context.session.submittedAt ?? context.moment.now;
    // Another tab may have chosen another option while the call was in progress.
    const session = { ...context.session, submittedAt, reportOption };
    return rowOf(session)?.id === fromStep ? advanced({ ...context, session }) : withoutEffects(session);
  },
  testCancelled: leave,
  testAbandoned: leave,
  flowFinished: ({ session }) => ({ session: clearedSession(session), effects: releasedCassettes(session) }),
};

/**
 * Events of the whole test, whichever of its steps shows. They do not concern the lines, and so are also accepted after the reading window.
 */
export const OF_WHOLE_TEST: ReadonlySet<SessionEvent['type']> = new Set([
  'testStarted',
  'sessionRestored',
  'timePassed',
  'timersCorrected',
  'cassetteUnwanted',
  'cassetteUnsure',
  'testCancelled',
  'testAbandoned',
  'flowFinished',
]);

/** The test after an event, and its effects (product.md section 4). Accepts no answer about the lines after the reading window. */
export function reduceSession(
  state: Pick<AppState, 'session' | 'identity'>,
  event: SessionEvent,
  moment: Moment,
): Reduction {
  const context: FlowContext = { session: state.session, identity: state.identity, moment };
  const isLate = isReadingExpired(state.session, moment.now) && !OF_WHOLE_TEST.has(event.type);
  if (isLate || !isExpectedAnswer(state.session, event)) return withoutEffects(state.session);
  return handle(HANDLERS, context, event);
}
