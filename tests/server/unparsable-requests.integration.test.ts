import { connect, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeClientErrorHandler } from '../../server/http/client-errors.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';

const CANARY = 'Zanahoria';

/** Sends bytes to a server and resolves with all that comes back until it closes the connection. */
function exchange(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    // The server closes as soon as it has refused: what it did not read resets the connection.
    socket.on('error', (error: NodeJS.ErrnoException) => (answer === '' ? reject(error) : resolve(answer)));
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

const HEAD = `Host: localhost\r\nAuthorization: Bearer ${CANARY}\r\n`;
const BODY = `{"password":"${CANARY}"}`;

const REQUESTS: readonly (readonly [what: string, request: string, status: number, reason: string | null])[] = [
  ['no method', `${CANARY}\r\n${HEAD}\r\n`, 400, 'malformed'],
  ['a header without a colon', `GET / HTTP/1.1\r\n${HEAD}${CANARY} x\r\n\r\n`, 400, 'malformed'],
  ['a header with a control character', `GET / HTTP/1.1\r\n${HEAD}X: \u0000${CANARY}\r\n\r\n`, 400, 'malformed'],
  ['two lengths', `POST / HTTP/1.1\r\n${HEAD}Content-Length: 3\r\nContent-Length: 5\r\n\r\n${BODY}`, 400, 'malformed'],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${BODY}`,
    400,
    'malformed',
  ],
  ['no Host header', `GET /health HTTP/1.1\r\nX: ${CANARY}\r\n\r\n`, 400, null],
  ['an unknown expectation', `GET /health HTTP/1.1\r\n${HEAD}Expect: ${CANARY}\r\n\r\n`, 417, null],
  ['headers that are too large', `GET / HTTP/1.1\r\n${HEAD}X: ${CANARY.repeat(1000)}\r\n\r\n`, 431, 'tooLarge'],
  ['an address that is too long', `GET /${CANARY.repeat(1000)} HTTP/1.1\r\n${HEAD}\r\n`, 431, 'tooLarge'],
];

/** Requests that are parsed and refused by the application. */
const REFUSED = [
  `POST /auth/login HTTP/1.1\r\n${HEAD}Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length - 1}\r\n\r\n${BODY.slice(0, -1)}`,
  `POST /auth/login HTTP/1.1\r\n${HEAD}Connection: close\r\nContent-Type: text/${CANARY}\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
  `POST /auth/login HTTP/1.1\r\n${HEAD}Connection: close\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n${BODY.repeat(3000)}`,
  `GET /%zz${CANARY}?x=${CANARY} HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
  `GET /${CANARY} HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
];

describe('A request that cannot be parsed', () => {
  let server: RealServer;
  beforeAll(async () => {
    server = await startRealServer({ env: { LOG_LEVEL: 'trace', NODE_ENV: 'production', HOST: '127.0.0.1' } });
  });
  afterAll(() => server.stop());

  test.each(REQUESTS)('with %s is answered with a problem and the security headers', async (_what, request, status) => {
    const answer = await exchange(server.url.replace('localhost', '127.0.0.1'), request);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json; charset=utf-8');
    expect(head).toMatch(/^Content-Security-Policy: .*default-src 'self'/im);
    expect(head).toMatch(/^Strict-Transport-Security: /im);
    expect(head).toMatch(/^X-Content-Type-Options: nosniff/im);
    expect(head).toMatch(/^cache-control: no-store/im);
    expect(head).toContain(`content-length: ${body.length}`);
    expect(JSON.parse(body)).toMatchObject({ status, code: 'INVALID_REQUEST', type: 'about:blank' });
    expect(answer).not.toContain(CANARY);
  });

  test('is logged as a security event, and nothing of any refused request is logged at the level trace', async () => {
    for (const request of REFUSED) await exchange(server.url.replace('localhost', '127.0.0.1'), request);
    await server.signal('SIGTERM');
    const log = server.output();
    const events = log.split('\n').filter((line) => line.includes('"event":"requestUnparsable"'));
    expect(events.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual(
      REQUESTS.map(([, , , reason]) => reason).filter((reason) => reason !== null),
    );
    // Bytes are sometimes logged as numbers, or encoded.
    const bytes = Buffer.from(CANARY);
    for (const form of [CANARY, [...bytes].join(','), bytes.toString('base64').slice(0, -2), bytes.toString('hex')]) {
      expect(log).not.toContain(form);
    }
    expect(log).toContain('"level":30');
  });
});

test('A request that cannot be parsed adds nothing to an answer that is being sent', () => {
  const written: unknown[] = [];
  const events: string[] = [];
  const refuse = makeClientErrorHandler({}, { note: (event) => void events.push(event) });
  const socketThat = (state: object) => {
    const write = (chunk: unknown) => written.push(chunk) > 0;
    return Object.assign(new Socket(), { write }, state);
  };
  const answering = socketThat({ _httpMessage: { headersSent: true } });
  refuse({ code: 'HPE_INVALID_METHOD' }, answering);
  expect(written).toEqual([]);
  expect(answering.destroyed).toBe(true);
  refuse({ code: 'ECONNRESET' }, socketThat({}));
  expect(written).toEqual([]);
  refuse(
    { code: 'HPE_INVALID_METHOD' },
    socketThat({ _httpMessage: { headersSent: false }, destroySoon: () => undefined }),
  );
  expect(written).toHaveLength(1);
  expect(events).toEqual(['requestUnparsable', 'requestUnparsable']);
});
