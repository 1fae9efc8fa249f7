import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../support/postgres.ts';
import type { Stage } from './drill.ts';
import { superuserUrl } from './topology.ts';

const POLL_MS = 100;
/** PostgreSQL tries to archive a file again after a minute. */
const PATIENCE_MS = 120_000;

/** The statement of docs/high-availability.md by which archiving is watched. */
export const ARCHIVE_WATCH = `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails from pg_stat_archiver`;

/** How long some work took, such as `1.2 s`. */
export async function timed(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Waits until the only value that a statement returns is the wanted one. */
export async function untilValue(url: string, sql: string, wanted: unknown): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (Object.values((await query(url, sql))[0] ?? {})[0] !== wanted) {
    if (performance.now() > deadline) throw new Error(`This did not become ${String(wanted)}: ${sql}`);
    await pause(POLL_MS);
  }
}

/** Takes the folder of the backups away, and gives it back once the watch has noticed. */
export async function breakArchive({ site, primary, note }: Stage): Promise<void> {
  const url = superuserUrl(site.topology, primary.postgresPort);
  const folder = join(site.topology.folder, 'backups');
  // Also shows that it works: the nodes archive in vain until the stanza is created.
  await site.database.backrest(primary, ['check']);
  await untilValue(url, ARCHIVE_WATCH, false);
  renameSync(folder, `${folder}-away`);
  const noticed = await timed(async () => {
    await query(url, 'select pg_switch_wal()');
    await untilValue(url, ARCHIVE_WATCH, true);
  });
  renameSync(`${folder}-away`, folder);
  const resumed = await timed(() => untilValue(url, ARCHIVE_WATCH, false));
  note(`Archive: a failure shows after ${noticed}; archiving goes on ${resumed} after its cause is removed.`);
}
