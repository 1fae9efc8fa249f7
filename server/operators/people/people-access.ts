import { ok, type Result } from '../../../core/domain/result.ts';
import type { ServerConfig } from '../../config.ts';
import { makeScrubDeleted } from '../../db/scrub-deleted.ts';
import { mailboxFolder } from '../../mail/mailbox.ts';
import { makeErasePerson, type ErasePerson } from '../../people/erase-person.ts';
import type { PeopleStore } from '../../people/kysely-people-store.ts';
import { reportFolders } from '../../report-delivery/report-folders.ts';
import { makeKyselyPeople } from '../../wiring/kysely-people.ts';
import { withDatabase, type DatabaseAccess } from '../open-database.ts';

/** What operators can do with people's data. */
export interface PeopleAccess {
  /** Reads in one transaction. */
  readonly read: <Value>(work: (people: PeopleStore) => Promise<Value>) => Promise<Value>;
  readonly erase: ErasePerson;
  readonly config: ServerConfig;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Runs work on the configured database. Fails with a message for the operator. */
export function withPeople<Value>(
  access: DatabaseAccess,
  work: (people: PeopleAccess) => Promise<Value>,
): Promise<Result<Value, string>> {
  return withDatabase(access, ({ db, config, clock }) => {
    const [people, scrub] = [makeKyselyPeople(db), makeScrubDeleted(db)];
    const filesDir = config.filesDir ?? config.dataDir;
    return work({
      read: async <Read>(reading: (store: PeopleStore) => Promise<Read>) => {
        const result = await people.run<Read, never>(async (store) => ok(await reading(store)));
        return result.ok ? result.value : result.error;
      },
      erase: makeErasePerson({
        people,
        folders: { mailbox: mailboxFolder(filesDir), reports: reportFolders(filesDir) },
        now: () => clock.now(),
        scrub: () => scrub(clock.now()),
      }),
      config,
      now: () => clock.now(),
    });
  });
}
