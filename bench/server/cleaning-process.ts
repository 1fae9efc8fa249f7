/** A whole server on the embedded database, which cleans it on order, as it does every day, but for rewriting the file. */
import 'reflect-metadata';
import { connectSqlite } from '../../server/db/connect.ts';
import { makeApp } from '../../server/http/app.ts';
import { readConfig } from '../../server/config.ts';
import { loadKeys } from '../../server/keys/load-keys.ts';
import { makeKeyRing } from '../../server/keys/key-ring.ts';
import { DELETE_OLDER } from '../../server/retention/kysely-retention.ts';
import { composeServer } from '../../server/wiring/composition-root.ts';
import { appDeps } from '../../server/wiring/http-parts.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { answerOrders } from '../../tests/support/child-process.ts';
import { keyFileIn } from '../../tests/support/real-server.ts';

const MONTH_MS = 30 * 24 * 60 * 60_000;

export type CleaningOrder = { readonly dataDir: string } | 'clean';

let clean: () => Promise<number> = () => Promise.resolve(0);

async function start(dataDir: string): Promise<string> {
  const config = readConfig({
    DATA_DIR: dataDir,
    KEY_FILE: keyFileIn(dataDir),
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
  });
  if (!config.ok) throw new Error(config.error);
  const connected = connectSqlite<Tables>(dataDir);
  const keys = await loadKeys(connected.db, config.value.keySource, Date.now());
  if (!keys.ok) throw new Error(keys.error);
  const container = composeServer(
    config.value,
    connected,
    makeKeyRing(keys.value, () => Date.now()),
  );
  clean = async () => {
    let deleted = 0;
    const now = Date.now();
    for (const deleteOlder of Object.values(DELETE_OLDER))
      deleted += await deleteOlder(connected.db, now - MONTH_MS, now);
    return deleted;
  };
  return makeApp(container.get(appDeps)).listen({ host: '127.0.0.1', port: 0 });
}

answerOrders((order: CleaningOrder) => (order === 'clean' ? clean() : start(order.dataDir)));
