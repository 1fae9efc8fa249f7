import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EventLine } from './security-events.ts';
import type { TrailTables } from './tables.ts';

/** Leaves an event of a command for the next server that looks. */
export async function leaveEvent(db: Kysely<TrailTables>, line: EventLine, at: number): Promise<void> {
  await db
    .insertInto('operator_events')
    .values({ event_id: randomUUID(), at, line: JSON.stringify(line) })
    .execute();
}

/** Leaves events in a transaction, together with what they are about. */
export const makeOperatorEvents = (db: Kysely<TrailTables>) => ({
  leave: (line: EventLine, at: number) => leaveEvent(db, line, at),
});

/** Writes the events that commands have left, with the time of each, and removes them. Only one server writes each. */
export function takeEvents(db: Kysely<TrailTables>, write: (line: EventLine) => void): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction.deleteFrom('operator_events').returningAll().execute();
    for (const { at, line } of rows.toSorted((one, other) => one.at - other.at)) {
      write({ ...(JSON.parse(line) as EventLine), at: new Date(at).toISOString() });
    }
  });
}
