import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogMessage } from '../log-lines.ts';

const IGNORED: LogMessage =
  'X-Forwarded-For is ignored: set TRUST_PROXY to the address of the proxy, see docs/settings.md';
const UNREADABLE: LogMessage = 'X-Forwarded-For has no address: calls without one share the limits of one address';

/** An address of the header without its port, which some proxies add (`192.0.2.7:50124`, `[2001:db8::7]:50124`). */
function withoutPort(text: string): string {
  const address = text.trim();
  const closing = address.indexOf(']');
  if (address.startsWith('[') && closing > 0) return address.slice(1, closing);
  const [host = '', ...ports] = address.split(':');
  return ports.length === 1 ? host : address;
}

function dropPorts({ raw: { headers } }: FastifyRequest): void {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded === 'string') headers['x-forwarded-for'] = forwarded.split(',').map(withoutPort).join(', ');
}

/**
 * Reads the callers' addresses that a trusted proxy reports. Logs once when they cannot be read, or when the proxy is not trusted: then
 * all behind it share rate limits.
 */
export function registerForwardedFor(app: FastifyInstance, trustProxy: boolean | string): void {
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (trustProxy !== false) dropPorts(request);
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    if (!isLogged && isForwarded && (trustProxy === false || isIP(request.ip) === 0)) {
      isLogged = true;
      request.log.warn(trustProxy === false ? IGNORED : UNREADABLE);
    }
    done();
  });
}
