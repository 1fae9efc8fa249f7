import {
  AWAY_SECONDS,
  cutConnections,
  freezeNode,
  killDatabase,
  killNode,
  switchOverPrimary,
} from './database-events.ts';
import type { Drill } from './drill.ts';
import { restoreToInstant } from './restore-event.ts';
import { killServer, restartInTurn, upgradeInTurn } from './server-events.ts';

/** After a planned switchover, and after cuts, people are served again in less. */
const SHORT_SECONDS = 6;
/** A dead primary is noticed after ttl + loop_wait of `deploy/ha/patroni.yml`, 23 seconds at most. */
const DEAD_NODE_SECONDS = 25;
/** Nothing is away; the machine may be busy. */
const UNNOTICED_SECONDS = 3;

/** All drills. Help and documentation are made from this table, or compared with it. */
export const DRILLS: Readonly<Record<string, Drill>> = {
  switchover: {
    summary: 'Patroni makes the synchronous standby the primary, as for maintenance',
    help: 'A planned switchover through the API of Patroni.',
    limitSeconds: SHORT_SECONDS,
    mayFailCalls: true,
    happen: switchOverPrimary,
  },
  'kill-database': {
    summary: 'SIGKILL of PostgreSQL on the primary node',
    help: 'Patroni stays alive, and starts PostgreSQL again or lets the standby take over.',
    limitSeconds: DEAD_NODE_SECONDS,
    mayFailCalls: true,
    happen: killDatabase,
  },
  'kill-node': {
    summary: 'SIGKILL of Patroni and PostgreSQL on the primary node, which returns later',
    help: 'As when a machine loses power. The standby takes over when the lease of the primary has run out.',
    limitSeconds: DEAD_NODE_SECONDS,
    mayFailCalls: true,
    happen: killNode,
  },
  'freeze-node': {
    summary: 'SIGSTOP of Patroni and PostgreSQL on the primary node for 60 s, then SIGCONT',
    help: 'As when a virtual machine is paused or moved. The node wakes with a lease that has run out, and believes that it is the primary.',
    limitSeconds: DEAD_NODE_SECONDS,
    mayFailCalls: true,
    happen: freezeNode,
  },
  cut: {
    summary: `five times all connections to the database are closed; then it cannot be reached for ${AWAY_SECONDS} s`,
    help: 'HAProxy closes the connections, and then takes no new ones. No node changes its role.',
    limitSeconds: AWAY_SECONDS + SHORT_SECONDS,
    mayFailCalls: true,
    happen: cutConnections,
  },
  'kill-server': {
    summary: 'SIGKILL of one of two Clearline servers, which is started again later',
    help: 'Calls in progress on it fail, and are repeated on the other one.',
    limitSeconds: UNNOTICED_SECONDS,
    mayFailCalls: true,
    happen: killServer,
  },
  'rolling-restart': {
    summary: 'SIGTERM and a new start of each Clearline server in turn; no call may fail',
    help: 'The steps of docs/rolling-upgrade.md, with the same release.',
    limitSeconds: UNNOTICED_SECONDS,
    mayFailCalls: false,
    happen: restartInTurn,
  },
  upgrade: {
    summary: 'each server in turn from an earlier release to this one; no call may fail',
    help: 'The steps of docs/rolling-upgrade.md. Needs --from with the folder of the earlier release, installed and built. Both servers serve the assets of both releases throughout. If this release has a migration of its own, servers of both share the new schema, and one of the earlier release must not start on it; otherwise the upgrade is taken back and repeated.',
    limitSeconds: UNNOTICED_SECONDS,
    mayFailCalls: false,
    happen: upgradeInTurn,
  },
  restore: {
    summary: 'a backup, and its restore to an instant beside the cluster; a broken archive is noticed',
    help: 'pgBackRest works under load. What was acknowledged before the instant is there, what came later is not, and a Clearline server serves it.',
    limitSeconds: UNNOTICED_SECONDS,
    mayFailCalls: false,
    happen: restoreToInstant,
  },
};
