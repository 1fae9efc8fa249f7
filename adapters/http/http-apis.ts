import * as v from 'valibot';
import { AGENCY_HEADER } from '../../core/api/payloads.ts';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import { parseIsoInstant } from '../../core/domain/calendar-date.ts';
import { STATE_CODES } from '../../core/domain/choice-lists.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { OTP_DEVICE_TYPES } from '../../core/domain/otp-device.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import { methodOf, requestOf, unnamedInPath, type Fields, type PortCall } from '../../core/ports/port-call.ts';
import { eachCall, type SentAnswers } from '../../core/ports/server-calls.ts';
import type { LogInOutcome } from '../../core/ports/auth-api.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { makeAccessCell, type AccessCell } from './access-cell.ts';
import * as answers from './response-schemas.ts';
import { makeKyClient, type HttpCall, type HttpClient, type HttpClientOptions } from './ky-client.ts';
import { makeNamedAttempts, type NamedAttempts } from './named-attempts.ts';
import { randomId } from './random-id.ts';
import { done, json, readResponse, type ServerResponse, type Read } from './read-response.ts';

/** How the answer to each call is read; `refresh` is answered by the client itself. */
type Reads = {
  readonly [Port in keyof ServerPorts]: {
    readonly [Method in Exclude<keyof SentAnswers[Port], 'refresh'>]: Read<SentAnswers[Port][Method]>;
  };
};

/** The login page of a hotel's Wi-Fi is no test id. */
const TEST_ID = /^[\w-]{1,64}$/;
/** Every message starts with this. */
const MESSAGE_START = 'MSH|';
const FIVE_DIGITS = /^\d{5}$/;

const LOCATION = v.object({
  zip: v.string(),
  state: v.picklist(STATE_CODES),
  localities: v.array(v.string()),
  counties: v.array(v.string()),
  cityCounties: v.optional(v.array(v.array(v.string()))),
});

const receipt: Reads['resultApi']['create'] = (answer, { testId }) => {
  const read = json(answers.receipt)(answer);
  return read?.testId === testId ? read : null;
};

/** A large schema is loaded only when it is needed. */
const loginSessions: Reads['loginSessionApi']['list'] = async (answer) =>
  json((await import('./login-session-schema.ts')).LOGIN_SESSIONS)(answer);

/** The answers of accounts, by what they do to the access token. */
function makeAuthReads(access: AccessCell): Reads['authApi'] {
  function enter({ accessToken, currentUser }: answers.LoginResponse): CurrentUser {
    access.set(accessToken, currentUser.uuid);
    return currentUser;
  }
  const entered = (answer: ServerResponse): CurrentUser | null => {
    const read = json(answers.loginResponse)(answer);
    return read && enter(read);
  };
  /** For calls that end every login session of the account, this one included. */
  const left: Read<void> = (answer, fields) => {
    const read = done(answer, fields);
    if (read !== null) access.drop();
    return read;
  };
  return {
    sendVerificationCode: done,
    verifyCode: done,
    createAccount: entered,
    logIn: (answer): LogInOutcome | null => {
      const required = v.object({
        otpRequired: v.literal(true),
        challengeId: answers.filled,
        otpDevices: v.array(v.string()),
      });
      const read = json(v.union([required, answers.loginResponse]))(answer);
      if (read === null) return null;
      if (!('otpRequired' in read)) return { kind: 'signedIn', user: enter(read) };
      return { kind: 'otpRequired', challengeId: read.challengeId, otpDevices: read.otpDevices };
    },
    submitOneTimePassword: entered,
    resendOneTimePassword: done,
    logOut: done,
    changePassword: left,
    forgotPassword: json(v.object({ code: v.string() })),
    checkResetLink: json(v.object({ needsCode: v.boolean() })),
    resetPassword: left,
  };
}

function makeReads(access: AccessCell): Reads {
  const [profile, report] = [json(answers.profileResponse), json(answers.reportResponse)];
  const device = v.object({ id: v.string(), type: v.picklist(OTP_DEVICE_TYPES), name: v.string() });
  const devices = json(v.object({ devices: v.array(device) }));
  const results = v.array(answers.resultResponse);
  return {
    resultApi: {
      createTestId: ({ body, header }) => {
        const testId = body.trim();
        return TEST_ID.test(testId) ? { testId, hasAgency: header(AGENCY_HEADER) !== 'none' } : null;
      },
      createAsGuest: receipt,
      create: receipt,
      getAll: json(v.object({ results, current: results, hasMore: v.boolean() })),
      get: json(answers.resultResponse),
      postProgress: done,
    },
    reportApi: {
      get: report,
      withdraw: report,
      message: ({ body }) => (body.startsWith(MESSAGE_START) ? body : null),
    },
    deviceRegistry: { check: done, save: done, remove: done },
    authApi: makeAuthReads(access),
    loginSessionApi: { list: loginSessions, end: loginSessions, endOthers: loginSessions },
    otpDeviceApi: { list: devices, sendCode: done, add: devices, remove: devices },
    profileRepo: {
      getAll: json(v.object({ profiles: v.array(answers.profileResponse) })),
      create: profile,
      get: profile,
      getDefault: profile,
      edit: profile,
      remove: done,
    },
    supportApi: { send: done },
    personalDataApi: { get: async (answer) => json((await import('./personal-data-schema.ts')).PERSONAL_DATA)(answer) },
    locationLookup: { lookUp: json(LOCATION) },
    serverTime: { now: (answer) => parseIsoInstant(json(v.object({ now: v.string() }))(answer)?.now ?? '') },
  };
}

