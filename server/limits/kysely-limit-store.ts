import { sql, type Kysely } from 'kysely';
import { deleteInBatches } from '../db/in-batches.ts';
import { prepare, prepareLater, type Slots } from '../db/prepare.ts';
import { retryUnless } from '../db/row-locks.ts';
import type { LimitTables } from './tables.ts';
import type { LimitStore } from './ports.ts';
import { windowOf } from './windows.ts';

interface Counted {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const addCall = prepare((db: Kysely<LimitTables>, { key, start, end }: Slots<Counted>) =>
  db
    .insertInto('call_counts')
    .values({ count_key: key, window_start: start, window_end: end, calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(['count_key', 'window_start']).doUpdateSet((eb) => ({ calls: eb('call_counts.calls', '+', 1) })),
    )
    .returning('calls'),
);

const selectCalls = prepare((db: Kysely<LimitTables>, { key, start }: Slots<Omit<Counted, 'end'>>) =>
  db.selectFrom('call_counts').select('calls').where('count_key', '=', key).where('window_start', '=', start),
);

interface CountedAtMost extends Counted {
  readonly atMost: number;
}

const addAtMost = prepareLater((db: Kysely<LimitTables>, { key, start, end, atMost }: Slots<CountedAtMost>) =>
  db
    .insertInto('call_counts')
    .values({ count_key: key, window_start: start, window_end: end, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['count_key', 'window_start'])
        .doUpdateSet((eb) => ({ calls: eb('call_counts.calls', '+', 1) }))
        .where((eb) => retryUnless(db, eb('call_counts.calls', '<', atMost))),
    ),
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
      const key = ['count_key', 'window_start'];
      await deleteInBatches(db, { table: 'call_counts', key, where: sql`window_end <= ${now}` });
    },
  };
}

/** Amounts in the database, in the transaction it is given. */
export function makeKyselyAmountStore(db: Kysely<LimitTables>) {
  return {
    /** The count of the window that contains `now`. */
    read: async (key: string, windowMs: number, now: number): Promise<number> => {
      const { rows } = await selectCalls(db, { key, start: windowOf(now, windowMs).start });
      return rows[0]?.calls ?? 0;
    },
    /**
     * Increments the count with the transaction. It runs again if other transactions have counted so much since it read the count that it
     * would exceed `atMost`, which is at least 1.
     */
    add: (key: string, windowMs: number, now: number, atMost: number) =>
      addAtMost(db, { key, ...windowOf(now, windowMs), atMost }),
  };
}

export type AmountStore = ReturnType<typeof makeKyselyAmountStore>;
