import { RETENTION_ROWS, type RetentionDays, type RetentionRow } from '../../core/domain/retention.ts';
import type { ScrubDeleted } from '../db/scrub-deleted.ts';
import type { Sweep } from '../jobs/sweeper.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what is older than `before`, and returns how much there was. Both instants in epoch milliseconds. */
export type DeleteOld = (before: number, now: number) => Promise<number>;

export interface RetentionDeps {
  readonly days: RetentionDays;
  readonly deleteOld: Readonly<Record<RetentionRow, DeleteOld>>;
  readonly scrub: ScrubDeleted;
}

/**
 * Enforces the table of retention periods once a day: deletes what is older, then what is left of it in the files of the database, also
 * after an erasure. A row that fails does not stop the others; the sweep is repeated until everything has worked once.
 */
export function makeRetentionSweep({ days, deleteOld, scrub }: RetentionDeps): Sweep {
  let dueAt = -Infinity;
  return async (now, log) => {
    // The clock may have been set back.
    if (now < dueAt && dueAt - now <= DAY_MS) return;
    const failures: unknown[] = [];
    for (const row of RETENTION_ROWS) {
      await deleteOld[row](now - days[row] * DAY_MS, now).catch((error: unknown) => failures.push(error));
    }
    const isScrubbed = await scrub(now);
    if (!isScrubbed) log.warn({}, 'Deleted data stay in the database while another program reads it');
    if (failures.length > 0) throw failures[0];
    if (isScrubbed) dueAt = now + DAY_MS;
  };
}
