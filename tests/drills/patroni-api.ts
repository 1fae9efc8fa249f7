import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './certificate.ts';
import { HOST, type NodePlace, type Topology } from './topology.ts';

/** What Patroni says about its own node; `replication` is that of the nodes that follow it. */
interface NodeState {
  readonly state: string;
  readonly role: string;
  readonly replication?: readonly {
    readonly application_name: string;
    readonly state: string;
    readonly sync_state: string;
  }[];
}

const ANSWER_MS = 2000;
const POLL_MS = 200;
const [OK, UNAUTHORIZED] = [200, 401];
/** Also a node that copies the whole database is part of the cluster again by then. */
const PATIENCE_MS = 180_000;

async function stateOf(folder: string, { restPort }: NodePlace): Promise<NodeState | null> {
  try {
    const { said } = await ask(folder, `https://${HOST}:${restPort}/patroni`, { patienceMs: ANSWER_MS });
    return JSON.parse(said) as NodeState;
  } catch {
    return null;
  }
}

/** Patroni before version 4 says master. */
const PRIMARY_ROLES = ['primary', 'master'];

/** Who is what. */
export interface Roles {
  readonly primary: NodePlace;
  /** The standby that has every acknowledged commit. */
  readonly synchronous: NodePlace;
}

/** The roles if every node does its part, otherwise null. */
async function readRoles({ folder, nodes }: Topology): Promise<Roles | null> {
  const states = await Promise.all(nodes.map(async (node) => ({ node, state: await stateOf(folder, node) })));
  if (states.some(({ state }) => state?.state !== 'running')) return null;
  const primaries = states.filter(({ state }) => PRIMARY_ROLES.includes(state?.role ?? ''));
  const [primary] = primaries;
  if (primary === undefined || primaries.length > 1) return null;
  const following = (primary.state?.replication ?? []).filter(({ state }) => state === 'streaming');
  const name = following.find((one) => one.sync_state === 'sync')?.application_name;
  const synchronous = nodes.find((node) => node.name === name);
  if (synchronous === undefined || following.length < nodes.length - 1) return null;
  return { primary: primary.node, synchronous };
}

/** Waits until one node is the primary and all others follow it, one of them synchronously. */
export async function untilWhole(topology: Topology): Promise<Roles> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const roles = await readRoles(topology);
    if (roles !== null) return roles;
    if (performance.now() > deadline) throw new Error('The nodes did not all work again in three minutes.');
    await pause(POLL_MS);
  }
}

/** A planned switchover to the synchronous standby. Patroni answers when it is done. */
export async function switchOver({ folder, passwords }: Topology, { primary, synchronous }: Roles): Promise<void> {
  const url = `https://${HOST}:${primary.restPort}/switchover`;
  const body = { leader: primary.name, candidate: synchronous.name };
  const call = { method: 'POST', body, patienceMs: PATIENCE_MS } as const;
  const stranger = await ask(folder, url, call);
  if (stranger.status !== UNAUTHORIZED) throw new Error(`Patroni let a stranger switch over (${stranger.status}).`);
  const { status, said } = await ask(folder, url, { ...call, auth: `patroni:${passwords.rest}` });
  if (status !== OK) throw new Error(`Patroni refused the switchover (${status}): ${said}`);
}
