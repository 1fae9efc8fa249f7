import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { SecurityTrail } from '../trail/security-events.ts';
import { PROBLEM_TYPE, problemText } from './problem.ts';
import { entryOf } from '../../core/domain/entry-of.ts';

interface Refusal {
  readonly status: number;
  readonly reason: 'malformed' | 'tooLarge' | 'tooSlow';
}

const MALFORMED: Refusal = { status: 400, reason: 'malformed' };

/** The answers to failures of Node's parser, by its codes. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'tooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'tooSlow' },
};

function answerText(status: number, headers: OutgoingHttpHeaders): string {
  const body = problemText({ status, code: 'INVALID_REQUEST' });
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${String(value)}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`, ...lines, '', body].join('\r\n');
}

/** Whether part of an earlier answer was sent, as Node's own handler finds out: nothing may be written into the rest of it. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & {
    readonly _httpMessage?: { readonly headersSent: boolean } | null;
  };
  return answer?.headersSent === true;
}

/**
 * Answers requests that cannot be parsed. Replaces Fastify's own handler, which logs the raw request with its passwords and tokens. The
 * error must not be logged: it holds the request too.
 */
export function makeClientErrorHandler(headers: OutgoingHttpHeaders, trail: SecurityTrail) {
  return (error: { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, reason } = entryOf(REFUSALS, error.code ?? '') ?? MALFORMED;
    trail.note('requestUnparsable', { address: socket.remoteAddress ?? null, reason });
    if (isAnswering(socket)) return void socket.destroy();
    if (socket.writable) socket.write(answerText(status, headers));
    socket.destroySoon();
  };
}
