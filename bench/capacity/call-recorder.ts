import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call that a client has made, with what it was answered. */
export interface RecordedCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
  readonly answer: string;
  /** First line, headers and body, as they are without TLS. */
  readonly sentBytes: number;
  readonly receivedBytes: number;
}

/** A proxy before a server that records every call. */
export interface CallRecorder {
  readonly url: string;
  /** Returns the calls since the last time. */
  take(): readonly RecordedCall[];
  close(): void;
}

const LINE_END_BYTES = 2;

/** Names and values in turns, as they were received. */
function bytesOfHeaders(raw: readonly string[]): number {
  const separators = raw.length * LINE_END_BYTES;
  return raw.reduce((sum, part) => sum + Buffer.byteLength(part), separators + LINE_END_BYTES);
}

function readableHeaders(raw: readonly string[]): Readonly<Record<string, string>> {
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? ''] as const] : []));
  return Object.fromEntries(pairs);
}

async function passOn(target: URL, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { method, url: path, rawHeaders: headers } = incoming;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: target.hostname, port: target.port, method, path, headers }, resolve);
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Starts a recorder before a server of this machine. */
export async function startCallRecorder(targetUrl: string): Promise<CallRecorder> {
  const target = new URL(targetUrl);
  let calls: RecordedCall[] = [];

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const answer = await passOn(target, incoming, body);
    const content = await buffer(answer);
    const { method = '', url: path = '', httpVersion, rawHeaders } = incoming;
    const { statusCode: status = 0, statusMessage = '' } = answer;
    calls.push({
      ...{ method, path, status, headers: readableHeaders(rawHeaders) },
      ...{ body: body.toString(), answer: content.toString() },
      sentBytes: `${method} ${path} HTTP/${httpVersion}\r\n`.length + bytesOfHeaders(rawHeaders) + body.length,
      receivedBytes:
        `HTTP/${httpVersion} ${status} ${statusMessage}\r\n`.length +
        bytesOfHeaders(answer.rawHeaders) +
        content.length,
    });
    response.writeHead(status, statusMessage, answer.rawHeaders);
    response.end(content);
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
