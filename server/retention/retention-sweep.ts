import { RETENTION_ROWS, type RetentionDays, type RetentionRow } from '../../core/domain/retention.ts';
import type { Sweep } from '../jobs/sweeper.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what is older than `before`, and returns how much there was. Both instants in epoch milliseconds. */
export type DeleteOld = (before: number, now: number) => Promise<number>;

export interface RetentionDeps {
  readonly days: RetentionDays;
  readonly deleteOld: Readonly<Record<RetentionRow, DeleteOld>>;
  /** Overwrites what the database still holds of deleted rows. */
  readonly scrub: () => Promise<void>;
}

/** Enforces the table of retention periods once a day: deletes what is older, then what is left of it in the files of the database. */
export function makeRetentionSweep({ days, deleteOld, scrub }: RetentionDeps): Sweep {
  let dueAt = -Infinity;
  return async (now) => {
    // The clock may have been set back.
    if (now < dueAt && dueAt - now <= DAY_MS) return;
    let deleted = 0;
    for (const row of RETENTION_ROWS) deleted += await deleteOld[row](now - days[row] * DAY_MS, now);
    if (deleted > 0) await scrub();
    dueAt = now + DAY_MS;
  };
}
