import 'reflect-metadata';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import { API_ROUTES } from '../../core/api/routes.ts';
import type { KeyRing } from '../../server/keys/key-ring.ts';
import { composeServer } from '../../server/wiring/composition-root.ts';
import { readConfig } from '../../server/config.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { makeApp } from '../../server/http/app.ts';
import { HTTP_TOKENS } from '../../server/wiring/http-tokens.ts';
import type { Place } from './place.ts';
import { generalize, valuesOf, type Statement } from './statements.ts';
import type { Task } from './supply.ts';

/** Connects to a server's database and logs every statement. */
function connectLogging(place: Place, log: (event: LogEvent) => void): Kysely<Tables> {
  const dialect =
    place.databaseUrl === null
      ? new SqliteDialect({ database: new BetterSqlite(join(place.dataDir, 'clearline.sqlite')) })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: place.databaseUrl, pipeline: true }) });
  return new Kysely<Tables>({ dialect, log });
}

/**
 * Records the statements of a create-result call in order, as the server executes them. The first of the two calls is not recorded,
 * because the server prepares its statements during it.
 */
export async function recordStatements(
  place: Place,
  keys: KeyRing,
  [first, second]: readonly Task[],
): Promise<readonly Statement[]> {
  if (first === undefined || second === undefined) throw new Error('Two calls are needed.');
  const config = readConfig({ DATA_DIR: place.dataDir, WEB_DIR: place.dataDir, LOG_LEVEL: 'silent' });
  if (!config.ok) throw new Error(config.error);
  const recorded: Statement[] = [];
  const db = connectLogging(place, ({ query }) => {
    recorded.push({ sql: query.sql, parameters: query.parameters.map((one) => generalize(one, valuesOf(second))) });
  });
  const app = makeApp(
    composeServer(config.value, { db, unwaited: db, isDamaged: () => false, pools: () => [] }, keys).get(
      HTTP_TOKENS.appDeps,
    ),
  );
  try {
    for (const { person, body } of [first, second]) {
      recorded.length = 0;
      const headers = { authorization: `Bearer ${person.accessToken}` };
      const { method, path: url } = API_ROUTES.createResult;
      const answer = await app.inject({ method, url, headers, payload: body, remoteAddress: person.address });
      if (answer.statusCode !== 200) throw new Error(`The recorded call was answered with ${answer.statusCode}.`);
    }
    return [...recorded];
  } finally {
    await app.close();
    await db.destroy();
  }
}
