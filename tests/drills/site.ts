import { join } from 'node:path';
import { removeLeftovers, makeRunFolder, type RunFolder } from './run-folder.ts';
import { makeAppServer, type AppServer } from './app-servers.ts';
import { startDatabaseCluster, type DatabaseCluster } from './database-cluster.ts';
import { makeFolder } from './processes.ts';
import { databaseUrlOf, HOST, makeTopology, type Choices, type Topology } from './topology.ts';

/** Two servers on a replicated database, behind a balancer. */
export interface Site {
  readonly topology: Topology;
  /** Where people reach the app. */
  readonly url: string;
  readonly database: DatabaseCluster;
  readonly servers: readonly AppServer[];
  /** The folder for the assets of other releases. */
  readonly otherAssets: string;
}

/** Starts everything, in the order in which an operator would, with a release of the servers. */
export async function startSite(folder: RunFolder, choices: Choices, release: string): Promise<Site> {
  const topology = await makeTopology(folder.path, choices);
  const database = await startDatabaseCluster(topology);
  const otherAssets = makeFolder(join(folder.path, 'other-assets'));
  const env = { OTHER_ASSETS_DIR: otherAssets };
  const shared = { folder: folder.path, databaseUrl: databaseUrlOf(topology), env };
  const servers = topology.servers.map((place) => makeAppServer(place, shared));
  // One after the other: the first one writes the keys of both.
  for (const server of servers) {
    server.useRelease(release);
    await server.start();
  }
  return { topology, url: `http://${HOST}:${topology.ports.app}`, database, servers, otherAssets };
}

/** Ends what runs that were killed have left, and makes a folder that ends with this process. */
export function prepareFolder(directory: string): RunFolder {
  removeLeftovers(directory);
  const folder = makeRunFolder(directory);
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ] as const) {
    process.once(signal, () => {
      folder.end(false);
      process.exit(128 + number);
    });
  }
  return folder;
}
