import * as v from 'valibot';
import type { FieldError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { CookieName } from '../accounts/own-cookies.ts';
import type { ApiCookie } from './api-cookie.ts';
import { badRequest, type ProblemDraft } from './problem.ts';

/** The holder of an access token. */
export interface Caller {
  readonly userId: string;
  /** The login session of the token; it ends at logout, or when the password changes. */
  readonly loginSessionId: string;
}

/** The parts of a request that a handler gets. */
export interface ApiCall {
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The value of a cookie in the server's own form, by the name that handlers give it. */
  readonly cookie: (name: CookieName) => string | undefined;
  /** The network address of the client. */
  readonly address: string;
  /** Never null on a route whose `auth` is `bearer`, always null where it is `none`. */
  readonly caller: Caller | null;
}

/** The answer to a call that succeeded. An object is sent as JSON, text and bytes as they are, under the content type of `headers`. */
export interface ApiResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string | Buffer;
  readonly cookies?: readonly ApiCookie[];
}

/** Translates one call to the use-cases and back. */
export type ApiHandler = (call: ApiCall) => Promise<Result<ApiResponse, ProblemDraft>>;

/** Success without a body. */
export const DONE: ApiResponse = { status: 204 };

/** The caller of a route whose `auth` is `bearer`. */
export function requireCaller({ caller }: ApiCall): Caller {
  if (caller === null) throw new Error('A call that requires a caller came without one.');
  return caller;
}

/** Parses part of a request by a schema. `whole` is the field name for an input that is not an object. */
export function parseBySchema<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  whole: string,
): Result<v.InferOutput<Schema>, ProblemDraft> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return ok(parsed.output);
  const names = new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? whole));
  return err(badRequest([...names].map((field): FieldError => ({ field, code: 'INVALID_REQUEST' }))));
}

/** A handler that gets the body of the call, parsed by a schema. */
export function withBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  handle: (body: v.InferOutput<Schema>, call: ApiCall) => ReturnType<ApiHandler>,
): ApiHandler {
  return async (call) => {
    const body = parseBySchema(schema, call.body, 'body');
    return body.ok ? handle(body.value, call) : body;
  };
}
