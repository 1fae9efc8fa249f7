import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { WATCHED_STATES } from '../jobs/kysely-job-figures.ts';
import { QUEUE_NAMES } from '../jobs/queue-names.ts';
import { REPORT_STATES } from '../report-delivery/report-state.ts';
import type { Instruments } from './instruments.ts';
import type { Figures } from './ports.ts';

const SECOND_MS = 1000;

/** Empty series are set to zero, because an alert on a missing series would never fire. */
async function refreshJobs(
  { clearline_jobs: length, clearline_job_oldest_waiting_seconds: age }: Instruments,
  { jobs, now }: Figures,
): Promise<void> {
  const [figures, present] = [await jobs(), now()];
  for (const queue of QUEUE_NAMES) {
    for (const state of WATCHED_STATES) length.set({ queue, state }, 0);
    age.set({ queue }, 0);
  }
  for (const { queueName: queue, state, jobs: count, oldestPostedAt } of figures) {
    length.set({ queue, state }, count);
    if (state === 'waiting') age.set({ queue }, Math.max(0, present - oldestPostedAt) / SECOND_MS);
  }
}

async function refreshReports({ clearline_reports: gauge }: Instruments, { reports }: Figures): Promise<void> {
  const counts = await reports();
  for (const state of REPORT_STATES) gauge.set({ state }, counts[state]);
}

async function refreshArchive(
  { clearline_wal_archive_failures: failures, clearline_wal_archive_age_seconds: age }: Instruments,
  { walArchive }: Figures,
): Promise<void> {
  const archive = await walArchive();
  if (archive === null) return;
  failures.set(archive.failures);
  age.set(archive.ageSeconds);
}

/** What was read earlier says nothing about a database that is away. */
function forget(all: Instruments): void {
  all.clearline_jobs.reset();
  all.clearline_job_oldest_waiting_seconds.reset();
  all.clearline_reports.reset();
  all.clearline_wal_archive_failures.remove();
  all.clearline_wal_archive_age_seconds.remove();
}

/** Reads the gauges of the database. While it is away, they are missing. */
export async function refreshFromDatabase(all: Instruments, figures: Figures): Promise<void> {
  try {
    await refreshJobs(all, figures);
    await refreshReports(all, figures);
    await refreshArchive(all, figures);
    all.clearline_database_up.set(1);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    forget(all);
    all.clearline_database_up.set(0);
  }
}
