import type * as KyModule from 'ky';
import { API_ROUTES, errorCodeFor, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import { TEST_ID_HEADER } from '../../core/api/payloads.ts';
import { isErrorCode, type AppError, type FieldError } from '../../core/domain/error-codes.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';

/** Long enough for a phone on bad Wi-Fi, short enough that nobody gives up before the app does. */
const TIMEOUT_MS = 20_000;

/** What one call carries. */
export interface HttpCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly testId?: string;
}

/** A good answer, its body read to the end. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** Makes the calls of the API table. Nothing is retried here: a retry is the caller's decision. */
export interface HttpClient {
  /**
   * Fails with the table's code for the status, or with NETWORK_REQUEST_FAILED, which has no status, when no whole answer came
   * within 20 seconds.
   */
  call(routeId: ApiRouteId, call?: HttpCall): Promise<Result<HttpAnswer, AppError>>;
}

export interface HttpClientOptions {
  /** Where the server is, such as `https://clearline.example`; it may end in a path. */
  readonly baseUrl: string;
  /** Stands in for the platform's own fetch. */
  readonly fetch?: typeof globalThis.fetch;
}

type Ky = typeof KyModule;

/** ky is loaded with the first call, so that the landing does not wait for it. A load that failed is tried again with the next call. */
function makeKyLoader(): () => Promise<Ky> {
  let loading: Promise<Ky> | null = null;
  return () => {
    loading ??= import('ky').catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

function pathOf(route: ApiRoute, params: Readonly<Record<string, string>>): string {
  return route.path.replace(/:(\w+)/g, (_placeholder, name: string) => encodeURIComponent(params[name] ?? ''));
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null || !('field' in value) || !('code' in value)) return false;
  return typeof value.field === 'string' && isErrorCode(value.code);
}

/** The fields that a problem names; anything else that stands in an answer is not believed. */
function fieldsOf(problem: unknown): readonly FieldError[] {
  if (typeof problem !== 'object' || problem === null || !('fields' in problem)) return [];
  return Array.isArray(problem.fields) ? problem.fields.filter(isFieldError) : [];
}

/** The failure of an answer with an error status: the table says the code, the answer which fields it is about. */
function failureOf(routeId: ApiRouteId, status: number, problem: unknown): AppError {
  const fields = fieldsOf(problem);
  return { code: errorCodeFor(routeId, status), status, ...(fields.length === 0 ? {} : { fields }) };
}

/** A client on ky. */
export function makeKyClient({ baseUrl, fetch }: HttpClientOptions): HttpClient {
  const load = makeKyLoader();
  return {
    call: async (routeId, { params = {}, search, json, testId } = {}) => {
      const route: ApiRoute = API_ROUTES[routeId];
      let ky: Ky;
      try {
        ky = await load();
      } catch {
        return err({ code: 'NETWORK_REQUEST_FAILED' });
      }
      try {
        const responding = ky.default(pathOf(route, params), {
          prefix: baseUrl,
          method: route.method,
          retry: 0,
          timeout: TIMEOUT_MS,
          ...(search === undefined ? {} : { searchParams: search }),
          ...(json === undefined ? {} : { json }),
          ...(testId === undefined ? {} : { headers: { [TEST_ID_HEADER]: testId } }),
          ...(fetch === undefined ? {} : { fetch }),
        });
        const { status } = await responding;
        return ok({ status, body: await responding.text() });
      } catch (error) {
        if (ky.isHTTPError(error)) return err(failureOf(routeId, error.response.status, error.data));
        return err({ code: 'NETWORK_REQUEST_FAILED' });
      }
    },
  };
}
