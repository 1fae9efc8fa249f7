import { http, HttpResponse, type RequestHandler } from 'msw';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import type { Result } from '../../core/domain/result.ts';
import type { AuthApi } from '../../core/ports/auth-api.ts';
import type { DeviceRegistry } from '../../core/ports/device-registry.ts';
import type { LocationLookup } from '../../core/ports/location-lookup.ts';
import type { OtpDeviceApi } from '../../core/ports/otp-device-api.ts';
import type { ProfileRepo } from '../../core/ports/profile-repo.ts';
import type { ReportApi } from '../../core/ports/report-api.ts';
import type { ResultApi } from '../../core/ports/result-api.ts';
import type { ServerTime } from '../../core/ports/server-time.ts';
import type { SupportApi } from '../../core/ports/support-api.ts';
import type { TranslationSource } from '../../core/ports/translation-source.ts';
import { makeAuthAnswers, makeProfileAnswers } from './msw-account-answers.ts';
import type { MswAnswers, MswCall } from './msw-call.ts';
import { makeTestAnswers } from './msw-test-answers.ts';

/** The back end that answers. All calls are those of one browser. */
export interface MswBackEnd {
  readonly resultApi: ResultApi;
  readonly reportApi: ReportApi;
  readonly deviceRegistry: DeviceRegistry;
  readonly authApi: AuthApi;
  readonly otpDeviceApi: OtpDeviceApi;
  readonly profileRepo: ProfileRepo;
  readonly supportApi: SupportApi;
  readonly locationLookup: LocationLookup;
  readonly serverTime: ServerTime;
  readonly translations: TranslationSource;
}

type MswMethod = 'get' | 'post' | 'put' | 'delete';

const UNKNOWN_FAILURE = 500;

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
  if (answer.value === undefined) return new Response(null, { status: 204 });
  return typeof answer.value === 'string' ? new Response(answer.value) : Response.json(answer.value);
}

function callOf(request: Request, params: Readonly<Record<string, unknown>>): MswCall {
  const query = new URL(request.url).searchParams;
  return {
    part: (name) => {
      const value = params[name];
      return typeof value === 'string' ? value : (query.get(name) ?? '');
    },
    header: (name) => request.headers.get(name),
    body: async <Payload>() => (await request.json()) as Payload,
  };
}

/**
 * The server's API on msw, over a back end: for the app without a server, and for tests. `baseUrl` is the server's origin. Other
 * requests are not handled.
 */
export function makeMswApi(backEnd: MswBackEnd, baseUrl: string): readonly RequestHandler[] {
  const answers: MswAnswers<ApiRouteId> = {
    ...makeTestAnswers(backEnd),
    ...makeAuthAnswers(backEnd),
    ...makeProfileAnswers(backEnd),
  };
  return (Object.entries(API_ROUTES) as [ApiRouteId, ApiRoute][]).map(([routeId, { method, path }]) =>
    http[method.toLowerCase() as MswMethod](`${baseUrl}${path}`, async ({ request, params }) =>
      responseOf(await answers[routeId](callOf(request, params))),
    ),
  );
}
