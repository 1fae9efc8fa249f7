import type { Kysely } from 'kysely';
import { prepare, type Slots } from '../db/prepare.ts';
import type { LimitTables } from './tables.ts';
import type { LimitStore } from './ports.ts';
import { windowOf } from './windows.ts';

const addCall = prepare(
  (db: Kysely<LimitTables>, { key, start, end }: Slots<{ key: string; start: number; end: number }>) =>
    db
      .insertInto('call_counts')
      .values({ count_key: key, window_start: start, window_end: end, calls: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['count_key', 'window_start'])
          .doUpdateSet((eb) => ({ calls: eb('call_counts.calls', '+', 1) })),
      )
      .returning('calls'),
);

/** Counters in the database: one statement per call, so that two servers never read the same count. */
export function makeKyselyLimitStore(db: Kysely<LimitTables>): LimitStore {
  return {
    count: async (key, windowMs, now) => {
      const { start, end } = windowOf(now, windowMs);
      const { rows } = await addCall(db, { key, start, end });
      const [count] = rows;
      if (count === undefined) throw new Error('A call was not counted.');
      return count.calls;
    },
    sweep: async (now) => {
      await db.deleteFrom('call_counts').where('window_end', '<=', now).execute();
    },
  };
}
