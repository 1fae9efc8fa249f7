import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findOwner } from '../support/postgres-binaries.ts';
import { query, waitUntilUp } from '../support/postgres.ts';
import { keyFileIn } from '../support/real-server.ts';
import { makeAppServer } from './app-servers.ts';
import type { Stage } from './drill.ts';
import { makeFolder, startProgram } from './processes.ts';
import { countReports } from './stored-reports.ts';
import { HOST, superuserUrl, type Topology } from './topology.ts';

const POLL_MS = 100;
/** PostgreSQL tries to archive a file again after a minute. */
const ARCHIVE_MS = 120_000;

/** The statement of docs/high-availability.md by which archiving is watched. */
export const ARCHIVE_WATCH = `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails from pg_stat_archiver`;

async function timed(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

async function untilRow(url: string, sql: string, wanted: unknown): Promise<void> {
  const deadline = performance.now() + ARCHIVE_MS;
  while (Object.values((await query(url, sql))[0] ?? {})[0] !== wanted) {
    if (performance.now() > deadline) throw new Error(`This did not become ${String(wanted)}: ${sql}`);
    await pause(POLL_MS);
  }
}

/** Takes the folder of the backups away, and gives it back once the watch has noticed. */
async function breakArchive({ site, primary, note }: Stage): Promise<void> {
  const url = superuserUrl(site.topology, primary.postgresPort);
  const folder = join(site.topology.folder, 'backups');
  renameSync(folder, `${folder}-away`);
  const noticed = await timed(async () => {
    await query(url, 'select pg_switch_wal()');
    await untilRow(url, ARCHIVE_WATCH, true);
  });
  renameSync(`${folder}-away`, folder);
  const mended = await timed(() => untilRow(url, ARCHIVE_WATCH, false));
  note(`Archive: a failure shows after ${noticed}; archiving goes on ${mended} after its cause is removed.`);
}

function startRestored({ folder, bin, ports }: Topology, data: string): void {
  const settings = [
    `port=${ports.restored}`,
    `listen_addresses=${HOST}`,
    `unix_socket_directories=${join(folder, 'sockets')}`,
    'archive_mode=off',
    'synchronous_standby_names=',
    // As on the nodes, where Patroni gives them on the command line; recovery needs at least as many.
    'max_connections=100',
    'wal_level=replica',
    'hot_standby=on',
  ];
  startProgram({
    command: join(bin, 'postgres'),
    args: ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    folder: data,
    log: join(folder, 'logs', 'restored.log'),
    owner: findOwner(),
  });
}

/** Starts a Clearline server on the restored database, and waits until it is ready. */
async function serveRestored({ folder, ports, passwords, servers }: Topology): Promise<void> {
  const [place] = servers;
  if (place === undefined) return;
  const server = makeAppServer(
    { ...place, folder: join(folder, 'restored-app'), port: ports.restoredApp },
    {
      folder: join(folder, 'restored-app'),
      databaseUrl: `postgres://clearline:${passwords.clearline}@${HOST}:${ports.restored}/clearline`,
      env: { KEY_FILE: keyFileIn(join(folder, 'files')), REPORTER: 'none' },
    },
  );
  await server.start();
  await server.end('SIGINT');
}

/** Makes a backup under load, and restores it beside the cluster as it was at one instant. */
export async function restoreToInstant(stage: Stage): Promise<void> {
  const { site, primary, load, rate, note } = stage;
  const { topology, database } = site;
  const url = superuserUrl(topology, primary.postgresPort);
  await breakArchive(stage);
  const backup = await timed(() => database.backrest(primary, ['--type=full', 'backup']));
  await query(url, 'create table if not exists drill_marks (name text)');
  await query(url, `truncate drill_marks`);
  const expected = [...load.acknowledgedAt.keys()];
  await query(url, `insert into drill_marks values ('before')`);
  const target = String((await query(url, 'select clock_timestamp()::text as instant'))[0]?.instant);
  await load.more(rate);
  await query(url, `insert into drill_marks values ('after')`);
  const archived = await timed(() => database.backrest(primary, ['check']));
  const folder = makeFolder(join(topology.folder, `restored-${Math.round(performance.now())}`), findOwner());
  const data = join(folder, 'data');
  makeFolder(data, findOwner());
  const until = ['--type=time', `--target=${target}`, '--target-action=promote'];
  const restored = await timed(() => database.backrest(primary, [`--pg1-path=${data}`, ...until, 'restore']));
  const restoredUrl = superuserUrl(topology, topology.ports.restored);
  const replayed = await timed(async () => {
    startRestored(topology, data);
    await waitUntilUp(restoredUrl);
    await untilRow(restoredUrl, 'select pg_is_in_recovery()', false);
  });
  const stored = await countReports(restoredUrl, expected);
  const lost = expected.filter((testId) => (stored.get(testId) ?? 0) === 0).length;
  const marks = (await query(restoredUrl, 'select name from drill_marks')).map(({ name }) => String(name));
  const served = await timed(() => serveRestored(topology));
  note(`Backup ${backup}, archive checked ${archived}, restored ${restored}, replayed ${replayed}, served ${served}.`);
  note(
    `Of ${expected.length} results acknowledged before the instant, ${lost} are missing; later rows: ${marks.length - 1}.`,
  );
  if (lost > 0 || marks.join() !== 'before') throw new Error('The restored database is not that of the instant.');
}
