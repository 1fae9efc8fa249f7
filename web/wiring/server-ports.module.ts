import { makeHttpApis } from '../../adapters/http/http-apis.ts';
import { makeStoredAttempts } from '../../adapters/http/refresh-attempts.ts';
import { makeWebLocksWithLock } from '../../adapters/locks/web-locks-with-lock.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import type { Storage } from '../../core/ports/storage.ts';

/** The server's HTTP APIs behind a base URL. Tabs coordinate the renewal of access through shared storage. */
export function makeServerPorts(baseUrl: string, storage: Storage): ServerPorts {
  const withLock = makeWebLocksWithLock();
  return makeHttpApis({
    baseUrl,
    withLock: (work) => withLock('refresh', work),
    attempts: makeStoredAttempts(storage),
  });
}
