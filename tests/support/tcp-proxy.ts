import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What happens to the data that a client sends: they are passed on, the connection breaks before, or it breaks instead of the answer. */
export type Passage = 'pass' | 'breakBefore' | 'breakAfter';

/** A proxy between the servers and their database, with the faults of a network. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks all connections; new ones are accepted. */
  cut(): void;
  /** Connects new clients to another port. Breaks all connections. */
  pointTo(port: number): void;
  /** Passes nothing on, in any direction, and closes nothing. */
  freeze(): void;
  thaw(): void;
  /** Decides for each piece of data from a client. */
  decide(passage: (text: string) => Passage): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly target: Socket;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Starts a proxy to a port of this machine, on a free port or a given one. Answers are held back for `answerMs`. */
export async function startProxy(firstTarget: number, ownPort = 0, answerMs = 0): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let [target, isFrozen] = [firstTarget, false];
  let passageOf: (text: string) => Passage = () => 'pass';

  function destroy(pair: Pair): void {
    pairs.delete(pair);
    pair.client.destroy();
    pair.target.destroy();
  }

  function forward(pair: Pair): void {
    let isAnswerDropped = false;
    pair.client.on('data', (chunk) => {
      const passage = passageOf(chunk.toString('latin1'));
      if (passage === 'breakBefore') return destroy(pair);
      if (passage === 'breakAfter') isAnswerDropped = true;
      pair.target.write(chunk);
    });
    pair.target.on('data', (chunk) => {
      if (isAnswerDropped) destroy(pair);
      else if (answerMs === 0) pair.client.write(chunk);
      else setTimeout(() => pair.client.write(chunk), answerMs);
    });
  }

  const server = createServer((client) => {
    const pair: Pair = { client, target: connect(target, '127.0.0.1') };
    pairs.add(pair);
    for (const socket of [pair.client, pair.target]) {
      socket.setNoDelay();
      socket.on('error', () => undefined);
      socket.on('close', () => destroy(pair));
    }
    forward(pair);
    if (isFrozen) for (const socket of [pair.client, pair.target]) socket.pause();
  });
  const port = await listen(server, ownPort);
  const cut = () => [...pairs].forEach(destroy);
  const eachSocket = (act: (socket: Socket) => void) =>
    pairs.forEach((pair) => [pair.client, pair.target].forEach(act));
  return {
    port,
    cut,
    pointTo: (other) => {
      target = other;
      cut();
    },
    freeze: () => {
      isFrozen = true;
      eachSocket((socket) => socket.pause());
    },
    thaw: () => {
      isFrozen = false;
      eachSocket((socket) => socket.resume());
    },
    decide: (passage) => {
      passageOf = passage;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** A database address that leads through a proxy. */
export function throughProxy(databaseUrl: string, { port }: Pick<TcpProxy, 'port'>): string {
  return Object.assign(new URL(databaseUrl), { port: String(port) }).href;
}
