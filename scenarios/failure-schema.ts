import * as v from 'valibot';
import { API_ROUTES, type ApiRoute } from '../core/api/routes.ts';
import { ERROR_CODES } from '../core/domain/error-codes.ts';
import type { Failure } from './scenario-words.ts';
import { callName, expected, fieldName, oneOf, optional, recordOf, shape, wholeNumber } from './schema-parts.ts';

const LEAST_STATUS = 400;
/** A proxy's page fails a call whatever its status. */
const LEAST_FOREIGN_STATUS = 200;
const STATUSES_WITHOUT_PAGE = [204, 205, 304];
const MOST_STATUS = 599;

const ROUTES: readonly ApiRoute[] = Object.values(API_ROUTES);
/** All other codes follow from the status. */
export const NAMED_CODES = ERROR_CODES.filter(
  (code) =>
    code === 'SERVICE_UNAVAILABLE' ||
    ROUTES.some(({ named = {} }) => Object.values(named).some((codes) => codes?.includes(code))),
);

const status = wholeNumber(LEAST_STATUS, MOST_STATUS);
const rejectedFields = v.pipe(
  recordOf(fieldName, oneOf(ERROR_CODES, 'error')),
  v.transform((fields) => Object.entries(fields).map(([field, code]) => ({ field, code }))),
);
const OURS = shape('A failing answer', {
  status,
  ...optional({ code: oneOf(NAMED_CODES, 'error'), fields: rejectedFields, foreign: v.never() }),
});
const FOREIGN = shape('A foreign answer', {
  status: v.pipe(
    wholeNumber(LEAST_FOREIGN_STATUS, MOST_STATUS),
    v.notValues(STATUSES_WITHOUT_PAGE, 'A foreign answer needs a status of a page.'),
  ),
  foreign: v.literal(true),
});

const failure = v.pipe(
  v.union(
    [status, v.variant('foreign', [FOREIGN, OURS], expected('true'))],
    expected(`a whole number from ${LEAST_STATUS} to ${MOST_STATUS}, or what the answer says`),
  ),
  v.transform((answer): Failure => (typeof answer === 'number' ? { status: answer } : answer)),
);

/** How the next call of each name fails: a status, or a mapping of the response's parts. */
export const failures = recordOf(callName, failure);
