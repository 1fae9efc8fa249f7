import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import type { TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import { kitTexts } from '../../core/domain/kit-texts.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import type { View } from '../../core/flow/app-state.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { isFinalRejection, isResult } from '../../core/flow/pending-call.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { scanRejection, type ScanRejection } from '../../core/flow/step-buttons.ts';
import { isTimerSet, secondsLeft, testedKit } from '../../core/flow/timers.ts';
import {
  adviceTexts,
  asShown,
  detailsLabel,
  isAtReport,
  joined,
  type Advice,
  type AfterScan,
  type AnswerFacts,
  type Trouble,
} from './answer-facts.ts';
import { isQueueLost, lostResultTodo } from './lost-queue.ts';
import { LOGOUT_SOON_MINUTES, logoutAt, minutesToLogout } from './logout-time.ts';
import { pageAgainLabel } from './page-buttons.ts';
import { personClock } from './person-clock.ts';
import { isSampleStep } from './sample-steps.ts';
import { AFTER_ERROR, afterErrorAt, afterRefusal, PASS_ON, SUBMISSION_ENDS } from './error-advice.ts';
import { AFTER_SCANS, OTHER_KIT, SCAN_ENDS } from './scan-advice.ts';

/** Whether a result waited to be sent when the page was opened. The replay sends what waits, which the person's page may not manage. */
export const isResultUnsent = ({ open }: AnswerFacts): boolean => open.waiting.some(isResult);

/** Why a result that waited was rejected at the person's, by the first rejection; the invented server of a replay may reject others. */
export function refusalOf({ source, open }: AnswerFacts): AppError | null {
  if (source.kind === 'state') return open.play.tab().state().outbox.refused[0]?.error ?? null;
  const [code] = source.snapshot.refused;
  return code === undefined ? null : { code };
}

/** Stands for words of a message that a snapshot leaves out: what a password is too similar to. */
const LEFT_OUT = '…';

/** The message of an error, as it shows. A snapshot says neither how long to wait nor where a code was sent. */
export function messageOf({ code }: AppError, facts: AnswerFacts): string {
  return asShown(facts, (language) => {
    const { errors, errorParts } = translations[language].general;
    const [device, wait] = [errorParts.device.unknown, errorParts.wait.unknown];
    return fillIn(errors[code], { device, wait, items: LEFT_OUT });
  });
}

const MINUTE_MS = 60_000;
/** A page that was closed is to be open again so long before the logout. */
const MARGIN_MINUTES = 5;

/** Whether the test is safe, and whether the page may be closed. */
function safetyOf(facts: AnswerFacts): string {
  const { safe } = adviceTexts(facts);
  const { source, context } = facts;
  if (!isTestInProgress(context.session)) return safe.none;
  if (context.session.submittedAt !== null && !isResultUnsent(facts))
    return isQueueLost(facts) ? lostResultTodo(facts) : safe.submitted;
  const isStored = source.kind === 'state' || !isStorageDenied(source.snapshot);
  if (!isStored) return safe.notStored;
  if (rowOf(context.session)?.timer !== undefined) return safe.timed;
  const minutes = minutesToLogout(facts);
  if (minutes <= LOGOUT_SOON_MINUTES) return safe.soon;
  const isPouchOpen =
    flowNameOf(context.session) === 'testing' && isSampleStep(context.session.currentStep) && !isOtherKitNeeded(facts);
  const until = personClock(logoutAt(facts) - MARGIN_MINUTES * MINUTE_MS, source.now.utcOffsetMinutes, facts.language);
  const stored = fillIn(safe.stored, { time: until });
  return joined(stored, isPouchOpen && fillIn(safe.pouch, kitTexts(testedKit(context))));
}

/** Whether the browser stores nothing of a test. */
export const isStorageDenied = ({ flags, persisted }: DiagnosticsSnapshot): boolean =>
  !flags.isDeviceKeeping || persisted.test === 'unreadable';

const againLabel = (facts: AnswerFacts): string =>
  asShown(facts, (language) => translations[language].general.buttons.tryAgain);

/** What comes next after errors of a submission that did not reach the server, or was not answered. */
const CUT_OFF: readonly (keyof TerminalTexts['replayAdvice']['afterError'])[] = ['connect', 'server', 'retry', 'login'];

const okLabel = (facts: AnswerFacts): string => asShown(facts, (language) => translations[language].general.buttons.ok);

/** Whether the test is safe after an error, and what comes next. The texts of a final rejection say what the server has. */
function afterError(facts: AnswerFacts, { code }: AppError): Advice {
  const isSubmitted = facts.context.session.submittedAt !== null;
  const after = AFTER_ERROR[code] === 'save' && isSubmitted ? 'retry' : AFTER_ERROR[code];
  const next = fillIn(adviceTexts(facts).afterError[after], { again: againLabel(facts), details: detailsLabel(facts) });
  const { writeDown } = adviceTexts(facts).waiting;
  const isUnsent = isAtReport(facts.context.session) && CUT_OFF.includes(after);
  const safety = !isFinalRejection(code) && safetyOf(facts);
  return { next: joined(safety, next, isUnsent && writeDown), passOn: PASS_ON.afterError[after] };
}

/** The labels that the advice after an error of a page names. */
export const pageLabels = (facts: AnswerFacts, route: RouteName) => ({
  again: pageAgainLabel(facts, route),
  details: detailsLabel(facts),
  forgot: asShown(facts, (language) => translations[language].account.login.forgotPassword),
});

/** What comes next after an error of the page `route`. It says that the test is safe only if one is under way. */
export function afterPageError(facts: AnswerFacts, code: ErrorCode, route: RouteName): Advice {
  const after = afterErrorAt(route, code);
  const next = fillIn(adviceTexts(facts).afterError[after], pageLabels(facts, route));
  const { session, moment } = facts.context;
  // While a timer runs, this is done later.
  const isNow = isTestInProgress(session) && secondsLeft(session, moment.now) === null;
  return { next: joined(isNow && safetyOf(facts), next), passOn: PASS_ON.afterError[after] };
}

/** What comes next after each rejected scan of a cassette, at the step of the test. */
export function afterScans({ context: { session } }: AnswerFacts): Readonly<Record<ScanRejection, AfterScan>> {
  const isSecond = rowOf(session)?.scan === 'second' || isTimerSet(session);
  return AFTER_SCANS[isSecond ? 'second' : flowNameOf(session)];
}

/** What comes next after a rejected scan. */
function afterScan(facts: AnswerFacts, rejected: ScanRejection): AfterScan {
  return facts.open.play.tab().state().view.scannedBox ? 'box' : afterScans(facts)[rejected];
}

/** Why a scan was rejected; where the check failed because the cassette is used, that it is used. */
export function meantRejection(view: View): ScanRejection | null {
  const rejected = scanRejection(view);
  const isUsed = rejected === 'requestError' && view.errors[0]?.code === 'PREVIOUSLY_USED_DEVICE';
  return isUsed ? 'deviceHasBeenUsedBefore' : rejected;
}

/** How what failed on the step ends the test: another one with a new kit is needed, or nothing more; null if the test goes on. */
export function endByFailure(facts: AnswerFacts): 'newKit' | 'over' | null {
  const { view } = facts.open.play.tab().state();
  const [rejected, [failure]] = [meantRejection(view), view.errors];
  if (rejected !== null && rejected !== 'requestError') return SCAN_ENDS[afterScan(facts, rejected)] ?? null;
  return (failure && SUBMISSION_ENDS[failure.code]) ?? null;
}

/** Whether the scanned cassette was rejected for good, so that the person takes another kit. */
export function isOtherKitNeeded(facts: AnswerFacts): boolean {
  const rejected = meantRejection(facts.open.play.tab().state().view);
  return rejected !== null && OTHER_KIT.includes(afterScan(facts, rejected));
}

/** What comes next after a rejected scan, without a word of the test. */
export function afterScanAdvice(facts: AnswerFacts, rejected: ScanRejection): Advice {
  const after = afterScan(facts, rejected);
  const labels = { again: againLabel(facts), ok: okLabel(facts) };
  return { next: fillIn(adviceTexts(facts).afterScan[after], labels), passOn: PASS_ON.afterScan[after] };
}

/** What comes next after a rejected scan. If its code could not be checked, that is what comes next after the error of the call. */
function scanAdvice(facts: AnswerFacts, rejected: ScanRejection): Advice {
  const { errors, uncheckedCode } = facts.open.play.tab().state().view;
  const [failure] = errors;
  if (rejected === 'requestError' && failure !== undefined) {
    const { next: after, passOn: passedOn } = afterError(facts, failure);
    return { next: joined(after, adviceTexts(facts).safe.scanAgain), passOn: passedOn };
  }
  const { next, passOn } = afterScanAdvice(facts, rejected);
  const again = againLabel(facts);
  const isAgainThere = uncheckedCode !== null && rejected !== 'requestError';
  const notAgain = isAgainThere && fillIn(adviceTexts(facts).notAgain, { again });
  return { next: joined(notAgain, next, safetyOf(facts)), passOn };
}

/** The messages of further errors, or nothing. */
export function moreErrors(others: readonly AppError[], facts: AnswerFacts): string | false {
  const messages = others.map((other) => `"${messageOf(other, facts)}"`).join(' ');
  return others.length > 0 && fillIn(adviceTexts(facts).moreErrors, { messages });
}

/** What failed on the step: a scan or a call. */
export function failureOf(facts: AnswerFacts): Trouble | null {
  const { context } = facts;
  const { view } = facts.open.play.tab().state();
  const rejected = scanRejection(view);
  const [failure, ...others] = view.errors;
  if (rejected === null) {
    if (failure === undefined) return null;
    const { next, passOn } = afterError(facts, failure);
    const more = moreErrors(others, facts);
    return ['failure', { message: messageOf(failure, facts) }, joined(more, next), passOn];
  }
  const title = asShown(facts, (language) => {
    const { scan } = translations[language].steps;
    return (view.scannedBox ? scan.boxFailed : scan.messages[flowNameOf(context.session)][rejected]).title;
  });
  const { next, passOn } = scanAdvice(facts, meantRejection(view) ?? rejected);
  return ['scan', { message: title }, next, passOn];
}

/** The advice about a result that waited and was rejected. */
export function afterRefused(facts: AnswerFacts, error: AppError): Trouble {
  const after = afterRefusal(error.code);
  const labels = { again: againLabel(facts), details: detailsLabel(facts) };
  const next = fillIn(adviceTexts(facts).afterRefusal[after], labels);
  return ['refused', { message: messageOf(error, facts) }, next, PASS_ON.afterRefusal[after]];
}
