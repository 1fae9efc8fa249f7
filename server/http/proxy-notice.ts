import type { FastifyInstance } from 'fastify';
import type { LogMessage } from '../log-lines.ts';

const IGNORED: LogMessage =
  'X-Forwarded-For is ignored: set TRUST_PROXY to the address of the proxy, see docs/settings.md';

/**
 * Logs once when a proxy reports the caller's address and is not trusted: everyone behind it then has the proxy's address, and shares its
 * rate limits.
 */
export function registerProxyNotice(app: FastifyInstance, trustProxy: boolean | string): void {
  if (trustProxy !== false) return;
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isLogged && request.headers['x-forwarded-for'] !== undefined) {
      isLogged = true;
      request.log.warn(IGNORED);
    }
    done();
  });
}
