import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from '../connection-config.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { ConnectionEnd } from '../metrics/ports.ts';

export interface ConnectionLimitDeps {
  readonly limits: ConnectionLimits;
  readonly countEnd: (reason: ConnectionEnd) => void;
}

/** Requests that one connection may send before the first of them is answered. Browsers send one; a proxy may send a few. */
const MOST_PIPELINED = 10;

/** Closes new connections above the limits, in all and per network address. */
function limitConnections(app: FastifyInstance, { limits, countEnd }: ConnectionLimitDeps): void {
  const perAddress = new Map<string, number>();
  let all = 0;
  const add = (address: string, change: number) => {
    all += change;
    const connections = (perAddress.get(address) ?? 0) + change;
    if (connections > 0) perAddress.set(address, connections);
    else perAddress.delete(address);
  };
  app.server.prependListener('connection', (socket: Socket) => {
    const address = addressGroup(socket.remoteAddress ?? '');
    const isTooMany = all >= limits.most;
    if (isTooMany || (perAddress.get(address) ?? 0) >= (limits.mostPerAddress ?? Infinity)) {
      countEnd(isTooMany ? 'tooMany' : 'tooManyFromAddress');
      socket.destroy();
      return;
    }
    add(address, 1);
    socket.once('close', () => add(address, -1));
  });
}

/**
 * Handles one request of a connection at a time, and the next when the client has taken the response, so that a client that does not
 * read keeps one response in memory and not hundreds. Connections with more waiting requests than any browser has are closed.
 */
function limitPipelining(app: FastifyInstance, countEnd: ConnectionLimitDeps['countEnd']): void {
  const waiting = new WeakMap<Socket, { readonly raw: IncomingMessage; readonly next: () => void }[]>();
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    const { socket } = raw;
    // The rest of what was received with a request that closed the connection.
    if (socket.destroyed) return;
    const requests = waiting.get(socket) ?? [];
    if (requests.length >= MOST_PIPELINED) {
      countEnd('pipelining');
      socket.destroy();
      return;
    }
    waiting.set(socket, requests);
    requests.push({ raw, next });
    if (requests.length === 1) next();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    const requests = waiting.get(raw.socket) ?? [];
    const [handled, following] = requests;
    // A path that cannot be decoded is answered without the hook above.
    if (handled?.raw === raw) {
      requests.shift();
      following?.next();
    }
    done();
  });
}

/** Closes connections on which nothing was received and nothing could be sent for a while. */
function limitSilence(app: FastifyInstance, { limits: { silenceMs }, countEnd }: ConnectionLimitDeps): void {
  app.server.setTimeout(silenceMs, (socket: Socket) => {
    if (socket.writableLength > 0) countEnd('unread');
    socket.destroy();
  });
}

/** Bounds what clients can make the server keep in memory by holding connections. Must be registered before all other hooks. */
export function registerConnectionLimits(app: FastifyInstance, deps: ConnectionLimitDeps): void {
  limitConnections(app, deps);
  limitPipelining(app, deps.countEnd);
  limitSilence(app, deps);
}
