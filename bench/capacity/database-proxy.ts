import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What has passed between servers and their database. */
export interface Traffic {
  /** How often a server sent something after an answer, and so waited for the network. */
  readonly roundTrips: number;
  readonly bytes: number;
}

/** A proxy in front of PostgreSQL that counts its traffic. */
export interface DatabaseProxy {
  readonly port: number;
  read(): Traffic;
  close(): void;
}

/** Starts such a proxy in front of a port of this machine. */
export async function startDatabaseProxy(targetPort: number): Promise<DatabaseProxy> {
  let [roundTrips, bytes] = [0, 0];
  const sockets = new Set<Socket>();

  function pair(client: Socket): void {
    const target = connect(targetPort, '127.0.0.1');
    let isAnswered = true;
    client.on('data', (chunk) => {
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
      bytes += chunk.length;
      target.write(chunk);
    });
    target.on('data', (chunk) => {
      isAnswered = true;
      bytes += chunk.length;
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay();
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }

  const server = createServer(pair);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    read: () => ({ roundTrips, bytes }),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
