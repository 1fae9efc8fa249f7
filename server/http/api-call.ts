import * as v from 'valibot';
import type { FieldError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { unreadable, type ProblemDraft } from './problem.ts';

/** What a handler may see of a request. */
export interface ApiCall {
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A good answer. An object is sent as JSON, text and bytes as they are, under the content type of `headers`. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string | Buffer;
}

/** Translates one call to the use-cases and back. */
export type ApiHandler = (call: ApiCall) => Promise<Result<ApiAnswer, ProblemDraft>>;

/** Nothing more to say than that it worked. */
export const DONE: ApiAnswer = { status: 204 };

/** Reads part of a request by a schema. `whole` names what is refused when it is not even an object. */
export function readBySchema<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  whole: string,
): Result<v.InferOutput<Schema>, ProblemDraft> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return ok(parsed.output);
  const names = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? whole));
  return err(unreadable([...names].map((field): FieldError => ({ field, code: 'INVALID_REQUEST' }))));
}
