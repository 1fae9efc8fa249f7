import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts, type TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import type { PersistedItemName } from '../../core/diagnostics/persisted-items.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { isIdentified, isTestInProgress, shownStep } from '../../core/flow/selectors.ts';
import { scanRejection } from '../../core/flow/step-buttons.ts';
import { formatTimeLeft, secondsLeft, testedKit } from '../../core/flow/timers.ts';
import { stepTitle } from '../walk/format-step.ts';
import type { OpenReplay } from './open-replay.ts';
import type { ReplaySource } from './replay-source.ts';
import { adviceTexts, asShown, shownButtons, type Asked, type Said, type Values } from './asked.ts';
import { AFTER_ERROR, AFTER_SCANS, afterRefusal } from './error-advice.ts';
import { pagePlace, wayToTest } from './page-advice.ts';
import { stepReason, stepTodo } from './step-advice.ts';

/** The title of the step as it shows. The app shows no numbers of steps. */
function stepOf(asked: Asked): Values {
  const { context } = asked;
  const row = rowOf(context.session);
  if (row === null) return { title: '' };
  const [flow, kit] = [flowNameOf(context.session), testedKit(context)];
  return { title: asShown(asked, (language) => stepTitle(row.id, flow, language, kit)) };
}

/** Whether something is damaged now, or was when a page was opened. */
function isDamaged({ persisted, damage }: DiagnosticsSnapshot, item: PersistedItemName): boolean {
  return persisted[item] === 'damaged' || damage?.items.includes(item) === true;
}

/** What is said of the stored data where there is no test; null if nothing was wrong with it. */
function lostTestOf({ source }: Asked): 'testDamaged' | 'visitDamaged' | 'unreadable' | null {
  if (source.kind === 'state') return null;
  const { snapshot } = source;
  if (isDamaged(snapshot, 'test')) return 'testDamaged';
  if (isDamaged(snapshot, 'guestVisit') || isDamaged(snapshot, 'loggedInUser')) return 'visitDamaged';
  return snapshot.persisted.test === 'unreadable' ? 'unreadable' : null;
}

/** Whether a result waited to be sent when the page was opened. The replay sends what waits, which the person's page may not manage. */
const isResultUnsent = ({ open }: Asked): boolean =>
  open.waiting.some(({ kind }) => kind === 'guestResult' || kind === 'result');

/** What is known of the result of a test that is done. A refused one may be its own, because a snapshot does not say of which test it is. */
function outcomeOf(asked: Asked): 'unsent' | 'done' | 'submitted' {
  if (isResultUnsent(asked)) return 'unsent';
  return asked.open.play.tab().state().outbox.refused.length > 0 ? 'done' : 'submitted';
}

/** What to do about a result that waits to be sent, as the app's own notice says it. */
function unsentAdvice({ source, open, context: { session } }: Asked): keyof TerminalTexts['advice'] {
  if (source.kind === 'snapshot' && !source.snapshot.flags.isDeviceKeeping) return 'unsentNotKept';
  if (isTestInProgress(session) && session.submittedAt === null) return 'earlierUnsent';
  return open.play.isOnline ? 'unsent' : 'offlineUnsent';
}

/** Where the person is. */
function placeOf(asked: Asked): Said<'place'> {
  const { session, moment } = asked.context;
  const { view, identity } = asked.open.play.tab().state();
  if (view.logoutMessage === 'inactivity') return ['loggedOut'];
  const row = rowOf(session);
  if (row === null) {
    return [lostTestOf(asked) ?? (identity.isGuestLogin || identity.currentUser !== null ? 'noTest' : 'visitor')];
  }
  if (view.accountPrompt) return ['accountPrompt'];
  const step = stepOf(asked);
  if (shownStep(session, moment.now) === 'expired') {
    return ['expired', { title: asShown(asked, (language) => translations[language].steps.expired.title) }];
  }
  if (session.submittedAt !== null && !asked.isPartial) return [outcomeOf(asked), step];
  const left = secondsLeft(session, moment.now);
  if (left === null) return ['step', step];
  return [row.timer === 'countdown' ? 'wait' : 'reading', { ...step, left: formatTimeLeft(left) }];
}

/** The message of an error. A snapshot does not say how long to wait. */
function messageOf({ code }: AppError, language: Language): string {
  const { errors, errorParts } = translations[language].general;
  return fillIn(errors[code], { wait: errorParts.wait.unknown });
}

/** Whether the test is safe, and if the page may be closed. */
function safetyOf(asked: Asked): string {
  const { safe } = adviceTexts(asked);
  const { source, context } = asked;
  if (!isTestInProgress(context.session)) return safe.none;
  if (context.session.submittedAt !== null && !isResultUnsent(asked)) return safe.submitted;
  const isStored = source.kind === 'state' || !isStorageDenied(source.snapshot);
  if (!isStored) return safe.notStored;
  return rowOf(context.session)?.timer === undefined ? safe.stored : safe.timed;
}

const isStorageDenied = ({ flags, persisted }: DiagnosticsSnapshot): boolean =>
  !flags.isDeviceKeeping || persisted.test === 'unreadable';

/** The values of an error's words: its message, whether the test is safe, and what comes next. */
function afterError(asked: Asked, error: AppError): Values {
  const again = asShown(asked, (language) => translations[language].general.buttons.tryAgain);
  const next = fillIn(adviceTexts(asked).afterError[AFTER_ERROR[error.code]], { again });
  return { message: messageOf(error, asked.language), safe: safetyOf(asked), next };
}

