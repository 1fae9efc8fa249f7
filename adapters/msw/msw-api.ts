import { http, HttpResponse, type RequestHandler } from 'msw';
import {
  AGENCY_HEADER,
  ATTEMPT_ID_HEADER,
  TEST_ID_HEADER,
  type DevicePayload,
  type LoggedInResponse,
  type OtpRequiredResponse,
} from '../../core/api/payloads.ts';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import { dayOfIso, toIsoInstant } from '../../core/domain/calendar-date.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { TextArea } from '../../core/domain/languages.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import { bareUsername } from '../../core/domain/username.ts';
import type { LogInOutcome } from '../../core/ports/auth-api.ts';
import { methodOf, type Fields, type PortCall } from '../../core/ports/port-call.ts';
import type { IssuedTest } from '../../core/ports/result-api.ts';
import { eachCall, type SentAnswer } from '../../core/ports/server-calls.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import type { TextTree, TranslationSource } from '../../core/ports/translation-source.ts';

/** The back end that answers. All calls are those of one browser. */
export interface MswBackEnd extends ServerPorts {
  readonly translations: TranslationSource;
}

/** The answers that differ from what a method of a port returns, or that no port asks for. */
interface OtherAnswers {
  /** It has a header of its own. */
  readonly createTestId: Response;
  readonly createAccount: LoggedInResponse;
  readonly logIn: LoggedInResponse | OtpRequiredResponse;
  readonly submitOneTimePassword: LoggedInResponse;
  readonly refreshAccess: LoggedInResponse;
  readonly translations: TextTree;
  readonly serverTime: { readonly now: string };
  readonly health: { readonly status: string };
}

/** The body of a successful answer: a string is sent as text, nothing as 204, anything else as JSON. */
export type AnswerBody<Id extends ApiRouteId> = Id extends keyof OtherAnswers ? OtherAnswers[Id] : SentAnswer<Id>;

/** Makes the answer to a call that sent these fields on these terms. */
type MakeResponse = (fields: Fields, terms: Fields) => Promise<Result<unknown, AppError>>;

const UNKNOWN_FAILURE = 500;

/** The login of this browser is the back end's own; the token only has the form that the client expects. */
const TOKEN = 'access';
const TOKEN_SECONDS = 1800;

const signedIn = (currentUser: CurrentUser): LoggedInResponse => ({
  currentUser,
  accessToken: TOKEN,
  token: TOKEN,
  expiresIn: TOKEN_SECONDS,
});

/** How the server sends what a method returns, where that is another value. */
const ANSWERED_AS: { readonly [Id in ApiRouteId]?: (value: never) => AnswerBody<Id> } = {
  createTestId: ({ testId, hasAgency }: IssuedTest) =>
    new Response(testId, { headers: hasAgency ? {} : { [AGENCY_HEADER]: 'none' } }),
  createAccount: signedIn,
  logIn: (outcome: LogInOutcome) => {
    if (outcome.kind === 'signedIn') return signedIn(outcome.user);
    const { kind: _kind, ...required } = outcome;
    return { otpRequired: true, ...required };
  },
  submitOneTimePassword: signedIn,
  refreshAccess: signedIn,
  serverTime: (now: number) => ({ now: toIsoInstant(now) }),
};

function problemOf({ code, status = UNKNOWN_FAILURE, fields, similarTo, retryAfterSeconds }: AppError): Response {
  if (code === 'NETWORK_REQUEST_FAILED') return HttpResponse.error();
  const retryAfter = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return Response.json(
    { status, code, fields, similarTo },
    { status, headers: { 'content-type': 'application/problem+json', ...retryAfter } },
  );
}

function responseOf(answer: Result<unknown, AppError>): Response {
  if (!answer.ok) return problemOf(answer.error);
  if (answer.value instanceof Response) return answer.value;
  if (answer.value === undefined) return new Response(null, { status: 204 });
  return typeof answer.value === 'string' ? new Response(answer.value) : Response.json(answer.value);
}

