import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import { adviceTexts, joined, type AnswerFacts, type Trouble } from './answer-facts.ts';
import { afterPageError, messageOf, moreErrors } from './failure-advice.ts';
import { pageOf } from './page-advice.ts';

/** The errors of a page that the answer does not name elsewhere: those of the test, of rejected results, and that it is offline. */
function ownErrors({ source, open }: AnswerFacts, errors: readonly ErrorCode[] | null): readonly ErrorCode[] {
  if (source.kind === 'state') return [];
  const named = [...source.snapshot.errors, ...source.snapshot.refused];
  const isNamed = (code: ErrorCode): boolean =>
    named.includes(code) || (code === 'NETWORK_REQUEST_FAILED' && !open.play.isOnline);
  return (errors ?? []).filter((code) => !isNamed(code));
}

/** An error of a page: which one, those beside it, and the page that shows it, which may be the one before help. */
interface PageError {
  readonly name: 'failure' | 'failureBefore';
  readonly code: ErrorCode;
  readonly others: readonly ErrorCode[];
  readonly route: RouteName;
}

/** The error that the open page or, before help was opened, the page before it shows; null if neither shows one of its own. */
export function pageError(facts: AnswerFacts): PageError | null {
  const page = pageOf(facts);
  if (page === null) return null;
  const [code, ...others] = ownErrors(facts, page.errors);
  if (code !== undefined) return { name: 'failure', code, others, route: page.route };
  const [before, ...othersBefore] = ownErrors(facts, page.errorsBefore);
  if (before === undefined) return null;
  return { name: 'failureBefore', code: before, others: othersBefore, route: page.from ?? page.route };
}

/** Whether the open page rejects every try until some minutes have passed. */
export function isToWait(facts: AnswerFacts): boolean {
  const page = pageOf(facts);
  const [code] = ownErrors(facts, page?.errors ?? null);
  return code === 'TOO_MANY_REQUESTS';
}

/** What the open page or, before help was opened, the page before it shows as wrong: a field, or a call of its own. */
export function pageFailure(facts: AnswerFacts): Trouble | null {
  const [error, texts] = [pageError(facts), adviceTexts(facts)];
  if (error === null) return null;
  const { name, code, others, route } = error;
  const more = moreErrors(
    others.map((other) => ({ code: other })),
    facts,
  );
  const isBack = name === 'failureBefore' && route !== 'testSteps';
  const goBack = isBack && fillIn(texts.goBack, { page: texts.pages[route] });
  const { next, passOn } = afterPageError(facts, code, route);
  return [name, { message: messageOf({ code }, facts) }, joined(more, goBack, next), passOn];
}
