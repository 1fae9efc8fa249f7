import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** Few enough to be written within milliseconds. */
const ITEMS_AT_ONCE = 200;

/** The JSON of a list, or of anything else. Other calls are answered between the parts of a long list. */
async function jsonOf(value: unknown): Promise<string> {
  if (!Array.isArray(value) || value.length <= ITEMS_AT_ONCE) return JSON.stringify(value);
  const parts: string[] = [];
  for (let from = 0; from < value.length; from += ITEMS_AT_ONCE) {
    parts.push(JSON.stringify(value.slice(from, from + ITEMS_AT_ONCE)).slice(1, -1));
    await nextTurn();
  }
  return `[${parts.join(',')}]`;
}

/** A JSON answer whose members may be long lists, compressed for clients that accept it. */
export async function compactJson(call: ApiCall, body: object): Promise<ApiResponse> {
  const headers = { ...NO_STORE, 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' };
  const members: string[] = [];
  for (const [name, value] of Object.entries(body)) members.push(`${JSON.stringify(name)}:${await jsonOf(value)}`);
  const text = `{${members.join(',')}}`;
  if (!takesGzip(call) || text.length < MIN_PACKED_BYTES) return { status: 200, headers, body: text };
  return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: await compress(text) };
}
