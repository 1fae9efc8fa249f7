import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '../../core/api/payloads.ts';

const HEADER = REQUEST_ID_HEADER.toLowerCase();
/** Strict, because the id is logged: it cannot carry anything else. A proxy may send UUIDs. */
const ID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id that a client gave its request, or a new one. */
export function requestIdOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers[HEADER];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}

/** Repeats the id of a request in its answer. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(HEADER, request.id);
    done();
  });
}
