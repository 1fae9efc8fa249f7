import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { err, ok, type Result } from '../core/domain/result.ts';

const BUSY = 'EADDRINUSE';

/** The system's error code; rethrows errors without one, which are bugs. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  return String(error.code);
}

/** Listens on another address for the same application; resolves with the error code, or null. */
function listenAlso(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      resolve(codeOf(error));
    });
    server.listen({ host, port }, () => {
      resolve(null);
    });
  });
}

/**
 * Accepts connections on the IPv6 loopback too: `localhost` often resolves only to 127.0.0.1, while browsers try ::1 first. False when
 * another program uses the port there, because browsers could reach that one at our URL; true on a machine without IPv6.
 */
async function listenOnIpv6Loopback(app: FastifyInstance, port: number): Promise<boolean> {
  const server = createServer({ noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  const failure = await listenAlso(server, '::1', port);
  if (failure !== null) return failure !== BUSY;
  app.server.once('close', () => server.close());
  return true;
}

/** Listens, and returns the port or the system's error code, such as EADDRINUSE. `localhost` means 127.0.0.1 and ::1. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<Result<number, string>> {
  try {
    await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
  } catch (error) {
    return err(codeOf(error));
  }
  const [address] = app.addresses();
  const boundPort = typeof address === 'object' ? address.port : port;
  if (host === 'localhost' && !(await listenOnIpv6Loopback(app, boundPort))) return err(BUSY);
  return ok(boundPort);
}
