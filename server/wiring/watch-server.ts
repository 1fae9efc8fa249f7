import type { Container } from 'inversify';
import { endLogins } from '../accounts/kysely-logins.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { markFileBeside, makeMarkFile } from '../keys/restore-mark.ts';
import { makeRestoreWatch } from '../keys/watch-restore.ts';
import { takeEvents } from '../trail/operator-events.ts';
import { kindOf, type WorkerLog } from '../jobs/handle-job.ts';
import * as base from './base-parts.ts';

/** How often a server looks at its keys, at the mark of its database and for events of commands. */
export const LOOK_EVERY_MS = 30_000;

/** What a server looks after beside its calls and jobs. */
export interface ServerWatch {
  /** Looks once. Rejects while the database is away. */
  look(): Promise<void>;
  /** Looks again and again; failures are logged. */
  start(log: Pick<WorkerLog, 'error'>): void;
  /** Looks a last time, so that the mark is the newest one. */
  stop(): Promise<void>;
}

/** Follows the keys and the database of a server: a restored database ends every login, and changed keys are read. */
export function makeServerWatch(container: Container): ServerWatch {
  const { keySource, databaseUrl } = container.get(base.config);
  const [db, trail] = [container.get(base.database), container.get(base.trail)];
  const checkRestore = makeRestoreWatch({
    db,
    marks: makeMarkFile(markFileBeside(keySource.keyFile)),
    isOnlyServer: databaseUrl === null,
    endLogins,
  });
  const look = async () => {
    if ((await checkRestore()) === 'restored') trail.note('databaseRestored', {});
    await container.get(base.keyWatch).look();
    await takeEvents(db, (line) => trail.write(line));
  };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  return {
    look,
    start: (log) => {
      const lookAndLog = () =>
        look().catch((error: unknown) => {
          if (!(error instanceof DatabaseUnavailable))
            log.error({ failure: kindOf(error) }, 'A look at the keys failed');
        });
      timer = setInterval(() => {
        looking = looking.then(lookAndLog);
      }, LOOK_EVERY_MS);
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
      // The database may be away: then the next start looks.
      await look().catch(() => undefined);
    },
  };
}
