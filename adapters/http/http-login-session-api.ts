import type { EndLoginSessionsPayload } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { LoginSessionFacts } from '../../core/domain/login-session.ts';
import type { Result } from '../../core/domain/result.ts';
import { ok } from '../../core/domain/result.ts';
import type { LoginSessionApi } from '../../core/ports/login-session-api.ts';
import type { HttpCall, HttpClient } from './ky-client.ts';
import { readAnswer } from './read-answer.ts';

/** Login sessions over HTTP. The schema is loaded only when it is needed. */
export function makeHttpLoginSessionApi(client: HttpClient): LoginSessionApi {
  async function list(routeId: ApiRouteId, call?: HttpCall): Promise<Result<readonly LoginSessionFacts[], AppError>> {
    const answered = await client.call(routeId, call);
    if (!answered.ok) return answered;
    const { LOGIN_SESSIONS } = await import('./login-session-schema.ts');
    const answer = readAnswer(routeId, LOGIN_SESSIONS, answered);
    return answer.ok ? ok(answer.value.loginSessions) : answer;
  }

  return {
    list: () => list('listLoginSessions'),
    end: (loginSessionId, password) => {
      const json: EndLoginSessionsPayload = { password };
      return list('endLoginSession', { params: { loginSessionId }, json });
    },
    endOthers: (password) => list('endOtherLoginSessions', { json: { password } satisfies EndLoginSessionsPayload }),
  };
}
