import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { sqliteEngine } from './engines.ts';
import { openTestApp } from './test-app.ts';

const HOST = 'Host: localhost\r\n';
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
/** A request inside the body of another: it must never be answered. */
const INNER = `GET /health HTTP/1.1\r\n${HOST}\r\n`;
const POST = `POST /test-results/guest-create HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;

describe('A request whose end two programs could see at different places', () => {
  const server = openTestApp(sqliteEngine);
  let port: number;
  beforeAll(async () => {
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    port = Number(address.port);
  });

  /** Everything that is answered until the server closes the connection. */
  const answersTo = (request: string) =>
    new Promise<string>((done, fail) => {
      let answers = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      socket.setEncoding('utf8');
      socket.on('data', (text: string) => (answers += text));
      socket.on('error', fail);
      socket.on('close', () => done(answers));
    });
  const statusesIn = (answers: string) => [...answers.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);

  test.each([
    ['with both lengths', `${POST}Content-Length: 4\r\n${CHUNKED}\r\n0\r\n\r\n${INNER}`],
    ['with two lengths', `${POST}Content-Length: 0\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`],
    ['with another coding after chunked', `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${INNER}`],
    ['with a blank before the colon', `${POST}Content-Length : ${INNER.length}\r\n\r\n${INNER}`],
    ['with a folded header', `${POST}Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${INNER}`],
    ['with an unreadable chunk', `${POST}${CHUNKED}\r\nzz\r\n{}\r\n0\r\n\r\n${INNER}`],
  ])('%s is rejected, and its connection is closed', async (_what, request) => {
    expect(statusesIn(await answersTo(request))).toEqual(['400']);
  });

  test('in the ordinary form is answered once', async () => {
    expect(statusesIn(await answersTo(`GET /health HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`))).toEqual(['200']);
  });

  test('TRACE does not repeat the request', async () => {
    const answers = await answersTo(`TRACE / HTTP/1.1\r\n${HOST}X-Canary: canary\r\nConnection: close\r\n\r\n`);
    expect(statusesIn(answers)).toEqual(['404']);
    expect(answers).not.toContain('canary');
  });
});
