import { API_ROUTES, type ApiRoute } from '../core/api/routes.ts';
import { ERROR_CODES } from '../core/domain/error-codes.ts';
import { ok } from '../core/domain/result.ts';
import { oneOf, reader, recordOf, refuse, shape, someText, wholeNumber, written, type Reader } from './loose-value.ts';
import { callName } from './read-values.ts';
import type { FailingCalls, Failure } from './scenario.ts';

const LEAST_STATUS = 400;
/** From something in between, any answer with a page fails a call. */
const LEAST_FOREIGN_STATUS = 200;
const STATUSES_WITHOUT_PAGE: ReadonlySet<number> = new Set([204, 205, 304]);
const MOST_STATUS = 599;

const ROUTES: readonly ApiRoute[] = Object.values(API_ROUTES);
/** A status alone says every other code. */
const NAMED_CODES = ERROR_CODES.filter((code) =>
  ROUTES.some(({ named = {} }) => Object.values(named).some((codes) => codes?.includes(code))),
);

const status = wholeNumber(LEAST_STATUS, MOST_STATUS);
const OURS = shape('A failing answer', {
  status,
  code: oneOf(NAMED_CODES),
  fields: recordOf(someText, oneOf(ERROR_CODES)),
});

const ours = reader<Failure>({ ...OURS.schema, required: ['status'] }, (loose) => {
  const read = OURS(loose);
  if (!read.ok) return read;
  const { fields, ...others } = read.value;
  if (others.status === undefined) return refuse(loose.path, 'A failing answer needs a status.');
  const named = Object.entries(fields ?? {}).map(([field, code]) => ({ field, code }));
  return ok({ ...others, status: others.status, ...(fields === undefined ? {} : { fields: named }) });
});

const FOREIGN = shape('A foreign answer', {
  status: wholeNumber(LEAST_FOREIGN_STATUS, MOST_STATUS),
  foreign: reader<true>({ const: true }, ({ value, path }) =>
    value === true ? ok(value) : refuse(path, `Expected true, not ${written(value)}.`),
  ),
});

const foreign = reader<Failure>({ ...FOREIGN.schema, required: ['status', 'foreign'] }, (loose) => {
  const read = FOREIGN(loose);
  if (!read.ok) return read;
  const { status: shown = 0 } = read.value;
  const hasPage = shown !== 0 && !STATUSES_WITHOUT_PAGE.has(shown);
  return hasPage
    ? ok({ status: shown, foreign: true })
    : refuse(loose.path, 'A foreign answer needs a status of a page.');
});

/** A status alone, or a mapping of all that the answer says. */
const failure = reader<Failure>({ anyOf: [status.schema, ours.schema, foreign.schema] }, (loose) => {
  const { value } = loose;
  if (typeof value === 'object' && value !== null) return 'foreign' in value ? foreign(loose) : ours(loose);
  const read = status(loose);
  return read.ok ? ok({ status: read.value }) : read;
});

/** Calls by name, each with how its next one fails. */
export const failures: Reader<FailingCalls> = recordOf(callName, failure);

/** An answer on the wire. */
export interface FailingAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The answer that fails a call: as our server writes one, or a page of something in between. */
export function failingAnswer({ status: shown, code = 'UNKNOWN', fields, foreign: isForeign }: Failure): FailingAnswer {
  if (isForeign === true)
    return { status: shown, contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
  const problem = { type: 'about:blank', title: 'Spoilt by a scenario', status: shown, code, fields };
  return { status: shown, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}
