import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './drill.ts';
import { switchOver } from './patroni-api.ts';

const FREEZE_MS = 60_000;
const CUTS = 5;
const BETWEEN_CUTS_MS = 1000;
/** How long the database cannot be reached at all. */
export const AWAY_SECONDS = 5;
/** A node returns when people have been served by its successor for so many seconds. */
const SERVED_SECONDS = 3;

export async function switchOverPrimary(stage: Stage): Promise<void> {
  await switchOver(stage.site.topology, stage);
}

export function killDatabase({ site, primary }: Stage): Promise<void> {
  site.database.killDatabase(primary);
  return Promise.resolve();
}

export async function killNode({ site, primary, load, rate }: Stage): Promise<void> {
  site.database.signalNode(primary, 'SIGKILL');
  await load.more(rate * SERVED_SECONDS);
  site.database.startNode(primary);
}

export async function freezeNode({ site, primary }: Stage): Promise<void> {
  site.database.signalNode(primary, 'SIGSTOP');
  await pause(FREEZE_MS);
  site.database.signalNode(primary, 'SIGCONT');
}

export async function cutConnections({ site }: Stage): Promise<void> {
  const closeAll = site.topology.nodes.map(({ name }) => `shutdown sessions server postgres/${name}`).join(';');
  for (let cut = 0; cut < CUTS; cut += 1) {
    await site.database.balancer(closeAll);
    await pause(BETWEEN_CUTS_MS);
  }
  await site.database.balancer(`disable frontend postgres;${closeAll}`);
  await pause(AWAY_SECONDS * 1000);
  await site.database.balancer('enable frontend postgres');
}
