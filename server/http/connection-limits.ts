import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from '../connection-config.ts';
import { networksOf, type Network } from '../limits/networks.ts';
import type { ConnectionEnd } from '../metrics/ports.ts';

export interface ConnectionLimitDeps {
  readonly limits: ConnectionLimits;
  readonly countEnd: (reason: ConnectionEnd) => void;
}

/** Requests that one connection may send before the first of them is answered. Browsers send one; a proxy may send a few. */
const MOST_PIPELINED = 10;
/** Then a client connects anew, perhaps to a server with less work. */
const MOST_IN_ALL = 1000;

/** Closes new connections above the limits, in all and per network address. */
function limitConnections(app: FastifyInstance, { limits, countEnd }: ConnectionLimitDeps): void {
  const perNetwork = new Map<string, number>();
  let all = 0;
  const add = (networks: readonly Network[], change: number) => {
    all += change;
    for (const { name } of networks) {
      const connections = (perNetwork.get(name) ?? 0) + change;
      if (connections > 0) perNetwork.set(name, connections);
      else perNetwork.delete(name);
    }
  };
  const isFull = ({ name, factor }: Network) =>
    (perNetwork.get(name) ?? 0) >= (limits.mostPerAddress ?? Infinity) * factor;
  app.server.prependListener('connection', (socket: Socket) => {
    const networks = networksOf(socket.remoteAddress ?? '');
    const isTooMany = all >= limits.most;
    if (isTooMany || networks.some(isFull)) {
      countEnd(isTooMany ? 'tooMany' : 'tooManyFromAddress');
      socket.destroy();
      return;
    }
    add(networks, 1);
    socket.once('close', () => add(networks, -1));
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

/** Closes a connection with the answer to its last request. Node's own limit answers further ones itself, without our headers. */
function limitRequests(app: FastifyInstance): void {
  const handled = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw }, reply, next) => {
    const count = (handled.get(raw.socket) ?? 0) + 1;
    handled.set(raw.socket, count);
    if (count >= MOST_IN_ALL) void reply.header('connection', 'close');
    next();
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
  limitRequests(app);
  limitSilence(app, deps);
}
