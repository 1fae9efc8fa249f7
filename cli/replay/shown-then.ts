import { fillIn } from '../../adapters/translations/fill-in.ts';
import { adviceTexts, type AnswerFacts, type PassOn } from './answer-facts.ts';
import { afterErrorAt, IS_LASTING } from './error-advice.ts';
import { afterScanAdvice, failureOf, meantRejection, pageLabels } from './failure-advice.ts';
import { pageError, pageFailure } from './page-failure.ts';

/** What was wrong when the details were copied, and what to do about it now. */
interface ShownThen {
  readonly state: string;
  readonly next: string | null;
  readonly passOn: PassOn;
}

type AfterError = ReturnType<typeof adviceTexts>['afterError'];

/** What to do about an error once the app may have logged out. Without the answers of the test, it only says to try again. */
function afterErrorThen(then: AnswerFacts, after: keyof AfterError): AfterError[keyof AfterError] {
  const { afterError, errorThen } = adviceTexts(then);
  return after === 'save' || after === 'start' ? errorThen.tryAgain : afterError[after];
}

/** What to do if an error or a message about a scan shows again; an error that stays is said without that. */
function afterFailureThen(then: AnswerFacts): string | null {
  const { errorThen } = adviceTexts(then);
  const { view } = then.open.play.tab().state();
  const [rejected, [failure]] = [meantRejection(view), view.errors];
  const ifAgain = (advice: string): string => fillIn(errorThen.ifAgain, { advice });
  if (rejected !== null && (rejected !== 'requestError' || failure === undefined)) {
    return ifAgain(afterScanAdvice(then, rejected).next);
  }
  const error = failure === undefined ? pageError(then) : { code: failure.code, route: 'testSteps' as const };
  if (error === null) return null;
  const after = afterErrorAt(error.route, error.code);
  const advice = fillIn(afterErrorThen(then, after), pageLabels(then, error.route));
  return IS_LASTING[after] ? advice : ifAgain(advice);
}

/** What was wrong by the facts of when the details were copied; null if nothing was. */
export function shownThen(then: AnswerFacts): ShownThen | null {
  const { errorThen } = adviceTexts(then);
  const failure = failureOf(then) ?? pageFailure(then);
  if (failure !== null) {
    const [name, values = {}, , passOn = null] = failure;
    const kind = name === 'scan' || name === 'failureBefore' ? name : 'failure';
    return { state: fillIn(errorThen[kind], values), next: afterFailureThen(then), passOn };
  }
  if (then.source.kind === 'state' || then.source.snapshot.busyWith === null) return null;
  return { state: errorThen.busy, next: null, passOn: null };
}
