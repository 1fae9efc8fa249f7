import * as v from 'valibot';
import { foreignResponse } from '../../core/api/foreign-response.ts';
import { errorCodeFor, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Fields } from '../../core/ports/port-call.ts';

const NO_CONTENT = 204;

/** A successful answer with its whole body. */
export interface ServerResponse {
  readonly status: number;
  readonly body: string;
  readonly header: (name: string) => string | null;
}

/**
 * Reads a successful answer to a call that sent these fields. Null for one that our server would not send, such as the login page of a
 * Wi-Fi.
 */
export type Read<Value> = (answer: ServerResponse, fields: Fields) => Value | null | Promise<Value | null>;

/** Reads an answer without a body. The server sends 204; a 200 comes from something in between. */
export const done: Read<void> = ({ status }) => (status === NO_CONTENT ? undefined : null);

/** Reads JSON by its schema. */
export function json<const Schema extends v.GenericSchema>(schema: Schema) {
  return ({ body }: Pick<ServerResponse, 'body'>): v.InferOutput<Schema> | null => {
    try {
      const read = v.safeParse(schema, JSON.parse(body));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
}

/** Reads the answer to a call, or fails as the call did. */
export async function readResponse<Value>(
  routeId: ApiRouteId,
  read: Read<Value>,
  answer: Result<ServerResponse, AppError>,
  fields: Fields = {},
): Promise<Result<Value, AppError>> {
  if (!answer.ok) return answer;
  const { status } = answer.value;
  const value = await read(answer.value, fields);
  return value === null ? err({ code: errorCodeFor(routeId, status), status, ...foreignResponse(routeId) }) : ok(value);
}
