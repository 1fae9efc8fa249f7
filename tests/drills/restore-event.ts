import { join } from 'node:path';
import { findOwner } from '../support/postgres-binaries.ts';
import { query, waitUntilUp } from '../support/postgres.ts';
import { keyFileIn } from '../support/real-server.ts';
import { makeAppServer } from './app-servers.ts';
import { breakArchive, timed, untilValue } from './archive.ts';
import type { Stage } from './drill.ts';
import { makeFolder, signalAll, startProgram } from './processes.ts';
import { countReports } from './stored-reports.ts';
import { HOST, superuserUrl, tlsOf, type Topology } from './topology.ts';

/** pgBackRest counts in whole seconds, and restores to instants after the end of a backup only. */
const SECONDS_AFTER_BACKUP = 2;

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
async function serveRestored({ folder, ports, passwords, servers }: Topology, own: string): Promise<void> {
  const [place] = servers;
  if (place === undefined) return;
  const server = makeAppServer(
    { ...place, folder: own, port: ports.restoredApp },
    {
      folder: own,
      databaseUrl: `postgres://clearline:${passwords.clearline}@${HOST}:${ports.restored}/clearline?${tlsOf({ folder })}`,
      env: { KEY_FILE: keyFileIn(join(folder, 'files')), REPORTER: 'none' },
    },
  );
  await server.start();
  await server.end('SIGINT');
}

/** What the restored database must have. */
interface Expected {
  /** The instant, as PostgreSQL writes it. */
  readonly instant: string;
  /** The tests that were acknowledged before. */
  readonly testIds: readonly string[];
}

/** Chooses an instant between two marks. */
async function markInstant({ site, primary, load, rate }: Stage): Promise<Expected> {
  const url = superuserUrl(site.topology, primary.postgresPort);
  await query(url, 'create table if not exists drill_marks (name text)');
  await query(url, `delete from drill_marks`);
  await query(url, `insert into drill_marks values ('before')`);
  const testIds = [...load.acknowledgedAt.keys()];
  const instant = String((await query(url, 'select clock_timestamp()::text as instant'))[0]?.instant);
  await load.more(rate);
  await query(url, `insert into drill_marks values ('after')`);
  return { instant, testIds };
}

async function checkRestored(url: string, { testIds }: Expected, { note }: Stage): Promise<void> {
  const stored = await countReports(url, testIds);
  const missing = testIds.filter((testId) => (stored.get(testId) ?? 0) === 0).length;
  const marks = (await query(url, 'select name from drill_marks')).map(({ name }) => String(name));
  note(`Of ${testIds.length} results acknowledged before the instant, ${missing} are missing. Marks: ${marks.join()}.`);
  if (missing > 0 || marks.join() !== 'before') throw new Error('The restored database is not that of the instant.');
}

/** Makes a backup under load, and restores it beside the cluster as it was at one instant. */
export async function restoreToInstant(stage: Stage): Promise<void> {
  const { site, primary, load, rate, note } = stage;
  const { topology, database } = site;
  await breakArchive(stage);
  const backup = await timed(() => database.backrest(primary, ['--type=full', 'backup']));
  await load.more(rate * SECONDS_AFTER_BACKUP);
  const expected = await markInstant(stage);
  const archived = await timed(() => database.backrest(primary, ['check']));

  const folder = makeFolder(join(topology.folder, `restored-${Math.round(performance.now())}`), findOwner());
  const data = makeFolder(join(folder, 'data'), findOwner());
  const until = ['--type=time', `--target=${expected.instant}`, '--target-action=promote'];
  const restored = await timed(() => database.backrest(primary, [`--pg1-path=${data}`, ...until, 'restore']));
  const url = superuserUrl(topology, topology.ports.restored);
  const replayed = await timed(async () => {
    startRestored(topology, data);
    await waitUntilUp(url);
    await untilValue(url, 'select pg_is_in_recovery()', false);
  });
  await checkRestored(url, expected, stage);
  const served = await timed(() => serveRestored(topology, join(folder, 'app')));
  signalAll(folder, 'SIGKILL');
  note(`Backup ${backup}, archive checked ${archived}, restored ${restored}, replayed ${replayed}, served ${served}.`);
}
