import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import type { TranslationSource } from '../../core/ports/translation-source.ts';

/** The back end that answers. All calls are those of one browser. */
export interface MswBackEnd extends ServerPorts {
  readonly translations: TranslationSource;
}

/** One call of the API. */
export interface MswCall {
  /** A parameter of the path, or of the query; empty if the call has none of that name. */
  part(name: string): string;
  header(name: string): string | null;
  /** The JSON body. It is not validated: the back end behind is for development and tests. */
  body<Payload>(): Promise<Payload>;
}

/** What the body of the response is made from: text is sent as it is, anything else as JSON, and undefined as 204. */
export type MswAnswer = (call: MswCall) => Promise<Result<unknown, AppError>>;

export type MswAnswers<Id extends ApiRouteId> = Readonly<Record<Id, MswAnswer>>;
