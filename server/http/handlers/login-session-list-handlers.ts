import type { LoginSessionsResponse } from '../../../core/api/payloads.ts';
import type { LoginSessionDetails } from '../../../core/domain/login-session.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import type { AccountUseCases } from '../../accounts/use-cases.ts';
import { parseBySchema, requireCaller, type ApiResponse, type ApiCall, type ApiHandler } from '../api-call.ts';
import { NO_STORE } from '../login-response.ts';
import type { ProblemDraft } from '../problem.ts';
import * as v from 'valibot';

/** Not cleaned, because that would change the password. */
const password = v.string();

/** The body of DELETE /auth/login-sessions, and of the same with a number. */
const endLoginSessionsSchema = v.object({ password });

const WRONG_PASSWORD: ProblemDraft = { status: 401, code: 'INCORRECT_PASSWORD' };

function listAnswer(loginSessions: readonly LoginSessionDetails[]): ApiResponse {
  const body: LoginSessionsResponse = { loginSessions };
  return { status: 200, headers: NO_STORE, body };
}

/** The calls by which an account lists and ends its login sessions (decisions.md section 7). */
export function makeLoginSessionListHandlers(
  useCases: Pick<AccountUseCases, 'listLoginSessions' | 'endLoginSessions'>,
) {
  const end = async (call: ApiCall, ended: number | null): Promise<Result<ApiResponse, ProblemDraft>> => {
    const body = parseBySchema(endLoginSessionsSchema, call.body, 'body');
    if (!body.ok) return body;
    const remaining = await useCases.endLoginSessions(requireCaller(call), ended, body.value.password);
    return remaining.ok ? ok(listAnswer(remaining.value)) : err(WRONG_PASSWORD);
  };
  return {
    listLoginSessions: async (call) => {
      const listed = await useCases.listLoginSessions(requireCaller(call));
      return listed.ok ? ok(listAnswer(listed.value)) : listed;
    },
    endLoginSession: (call) => end(call, Number(call.params['number'])),
    endOtherLoginSessions: (call) => end(call, null),
  } satisfies Record<string, ApiHandler>;
}
