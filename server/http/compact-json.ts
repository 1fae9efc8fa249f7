import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptsEncoding } from './accept-encoding.ts';
import type { ApiResponse, ApiCall } from './api-call.ts';
import { NO_STORE } from './login-response.ts';

const compress = promisify(gzip);

/** Below this size, compression does not save a network packet. */
const MIN_PACKED_BYTES = 1400;

function takesGzip({ headers }: ApiCall): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && acceptsEncoding(accepted, 'gzip');
}

/** A JSON answer that may be long, compressed for clients that accept it. */
export async function compactJson(call: ApiCall, body: object): Promise<ApiResponse> {
  const headers = { ...NO_STORE, 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' };
  const text = JSON.stringify(body);
  if (!takesGzip(call) || text.length < MIN_PACKED_BYTES) return { status: 200, headers, body: text };
  return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: await compress(text) };
}
