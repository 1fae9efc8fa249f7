import { foreignResponse } from '../../core/api/foreign-response.ts';
import { failureCode } from '../../core/api/failure-code.ts';
import { routeName, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError, ErrorCode } from '../../core/domain/error-codes.ts';
import { err, type Result } from '../../core/domain/result.ts';
import { makeHeldResponses, type HeldResponses } from './held-responses.ts';

/** One call: its name, such as `POST /devices/check-id`, and its payload as sent. */
export interface RecordedCall {
  readonly name: string;
  readonly payload: unknown;
}

const UNREACHABLE: AppError = { code: 'NETWORK_REQUEST_FAILED' };

/** The details of an error answer. `named` is its code where a status has several; `isForeign` means that it is not from our server. */
export type Rejected = Pick<AppError, 'fields' | 'similarTo' | 'isForeign'> & { readonly named?: ErrorCode };

/** Records every call of the memory back end, and makes calls fail on request. */
export interface FaultInjector {
  readonly calls: readonly RecordedCall[];
  /** Records the call, and answers with `act` unless the call must fail. */
  readonly answer: <Value>(
    routeId: ApiRouteId,
    payload: unknown,
    act: () => Result<Value, AppError>,
  ) => Promise<Result<Value, AppError>>;
  /** The next call of that name fails with that status and these details. */
  failNext(name: string, status: number, about?: Rejected): void;
  /** The next call takes effect, but its answer is lost. */
  loseNextResponse(): void;
  /** Answers that are delayed. */
  readonly heldResponses: HeldResponses;
  setOnline(isOnline: boolean): void;
}

/** A rejection as the client parses it: the API table maps the status to a code. */
export function rejection(
  routeId: ApiRouteId,
  status: number,
  { named, isForeign = false, ...about }: Rejected = {},
): Result<never, AppError> {
  return err({
    code: failureCode(routeId, status, named),
    status,
    ...about,
    ...(isForeign && foreignResponse(routeId)),
  });
}

/** Makes an injector without any fault. */
export function makeFaultInjector(): FaultInjector {
  const calls: RecordedCall[] = [];
  const failures = new Map<string, readonly [status: number, about: Rejected]>();
  const heldResponses = makeHeldResponses();
  let isOnline = true;
  let isNextLost = false;

  function answerNow<Value>(routeId: ApiRouteId, payload: unknown, act: () => Result<Value, AppError>) {
    const name = routeName(routeId);
    calls.push({ name, payload });
    const failure = failures.get(name);
    failures.delete(name);
    const answer = failure === undefined ? act() : rejection(routeId, ...failure);
    const isLost = isNextLost;
    isNextLost = false;
    return isLost ? err(UNREACHABLE) : answer;
  }

  return {
    calls,
    answer: async (routeId, payload, act) =>
      (isOnline ? await heldResponses.pass(routeName(routeId), answerNow(routeId, payload, act)) : null) ??
      err(UNREACHABLE),
    heldResponses,
    failNext: (name, status, about = {}) => void failures.set(name, [status, about]),
    loseNextResponse: () => {
      isNextLost = true;
    },
    setOnline: (online) => {
      isOnline = online;
    },
  };
}