/** What failed on the step: a scan or a call. */
function failureOf(asked: Asked): Said<'advice'> | null {
  const { language, context } = asked;
  const { view } = asked.open.play.tab().state();
  const rejected = scanRejection(view);
  const [failure] = view.errors;
  if (rejected === null) return failure === undefined ? null : ['failure', afterError(asked, failure)];
  const { scan } = translations[language].steps;
  const flow = flowNameOf(context.session);
  const { title } = view.scannedBox ? scan.boxFailed : scan.messages[flow][rejected];
  if (rejected === 'requestError' && failure !== undefined)
    return ['scan', { ...afterError(asked, failure), message: title }];
  const again = asShown(asked, (shown) => translations[shown].general.buttons.tryAgain);
  const after = adviceTexts(asked).afterScan[view.scannedBox ? 'box' : AFTER_SCANS[flow][rejected]];
  return ['scan', { message: title, next: fillIn(after, { again }), safe: safetyOf(asked) }];
}

/** What failed or is missing around the step; null if nothing did. */
function troubleOf(asked: Asked): Said<'advice'> | null {
  const { source, open, language, context } = asked;
  const { session } = context;
  const { view, outbox } = open.play.tab().state();
  const snapshot = source.kind === 'snapshot' ? source.snapshot : null;
  if (view.isInactivityWarned) {
    const stay = asShown(asked, (shown) => translations[shown].general.inactivity.stay);
    return ['inactivityWarned', { stay }];
  }
  const [refused] = outbox.refused;
  if (refused !== undefined) {
    const next = adviceTexts(asked).afterRefusal[afterRefusal(refused.error.code)];
    return ['refused', { message: messageOf(refused.error, language), next }];
  }
  const failure = failureOf(asked);
  if (failure !== null) return failure;
  if (snapshot !== null && isDamaged(snapshot, 'pendingCalls')) return ['pendingDamaged'];
  if (snapshot !== null && snapshot.busyWith !== null) return ['busy'];
  if (isResultUnsent(asked)) return [unsentAdvice(asked)];
  if (!open.play.isOnline) {
    const quiet = isIdentified(open.play.tab().state()) ? 'offline' : 'offlineVisitor';
    return [outbox.waiting.length > 0 ? 'offlineWaiting' : quiet];
  }
  if (snapshot !== null && isStorageDenied(snapshot)) return ['notStored'];
  if (session.clockNotice === null) return snapshot?.persisted.test === 'damaged' ? ['partDamaged'] : null;
  return [session.clockNotice === 'corrected' ? 'clockCorrected' : 'clockUnsure'];
}

/** Places with an advice of their own; the second ones only while nothing failed. */
const FINAL_PLACES = ['loggedOut', 'expired', 'testDamaged', 'visitDamaged', 'unreadable'] as const;
const QUIET_PLACES = ['accountPrompt', 'noTest', 'visitor'] as const;

/** Troubles besides which the step goes on as it is. */
const STEP_GOES_ON: readonly Said<'advice'>[0][] = ['earlierUnsent', 'notStored', 'clockCorrected', 'partDamaged'];

/** What is wrong, or what to do, in sentences of the answer's language. */
function adviceOf(place: Said<'place'>[0], asked: Asked): readonly (string | null)[] {
  const { advice } = terminalTexts[asked.language];
  const said = ([name, values = {}]: Said<'advice'>): string => fillIn(advice[name], values);
  const final = FINAL_PLACES.find((name) => name === place);
  if (final !== undefined) return [advice[final]];
  const quiet = QUIET_PLACES.find((name) => name === place);
  const trouble = troubleOf(asked);
  if (trouble !== null) {
    const goesOn = STEP_GOES_ON.includes(trouble[0]);
    return [said(trouble), wayToTest(asked), goesOn ? stepTodo(asked) : null];
  }
  if (quiet === 'accountPrompt') return [said([quiet, { buttons: shownButtons(asked).join(' / ') }])];
  return quiet === undefined ? [stepReason(asked), wayToTest(asked), stepTodo(asked)] : [advice[quiet]];
}

function askedOf(source: ReplaySource, open: OpenReplay, language: Language, isPartial: boolean): Asked {
  const tab = open.play.tab();
  const { session, identity } = tab.state();
  return { source, open, language, context: { session, identity, moment: tab.runner.moment() }, isPartial };
}

const joined = (sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');

/** Where the person of a snapshot without its end is, in a language. */
export function placeAnswer(source: ReplaySource, open: OpenReplay, language: Language): string {
  const asked = askedOf(source, open, language, true);
  const [place, values = {}] = placeOf(asked);
  return joined([pagePlace(asked), fillIn(terminalTexts[language].place[place], values)]);
}

/** What support needs first, in two lines of a language: where the person is, and what is wrong or what to do. */
export function firstAnswer(source: ReplaySource, open: OpenReplay, language: Language): readonly [string, string] {
  const asked = askedOf(source, open, language, false);
  const [place, values = {}] = placeOf(asked);
  const where = fillIn(terminalTexts[language].place[place], values);
  const isFinal = FINAL_PLACES.some((name) => name === place);
  return [joined([isFinal ? null : pagePlace(asked), where]), joined(adviceOf(place, asked))];
}
