import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackHost } from '../loopback.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { registerDevClock, type DevClockDeps } from './dev-clock.ts';
import { registerDevKit } from './dev-kit.ts';
import { registerDevMailbox } from './dev-mailbox.ts';
import { sendProblem } from './problem.ts';

export interface DevPagesDeps extends DevClockDeps {
  readonly mailbox: Mailbox;
  readonly hasDevPages: boolean;
}

/** Headers that proxies add. A proxy on this machine has a loopback address itself. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

/** A name, an IPv4 address, or an IPv6 address in brackets; then a port. */
const HOST = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i;

/** The name or address in a Host header, without the port; empty if it is malformed. */
function hostNameOf(host: string): string {
  const [, ipv6, name = ''] = HOST.exec(host) ?? [];
  return ipv6 ?? name.toLowerCase();
}

/**
 * Whether a browser on this machine asked for a page of this machine. The client's address is not enough: the page of a stranger can
 * let its own name point to 127.0.0.1 (DNS rebinding), and only the Host header shows that name.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const name = hostNameOf(headers.host ?? '');
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    isLoopbackHost(name) &&
    PROXY_HEADERS.every((header) => headers[header] === undefined)
  );
}

/**
 * Registers the pages below /dev where they are switched on, and only for this machine, because the mailbox shows
 * everyone's codes. To all others they do not exist.
 */
export function registerDevPages(app: FastifyInstance, deps: DevPagesDeps): void {
  if (deps.hasDevPages) {
    void app.register((pages, _options, done) => {
      pages.addHook('onRequest', (request, reply, next) => {
        if (isFromThisMachine(request)) next();
        else void sendProblem(reply, { status: 404, code: 'UNKNOWN' });
      });
      registerDevClock(pages, deps);
      registerDevKit(pages, deps.clock);
      registerDevMailbox(pages, deps.mailbox);
      done();
    });
  }
  // Otherwise a browser would get the app's page there.
  app.all('/dev/*', (_request, reply) => sendProblem(reply, { status: 404, code: 'UNKNOWN' }));
}
