import { makeHttpApis, type HttpApis } from '../../adapters/http/http-apis.ts';
import { makeStoredAttempts } from '../../adapters/http/refresh-attempts.ts';
import { makeWebLocksRunAlone } from '../../adapters/locks/web-locks-run-alone.ts';
import type { Storage } from '../../core/ports/storage.ts';

/** The server behind a base URL. What its tabs must share about renewing access, they share. */
export function makeServerPorts(baseUrl: string, storage: Storage): HttpApis {
  const runAlone = makeWebLocksRunAlone();
  return makeHttpApis({
    baseUrl,
    runAlone: (work) => runAlone('refresh', work),
    attempts: makeStoredAttempts(storage),
  });
}
