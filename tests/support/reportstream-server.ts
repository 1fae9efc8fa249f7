import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import type { SigningKey } from '../../server/report-delivery/transport-config.ts';

export const CLIENT = 'clearline';
export const KEY_ID = 'clearline.default';
const LONGEST_ASSERTION_SECONDS = 300;

/** A key pair for an algorithm that ReportStream accepts. */
export function makeKeyPair(algorithm: SigningKey['algorithm']): {
  readonly privateKey: SigningKey;
  readonly publicKey: KeyObject;
} {
  const { privateKey, publicKey } =
    algorithm === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-384' });
  return { privateKey: { key: privateKey, algorithm }, publicKey };
}

/** Replaces the server's response to a call. */
export type Fault = (call: IncomingMessage, answer: ServerResponse) => void;

/** The server's remarks about a report. */
export interface Remarks {
  readonly overallStatus: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** A fake ReportStream that is as strict as the real one. */
export interface ReportstreamServer {
  readonly url: string;
  /** Replaces the next responses at a path, one fault each. */
  interrupt(path: string, ...faults: readonly Fault[]): void;
  /** The accepted messages by payload name. */
  readonly taken: ReadonlyMap<string, string>;
  /** The request headers by payload name. */
  readonly headers: ReadonlyMap<string, IncomingHttpHeaders>;
  /** The number of tokens issued. */
  tokens(): number;
  /** Sets the server's clock forward, in milliseconds. */
  advance(ms: number): void;
  /** Invalidates all tokens issued so far. */
  forgetTokens(): void;
  /** Sets the remarks about a report, as if it had been processed. */
  look(name: string, remarks: Remarks): void;
  close(): Promise<void>;
}

export const answerWith =
  (status: number, body: unknown = {}): Fault =>
  (call, answer) => {
    call.resume();
    answer.writeHead(status, { 'content-type': 'application/json' });
    answer.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

export const hangUp: Fault = (_call, answer) => answer.destroy();

const remarksOf = ({ overallStatus, errors, warnings }: Remarks) => ({
  overallStatus,
  errors: errors.map((message) => ({ scope: 'item', message })),
  warnings: warnings.map((message) => ({ scope: 'item', message })),
});

const RECEIVED: Remarks = { overallStatus: 'Received', errors: [], warnings: [] };

interface State {
  readonly ahead: { ms: number };
  readonly publicKey: KeyObject;
  readonly assertions: Set<string>;
  readonly tokens: Set<string>;
  readonly taken: Map<string, string>;
  readonly headers: Map<string, IncomingHttpHeaders>;
  readonly looked: Map<string, Remarks>;
}

/** Checks a token request by RFC 7523 and ReportStream's guide; returns its `jti`, or null if it is invalid. */
async function checkAssertion(
  form: URLSearchParams,
  { publicKey, ahead }: State,
  host: string,
): Promise<string | null> {
  const assertion = form.get('client_assertion') ?? '';
  const asked = ['scope', 'grant_type', 'client_assertion_type'].map((name) => form.get(name));
  const expected = [
    `${CLIENT}.*.report`,
    'client_credentials',
    'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
  ];
  if (asked.join() !== expected.join() || decodeProtectedHeader(assertion).kid !== KEY_ID) return null;
  const now = Date.now() + ahead.ms;
  const { payload } = await jwtVerify(assertion, publicKey, {
    issuer: CLIENT,
    subject: CLIENT,
    audience: host,
    algorithms: ['RS256', 'ES384'],
    requiredClaims: ['exp', 'jti'],
    currentDate: new Date(now),
  });
  const isShort = (payload.exp ?? Infinity) - now / 1000 <= LONGEST_ASSERTION_SECONDS;
  return isShort ? (payload.jti ?? null) : null;
}

async function issueToken(state: State, call: IncomingMessage, answer: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(call));
  const jti = await checkAssertion(form, state, call.headers.host ?? '').catch(() => null);
  if (jti === null || state.assertions.has(jti)) return answerWith(401, { error: 'unauthorized' })(call, answer);
  state.assertions.add(jti);
  const token = `token-${state.assertions.size}`;
  state.tokens.add(token);
  return answerWith(200, { access_token: token, token_type: 'bearer', expires_in: 300 })(call, answer);
}

async function acceptReport(state: State, call: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { headers } = call;
  const name = String(headers.payloadname);
  if (
    headers.client !== CLIENT ||
    headers['content-type'] !== 'application/hl7-v2' ||
    headers.payloadname === undefined
  ) {
    return answerWith(415)(call, answer);
  }
  state.taken.set(name, await text(call));
  state.headers.set(name, headers);
  const submissionId = [...state.taken.keys()].indexOf(name) + 1000;
  return answerWith(201, { id: `uuid-${submissionId}`, submissionId, ...remarksOf(RECEIVED) })(call, answer);
}

function sendHistory(state: State, path: string, call: IncomingMessage, answer: ServerResponse): void {
  const id = Number(/^\/api\/waters\/report\/(\d+)\/history$/.exec(path)?.[1]);
  const name = [...state.taken.keys()][id - 1000];
  if (name === undefined) return answerWith(404)(call, answer);
  return answerWith(200, { submissionId: id, ...remarksOf(state.looked.get(name) ?? RECEIVED) })(call, answer);
}

export async function openReportstreamServer(publicKey: KeyObject): Promise<ReportstreamServer> {
  const state: State = {
    ahead: { ms: 0 },
    publicKey,
    assertions: new Set(),
    tokens: new Set(),
    taken: new Map(),
    headers: new Map(),
    looked: new Map(),
  };
  const faults = new Map<string, Fault[]>();
  const server = createServer((call, answer) => {
    const path = call.url ?? '';
    const fault = faults.get(path)?.shift();
    if (fault !== undefined) return fault(call, answer);
    if (path === '/api/token') return void issueToken(state, call, answer);
    const isKnown = state.tokens.has(call.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!isKnown) return answerWith(401)(call, answer);
    if (path === '/api/waters') return void acceptReport(state, call, answer);
    return sendHistory(state, path, call, answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: state.taken,
    headers: state.headers,
    interrupt: (path, ...next) => void faults.set(path, [...next]),
    tokens: () => state.assertions.size,
    advance: (ms) => {
      state.ahead.ms += ms;
    },
    forgetTokens: () => state.tokens.clear(),
    look: (name, remarks) => void state.looked.set(name, remarks),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
