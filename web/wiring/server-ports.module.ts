import { makeHttpApis, type HttpApis } from '../../adapters/http/http-apis.ts';
import { makeStoredAttempts } from '../../adapters/http/refresh-attempts.ts';
import { makeWebLocksWithLock } from '../../adapters/locks/web-locks-with-lock.ts';
import type { Storage } from '../../core/ports/storage.ts';

/** The server behind a base URL. What its tabs must share about renewing access, they share. */
export function makeServerPorts(baseUrl: string, storage: Storage): HttpApis {
  const withLock = makeWebLocksWithLock();
  return makeHttpApis({
    baseUrl,
    withLock: (work) => withLock('refresh', work),
    attempts: makeStoredAttempts(storage),
  });
}