/** What a call sends. Its body is not validated: the back end behind is for development and tests. */
async function fieldsOf(request: Request, params: Fields): Promise<Fields> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body = await request.text();
  return { ...params, ...query, ...(body === '' ? {} : (JSON.parse(body) as Fields)) };
}

function mswHandlerOf(routeId: ApiRouteId, answer: MakeResponse, baseUrl: string): RequestHandler {
  const { method, path }: ApiRoute = API_ROUTES[routeId];
  const match = http[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
  return match(`${baseUrl}${path}`, async ({ request, params }) => {
    const testId = request.headers.get(TEST_ID_HEADER);
    const attemptId = request.headers.get(ATTEMPT_ID_HEADER);
    const terms = { testId: testId ?? '', reader: testId === null ? 'account' : 'guest', attemptId };
    return responseOf(await answer(await fieldsOf(request, params), terms));
  });
}

/** The msw handler of one call. `baseUrl` is the server's origin, or `*` for any. */
export function mswHandler<Id extends ApiRouteId>(
  routeId: Id,
  answer: () => Promise<Result<AnswerBody<Id>, AppError>>,
  baseUrl: string,
): RequestHandler {
  return mswHandlerOf(routeId, answer, baseUrl);
}

/** Arguments that the app has in another form than they are sent in. */
const TAKEN_AS: Readonly<Record<string, (value: never) => unknown>> = {
  username: bareUsername,
  '...device': (sent: DevicePayload): ScannedDevice => {
    const made = dayOfIso(sent.manufacturingOrProductionDate);
    const expires = dayOfIso(sent.expirationDate);
    if (made === null || expires === null) throw new Error('A device of the app has dates.');
    return { ...sent, manufacturingOrProductionDate: made, expirationDate: expires };
  },
};

/** The arguments of a method whose call sent these fields on these terms. */
function inputOf({ takes }: PortCall, fields: Fields, terms: Fields): readonly unknown[] {
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !takes.includes(name)));
  return takes.map((taken) => {
    if (taken.startsWith('@')) return terms[taken.slice(1)];
    const value = taken.startsWith('...') ? others : (fields[taken] ?? null);
    return TAKEN_AS[taken]?.(value as never) ?? value;
  });
}

type Ask = (...input: readonly unknown[]) => Promise<Result<unknown, AppError>>;

/** The answer to a call of a port, by that port of the back end. */
function answerBy(call: PortCall, ask: Ask): MakeResponse {
  const { route, gives } = call;
  const attempts = new Map<unknown, object>();
  return async (fields, { attemptId, ...terms }) => {
    const attempt = attempts.get(attemptId) ?? {};
    if (attemptId !== null) attempts.set(attemptId, attempt);
    const answer = await ask(...inputOf(call, fields, { ...terms, attempt }));
    if (!answer.ok) return answer;
    const sent = ANSWERED_AS[route]?.(answer.value as never) ?? answer.value;
    return ok(gives === undefined ? sent : { [gives]: sent });
  };
}

/**
 * The server's API on msw, over a back end: for the app without a server, and for tests. `baseUrl` is the server's origin. Other
 * requests are not handled.
 */
export function makeMswApi(backEnd: MswBackEnd, baseUrl: string): readonly RequestHandler[] {
  const { translations } = backEnd;
  const answers: Partial<Record<ApiRouteId, MakeResponse>> = {
    translations: ({ language, area }) => translations.load(language as string, area as TextArea),
    health: () => Promise.resolve(ok({ status: 'ok' })),
  };
  eachCall((call, port, method) => {
    answers[call.route] = answerBy(call, (...input) => (methodOf(backEnd, port, method) as Ask)(...input));
  });
  return Object.entries(answers).map(([routeId, answer]) => mswHandlerOf(routeId as ApiRouteId, answer, baseUrl));
}
