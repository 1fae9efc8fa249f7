import type { Problem } from '../api/payloads.ts';
import { API_ROUTES, type ApiRoute } from '../api/routes.ts';
import { ERROR_CODES } from '../domain/error-codes.ts';
import { ok } from '../domain/result.ts';
import { oneOf, reader, recordOf, refuse, shape, someText, wholeNumber, type Reader } from './loose-value.ts';
import { callName } from './read-values.ts';
import type { FailingCalls, Failure } from './scenario.ts';

const LEAST_STATUS = 400;
const MOST_STATUS = 599;

const ROUTES: readonly ApiRoute[] = Object.values(API_ROUTES);
/** A status alone says every other code. */
const NAMED_CODES = ERROR_CODES.filter((code) =>
  ROUTES.some(({ named = {} }) => Object.values(named).some((codes) => codes?.includes(code))),
);

const status = wholeNumber(LEAST_STATUS, MOST_STATUS);
const ANSWER = shape('A failing answer', {
  status,
  code: oneOf(NAMED_CODES),
  fields: recordOf(someText, oneOf(ERROR_CODES)),
});

const answer = reader<Failure>({ ...ANSWER.schema, required: ['status'] }, (loose) => {
  const read = ANSWER(loose);
  if (!read.ok) return read;
  const { fields, ...others } = read.value;
  if (others.status === undefined) return refuse(loose.path, 'A failing answer needs a status.');
  const named = Object.entries(fields ?? {}).map(([field, code]) => ({ field, code }));
  return ok({ ...others, status: others.status, ...(fields === undefined ? {} : { fields: named }) });
});

/** A status alone, or a mapping of all that the answer says. */
const failure = reader<Failure>({ anyOf: [status.schema, answer.schema] }, (loose) => {
  if (typeof loose.value === 'object' && loose.value !== null) return answer(loose);
  const read = status(loose);
  return read.ok ? ok({ status: read.value }) : read;
});

/** Calls by name, each with how its next one fails. */
export const failures: Reader<FailingCalls> = recordOf(callName, failure);

/** The body of the answer that fails a call, as our server writes one. */
export function problemOf({ status: shown, code = 'UNKNOWN', fields }: Failure): Problem {
  const problem = { type: 'about:blank', title: 'Spoilt by a scenario', status: shown, code };
  return fields === undefined ? problem : { ...problem, fields };
}
