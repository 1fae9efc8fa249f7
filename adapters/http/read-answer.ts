import * as v from 'valibot';
import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { unexpected, type HttpAnswer } from './expect.ts';

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Parses a successful answer's JSON by its schema. Rejects a page that something in between sent, such as a Wi-Fi login page. */
export function readAnswer<const Schema extends v.GenericSchema>(
  routeId: ApiRouteId,
  schema: Schema,
  answer: Result<HttpAnswer, AppError>,
): Result<v.InferOutput<Schema>, AppError> {
  if (!answer.ok) return answer;
  const read = v.safeParse(schema, parseJson(answer.value.body));
  return read.success ? ok(read.output) : err(unexpected(routeId, answer.value));
}
