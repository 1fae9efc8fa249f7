import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
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

function failure(name: 'failure' | 'failureBefore', codes: readonly ErrorCode[], facts: AnswerFacts): Trouble | null {
  const [page, texts] = [pageOf(facts), adviceTexts(facts)];
  const [code, ...others] = codes;
  if (page === null || code === undefined) return null;
  const more = moreErrors(
    others.map((other) => ({ code: other })),
    facts,
  );
  const before = name === 'failureBefore' && page.from !== 'testSteps' ? page.from : null;
  const goBack = before !== null && fillIn(texts.goBack, { page: texts.pages[before] });
  const { next, passOn } = afterPageError(facts, code);
  return [name, { message: messageOf({ code }, facts) }, joined(more, goBack, next), passOn];
}

/** Whether the open page rejects every try until some minutes have passed. */
export function isToWait(facts: AnswerFacts): boolean {
  const page = pageOf(facts);
  const [code] = ownErrors(facts, page?.errors ?? null);
  return code === 'TOO_MANY_REQUESTS';
}

/** What the open page or, before help was opened, the page before it shows as wrong: a field, or a call of its own. */
export function pageFailure(facts: AnswerFacts): Trouble | null {
  const page = pageOf(facts);
  const here = failure('failure', ownErrors(facts, page?.errors ?? null), facts);
  return here ?? failure('failureBefore', ownErrors(facts, page?.errorsBefore ?? null), facts);
}
