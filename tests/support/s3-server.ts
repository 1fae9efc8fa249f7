import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';

export const BUCKET = 'elr';
/** The credentials that the server accepts. */
export const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const;

/** Replaces the server's response to a call. */
export type Fault = (call: IncomingMessage, answer: ServerResponse) => void;

/** An S3 server with one bucket, behind a proxy that can inject faults. */
export interface S3Server {
  readonly endpoint: string;
  /** Replaces the next responses, one fault each. */
  interrupt(...faults: readonly Fault[]): void;
  /** The headers of the last call that reached the server. */
  lastHeaders(): IncomingHttpHeaders;
  /** The objects in a folder of the bucket, by name. */
  read(folder: string): Promise<ReadonlyMap<string, string>>;
  put(key: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Drops the connection after the first chunk of an upload. */
export const breakUpload: Fault = (call, answer) => void call.once('data', () => answer.destroy());

/** Drops the connection after the headers and a part of the body. */
export const breakDownload: Fault = (_call, answer) => {
  answer.writeHead(200, { 'content-type': 'text/csv', 'content-length': 1000 });
  answer.write('x,y,Error,half of it', () => answer.destroy());
};

export const hangUp: Fault = (_call, answer) => answer.destroy();

/** An error response of S3. */
export const reject =
  (status: number, code: string): Fault =>
  (call, answer) => {
    call.resume();
    answer.writeHead(status, { 'content-type': 'application/xml' });
    answer.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };

/** An error response of a proxy that is not S3. */
export const rejectWithHtml =
  (status: number): Fault =>
  (call, answer) => {
    call.resume();
    answer.writeHead(status, { 'content-type': 'text/html' });
    answer.end('<html><body><h1>Bad gateway</h1></body>');
  };

async function openServer(directory: string) {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return { server, port };
}

export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'clearline-s3-'));
  const { server, port } = await openServer(directory);
  let faults: readonly Fault[] = [];
  let headers: IncomingHttpHeaders = {};
  const line = createServer((call, answer) => {
    const [fault, ...others] = faults;
    faults = others;
    if (fault !== undefined) return fault(call, answer);
    ({ headers } = call);
    const upstream = request({ port, method: call.method, path: call.url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    return void call.pipe(upstream);
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    credentials: KEYS,
  });
  const textOf = async (key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }));
    return (await Body?.transformToString()) ?? '';
  };
  return {
    endpoint: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    interrupt: (...next) => {
      faults = next;
    },
    lastHeaders: () => headers,
    read: async (folder) => {
      // The server rejects signed list requests and accepts unsigned ones.
      const list = await (await fetch(`http://127.0.0.1:${port}/${BUCKET}`)).text();
      const all = Array.from(list.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => key);
      const keys = all.filter((key) => key.startsWith(`${folder}/`));
      return new Map(
        await Promise.all(keys.map(async (key) => [key.slice(folder.length + 1), await textOf(key)] as const)),
      );
    },
    put: async (key, text) => {
      await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: text }));
    },
    close: async () => {
      client.destroy();
      line.closeAllConnections();
      line.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
