import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { codeOf, DatabaseUnavailable, type UnavailableReason } from './database-unavailable.ts';

/** The reasons behind PostgreSQL's SQLSTATE codes; any other code is a mistake in a statement. */
const REASONS: readonly (readonly [RegExp, UnavailableReason])[] = [
  [/^57014$|^55P03$/, 'slow'],
  [/^(08|57P|25P0[34])/, 'lost'],
  [/^25006$/, 'readOnly'],
  [/^53100$/, 'full'],
  [/^53/, 'busy'],
  [/^XX00[12]$/, 'damaged'],
  [/^58/, 'diskError'],
];

const READ_TIMEOUT = 'Query read timeout';

/** The reason for a failed statement; null if the statement or its values are wrong. */
function reasonOf(error: unknown): UnavailableReason | null {
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) return null;
  if (!(error instanceof pg.DatabaseError)) return error.message === READ_TIMEOUT ? 'slow' : 'lost';
  return REASONS.find(([pattern]) => pattern.test(error.code ?? ''))?.[1] ?? null;
}

/** Whether a connection can no longer be used after a failure: it broke, still waits for an answer, or leads to a standby. */
function isSpent(error: unknown, reason: UnavailableReason): boolean {
  return reason === 'lost' || reason === 'readOnly' || !(error instanceof pg.DatabaseError);
}

interface Guarded {
  readonly client: PostgresPoolClient;
  /** Forgets the history of the connection's previous user. */
  readonly renew: () => void;
}

function guard(client: PostgresPoolClient, onDamage: () => void): Guarded {
  let failure: DatabaseUnavailable | null = null;
  let isUncommitted = false;
  const query = async (text: string, values: readonly unknown[] = []): Promise<unknown> => {
    // The first failure explains the later ones, such as that of the rollback on a broken connection.
    if (failure !== null) throw failure;
    if (text === 'begin') isUncommitted = true;
    if (text === 'commit') isUncommitted = false;
    try {
      return await client.query(text, values);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      if (reason === 'damaged') onDamage();
      const isOutcomeUnknown = !isUncommitted && reason !== 'readOnly' && isSpent(error, reason);
      const unavailable = new DatabaseUnavailable(reason, { code: codeOf(error), isOutcomeUnknown });
      // Several statements may be under way.
      if (isSpent(error, reason)) failure ??= unavailable;
      throw unavailable;
    }
  };
  return {
    client: {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy === true || failure !== null),
    },
    renew: () => {
      failure = null;
      isUncommitted = false;
    },
  };
}

export interface GuardOptions {
  /** A statement that each new connection runs first. */
  readonly setUp: string;
  /** Called when the server reports damaged data. */
  readonly onDamage: () => void;
}

/**
 * A pool whose failures say whether the database is away, and whether a transaction may have been committed. A connection that can no
 * longer be used is closed when it is released.
 */
export function guardPool(pool: PostgresPool, { setUp, onDamage }: GuardOptions): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, Guarded>();
  const connect = async (): Promise<Guarded> => {
    const client = await pool.connect();
    const before = known.get(client);
    if (before !== undefined) return before;
    try {
      await client.query(setUp, []);
    } catch (error) {
      client.release(true);
      throw error;
    }
    const guarded = guard(client, onDamage);
    known.set(client, guarded);
    return guarded;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      try {
        const guarded = await connect();
        guarded.renew();
        return guarded.client;
      } catch (error) {
        throw new DatabaseUnavailable('unreachable', { code: codeOf(error) });
      }
    },
  };
}
