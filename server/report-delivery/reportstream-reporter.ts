import { err, ok, type Result } from '../../core/domain/result.ts';
import type { DeliveryFailure } from '../jobs/ports.ts';
import type { AuthorityReporter } from './ports.ts';
import { readSubmission } from './reportstream-answer.ts';
import { makeReportstreamTokens, NO_TOKEN, type TokenRejection } from './reportstream-token.ts';
import type { ReportstreamSettings } from './transport-config.ts';
import { networkFailure } from './transport-failure.ts';

/** Two calls with their tokens stay well within the lease of a job, so that no two workers send the same report. */
const CALL_MS = 25_000;
const CONTENT_TYPE = 'application/hl7-v2';

/** The call failed for an unknown reason, such as a redirect. */
const FETCH = 'FETCH';

const [BAD_REQUEST, UNAUTHORIZED, NOT_FOUND, TIMEOUT, TOO_MANY, FIRST_SERVER_ERROR] = [400, 401, 404, 408, 429, 500];

const isTemporaryFailure = (status: number): boolean =>
  status === TIMEOUT || status === TOO_MANY || status >= FIRST_SERVER_ERROR;

const statusFailure = (status: number): DeliveryFailure => ({
  code: `HTTP ${status}`,
  isFinal: !isTemporaryFailure(status),
});

function tokenFailure({ status }: TokenRejection): DeliveryFailure {
  if (status === null) return { code: NO_TOKEN, isFinal: false };
  return { code: `TOKEN HTTP ${status}`, isFinal: !isTemporaryFailure(status) };
}

/** The status and body of an answer. */
interface Answered {
  readonly status: number;
  readonly text: string;
}

/** A request without its authentication. */
interface Asked {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Call = (path: string, asked: Asked) => Promise<Result<Answered, DeliveryFailure>>;

/** Makes authenticated calls to ReportStream; a rejected token is replaced once. */
function makeCall(settings: ReportstreamSettings, callMs: number, now: () => number): Call {
  const tokens = makeReportstreamTokens(settings, { callMs, now });
  const callWith = async (token: string, path: string, asked: Asked): Promise<Answered> => {
    const answer = await fetch(`${settings.url}${path}`, {
      ...asked,
      redirect: 'error',
      headers: { ...asked.headers, authorization: `Bearer ${token}`, client: settings.client },
      signal: AbortSignal.timeout(callMs),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return async (path, asked) => {
    try {
      const token = await tokens.current();
      if (typeof token !== 'string') return err(tokenFailure(token));
      const first = await callWith(token, path, asked);
      if (first.status !== UNAUTHORIZED) return ok(first);
      tokens.forget(token);
      const fresh = await tokens.current();
      return typeof fresh === 'string' ? ok(await callWith(fresh, path, asked)) : err(tokenFailure(fresh));
    } catch (error) {
      return err(networkFailure(error) ?? { code: FETCH, isFinal: false });
    }
  };
}

const isOk = (status: number): boolean => status >= 200 && status < 300;

/** Sends reports to CDC's ReportStream, and requests their status. */
export function makeReportstreamReporter(
  settings: ReportstreamSettings,
  { callMs = CALL_MS, now = Date.now }: { readonly callMs?: number; readonly now?: () => number } = {},
): AuthorityReporter {
  const call = makeCall(settings, callMs, now);
  return {
    deliver: async ({ fileName, message }) => {
      const headers = { 'content-type': CONTENT_TYPE, payloadname: fileName };
      const sent = await call('/api/waters', { method: 'POST', headers, body: message });
      if (!sent.ok) return sent;
      const { status, text } = sent.value;
      const submission = readSubmission(text);
      if (isOk(status)) return ok(submission ?? { receipt: null, answer: null });
      // ReportStream answers 400 with details to invalid reports and to duplicates.
      if (status === BAD_REQUEST && submission !== null && submission.answer !== null) return ok(submission);
      return err(statusFailure(status));
    },
    readAnswer: async (_fileName, receipt) => {
      if (receipt === null) return ok(null);
      const asked = await call(`/api/waters/report/${encodeURIComponent(receipt)}/history`, { method: 'GET' });
      if (!asked.ok) return asked;
      const { status, text } = asked.value;
      if (status === NOT_FOUND) return ok(null);
      return isOk(status) ? ok(readSubmission(text)?.answer ?? null) : err(statusFailure(status));
    },
  };
}
