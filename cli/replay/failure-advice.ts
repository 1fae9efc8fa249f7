import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Language } from '../../core/domain/languages.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { isFinalRejection } from '../../core/flow/pending-call.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { scanRejection } from '../../core/flow/step-buttons.ts';
import { adviceTexts, asShown, joined, type Asked, type Trouble } from './asked.ts';
import { AFTER_ERROR, AFTER_SCANS, afterRefusal } from './error-advice.ts';

/** Whether a result waited to be sent when the page was opened. The replay sends what waits, which the person's page may not manage. */
export const isResultUnsent = ({ open }: Asked): boolean =>
  open.waiting.some(({ kind }) => kind === 'guestResult' || kind === 'result');

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

/** Whether the browser stores nothing of a test. */
export const isStorageDenied = ({ flags, persisted }: DiagnosticsSnapshot): boolean =>
  !flags.isDeviceKeeping || persisted.test === 'unreadable';

const againLabel = (asked: Asked): string =>
  asShown(asked, (language) => translations[language].general.buttons.tryAgain);

/** Whether the test is safe after an error, and what comes next. A final rejection says itself what the server has. */
function afterError(asked: Asked, { code }: AppError): string {
  const { submittedAt } = asked.context.session;
  const after = AFTER_ERROR[code];
  const next = adviceTexts(asked).afterError[after === 'save' && submittedAt !== null ? 'retry' : after];
  return joined([isFinalRejection(code) ? null : safetyOf(asked), fillIn(next, { again: againLabel(asked) })]);
}

/** What failed on the step: a scan or a call. */
export function failureOf(asked: Asked): Trouble | null {
  const { language, context } = asked;
  const { view } = asked.open.play.tab().state();
  const rejected = scanRejection(view);
  const [failure] = view.errors;
  if (rejected === null)
    return failure === undefined
      ? null
      : ['failure', { message: messageOf(failure, language) }, afterError(asked, failure)];
  const { scan } = translations[language].steps;
  const flow = flowNameOf(context.session);
  const { title } = view.scannedBox ? scan.boxFailed : scan.messages[flow][rejected];
  if (rejected === 'requestError' && failure !== undefined)
    return ['scan', { message: title }, afterError(asked, failure)];
  const after = adviceTexts(asked).afterScan[view.scannedBox ? 'box' : AFTER_SCANS[flow][rejected]];
  return ['scan', { message: title }, joined([fillIn(after, { again: againLabel(asked) }), safetyOf(asked)])];
}

/** What is said of a result that waited and was refused. */
export function afterRefused(asked: Asked, error: AppError): Trouble {
  const next = adviceTexts(asked).afterRefusal[afterRefusal(error.code)];
  return ['refused', { message: messageOf(error, asked.language) }, fillIn(next, { again: againLabel(asked) })];
}
