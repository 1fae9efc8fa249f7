import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { flowContext } from '../play/terminal-tab.ts';
import {
  adviceTexts,
  isAtReport,
  present,
  type AnswerFacts,
  type FilledText,
  type PassOn,
  type Trouble,
} from './answer-facts.ts';
import { AFTER_ERROR, IS_LASTING } from './error-advice.ts';
import { afterScanAdvice, CUT_OFF, failureOf, meantRejection } from './failure-advice.ts';
import { pageAgainLabel } from './page-buttons.ts';
import { pageError, pageFailure } from './page-failure.ts';
import { isOverByAge } from './since-then.ts';

/** What was wrong when the details were copied, and what to do about it now. */
interface ShownThen {
  readonly state: string;
  readonly next: readonly string[];
  readonly passOn: PassOn;
}

/** What to do about an error of a call once the app may have logged out. */
function afterErrorThen(then: AnswerFacts, code: ErrorCode, again: string): readonly string[] {
  const { afterError, errorThen } = adviceTexts(then);
  const after = AFTER_ERROR[code];
  if (IS_LASTING[after]) return [afterError[after]];
  const advice = after === 'save' || after === 'start' ? errorThen.tryAgain : afterError[after];
  const isUnsent = isAtReport(then.context.session) && (after === 'save' || CUT_OFF.includes(after));
  return present(isUnsent && errorThen.notSent, fillIn(errorThen.ifAgain, { advice: fillIn(advice, { again }) }));
}

/** What to do about what failed when the details were copied. */
function afterFailureThen(then: AnswerFacts): readonly string[] {
  const { view } = then.open.play.tab().state();
  const [rejected, [failure]] = [meantRejection(view), view.errors];
  if (rejected !== null && (rejected !== 'requestError' || failure === undefined)) {
    const { next } = afterScanAdvice(then, rejected);
    return [fillIn(adviceTexts(then).errorThen.ifAgain, { advice: next })];
  }
  if (failure !== undefined) return afterErrorThen(then, failure.code, pageAgainLabel(then, 'testSteps'));
  const error = pageError(then);
  return error === null ? [] : afterErrorThen(then, error.code, pageAgainLabel(then, error.route));
}

/** An error or a rejected scan that showed. */
function failureThen(then: AnswerFacts, [name, values = {}, , passOn = null]: Trouble): ShownThen {
  const { errorThen } = adviceTexts(then);
  const kind = name === 'scan' || name === 'failureBefore' ? name : 'failure';
  const said = fillIn(errorThen.said[kind === 'failureBefore' ? 'before' : 'here'], values);
  return { state: fillIn(errorThen[kind], values), next: [said, ...afterFailureThen(then)], passOn };
}

/**
 * What was wrong when the details were copied, at a place where the app does not show it any more: it has logged out by now, or the time
 * to read the result is over. Null if nothing was wrong.
 */
export function shownThen(place: FilledText<'place'>[0], facts: AnswerFacts): ShownThen | null {
  const { openThen, source } = facts;
  if (openThen === null || (place !== 'loggedOut' && !isOverByAge(place, facts))) return null;
  const then = { ...facts, open: openThen, context: flowContext(openThen.play.tab()) };
  const failure = failureOf(then) ?? pageFailure(then);
  if (failure !== null) return failureThen(then, failure);
  if (source.kind === 'state' || source.snapshot.busyWith === null) return null;
  const { errorThen } = adviceTexts(then);
  return { state: errorThen.busy, next: present(isAtReport(then.context.session) && errorThen.notSent), passOn: null };
}