const textsOf = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/** The parts of a request that sends these fields on these terms. */
function httpCallOf(routeId: ApiRouteId, fields: Fields, { ownerId, reader, testId }: Fields): HttpCall {
  const { method, search, outlivesPage = false }: ApiRoute = API_ROUTES[routeId];
  const rest = unnamedInPath(routeId, fields);
  const sent = method === 'GET' ? { search: { ...search, ...textsOf(rest ?? {}) } } : rest && { json: rest };
  const texts = textsOf({ ownerId, testId: reader === 'guest' ? fields['testId'] : testId });
  return { params: textsOf(fields), isAuthenticated: reader !== 'guest', outlivesPage, ...sent, ...texts };
}

/** Sends calls, with the ids of their attempts. `makeAttemptId` must return ids that are unguessable and unique across pages. */
function makeSend(client: HttpClient, makeAttemptId: () => string) {
  const formAttempts = new WeakMap<object, string>();
  const named = new Map<ApiRouteId, NamedAttempts>();

  function attemptIdOf(attempt: { readonly id?: unknown }): string {
    const named = typeof attempt.id === 'string' ? attempt.id : undefined;
    const attemptId = named ?? formAttempts.get(attempt) ?? makeAttemptId();
    formAttempts.set(attempt, attemptId);
    return attemptId;
  }

  return <Value>(call: PortCall, input: readonly unknown[], read: Read<Value>): Promise<Result<Value, AppError>> => {
    const { route: routeId } = call;
    const { fields, terms } = requestOf(call, input);
    const http = httpCallOf(routeId, fields, terms);
    const send = async (more: HttpCall) =>
      readResponse(routeId, read, await client.call(routeId, { ...http, ...more }), fields);
    const { isNamed = false, auth }: ApiRoute = API_ROUTES[routeId];
    if (!isNamed) return send('attempt' in terms ? { attemptId: attemptIdOf(terms['attempt'] ?? {}) } : {});
    const attempts = named.get(routeId) ?? makeNamedAttempts(makeAttemptId);
    named.set(routeId, attempts);
    return attempts.run(fields, async (attemptId, isRepeated) => {
      const answer = await send({ attemptId });
      // If the first attempt changed the password, its login session has ended, and the server recognizes the attempt without one.
      const isOver = auth === 'optional' && !answer.ok && answer.error.code === 'INVALID_TOKEN';
      return isRepeated && isOver ? send({ attemptId, isAuthenticated: false }) : answer;
    });
  };
}

/** The ports to the server over a client. `access` must be the client's own cell. */
export function makeHttpPorts(
  client: HttpClient,
  access: AccessCell,
  makeAttemptId: () => string = randomId,
): ServerPorts {
  const send = makeSend(client, makeAttemptId);
  const reads = makeReads(access);
  const ports = eachCall((call, port, method) => async (...input: readonly unknown[]) => {
    const answer = await send(call, input, methodOf(reads, port, method) as Read<unknown>);
    return answer.ok && call.gives !== undefined ? ok((answer.value as Fields)[call.gives]) : answer;
  }) as unknown as ServerPorts;
  const { authApi, locationLookup } = ports;
  return {
    ...ports,
    authApi: {
      ...authApi,
      refresh: () => client.renewAccess(),
      logOut: () => {
        access.drop();
        return authApi.logOut();
      },
    },
    locationLookup: {
      lookUp: async (zip) =>
        FIVE_DIGITS.test(zip) ? locationLookup.lookUp(zip) : err({ code: 'INVALID_ZIP', status: 404 }),
    },
  };
}

/** Makes the HTTP APIs. They share one client and one access token, which is empty at first. */
export function makeHttpApis(options: Omit<HttpClientOptions, 'access'>): ServerPorts {
  const access = makeAccessCell();
  return makeHttpPorts(makeKyClient({ ...options, access }), access);
}
