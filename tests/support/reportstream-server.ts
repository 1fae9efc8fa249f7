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

/** A key pair of each kind that ReportStream takes. */
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

/** Answers a call in the server's place. */
export type Fault = (call: IncomingMessage, answer: ServerResponse) => void;

/** What the server says of a report. */
export interface Remarks {
  readonly overallStatus: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** A server that speaks as ReportStream does, and is as strict. */
export interface ReportstreamServer {
  readonly url: string;
  /** What answers next at a path instead, once. */
  interrupt(path: string, ...faults: readonly Fault[]): void;
  /** Every message that was taken, by the name it came under. */
  readonly taken: ReadonlyMap<string, string>;
  /** The headers under which a message came. */
  readonly headers: ReadonlyMap<string, IncomingHttpHeaders>;
  /** How many tokens were given out. */
  tokens(): number;
  /** Sets the server's clock forward by so many milliseconds. */
  advance(ms: number): void;
  /** Takes no token any more that was given out so far. */
  forgetTokens(): void;
  /** Has looked at a report. */
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

/** Checks a request for a token as RFC 7523 and ReportStream's guide want it; null where something is wrong with it. */
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

async function giveToken(state: State, call: IncomingMessage, answer: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(call));
  const jti = await checkAssertion(form, state, call.headers.host ?? '').catch(() => null);
  if (jti === null || state.assertions.has(jti)) return answerWith(401, { error: 'unauthorized' })(call, answer);
  state.assertions.add(jti);
  const token = `token-${state.assertions.size}`;
  state.tokens.add(token);
  return answerWith(200, { access_token: token, token_type: 'bearer', expires_in: 300 })(call, answer);
}

async function takeReport(state: State, call: IncomingMessage, answer: ServerResponse): Promise<void> {
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

function tellHistory(state: State, path: string, call: IncomingMessage, answer: ServerResponse): void {
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
    if (path === '/api/token') return void giveToken(state, call, answer);
    const isKnown = state.tokens.has(call.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!isKnown) return answerWith(401)(call, answer);
    if (path === '/api/waters') return void takeReport(state, call, answer);
    return tellHistory(state, path, call, answer);
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
