import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Transactions } from '../db/transactions.ts';
import { deleteFiles, filesAbout, type PersonFolders } from './person-files.ts';
import type { PeopleStore } from './kysely-people-store.ts';
import type { ErasedCounts, SentReport, Subject } from './ports.ts';

/** What an erasure removed, and what authorities have already received. */
export interface Receipt {
  readonly counts: ErasedCounts;
  readonly sent: readonly SentReport[];
  /** Epoch milliseconds. */
  readonly at: number;
  /** Whether no byte is left in the database. Otherwise the server overwrites them within a day. */
  readonly isScrubbed: boolean;
}

/** Why nothing was erased: a worker is just sending something of the person. */
export type EraseRejection = 'being-sent';

/** Removes a person from every table, folder and queue, or changes nothing. */
export type ErasePerson = (subject: Subject) => Promise<Result<Receipt, EraseRejection>>;

export interface ErasePersonDeps {
  readonly people: Transactions<PeopleStore>;
  readonly folders: PersonFolders;
  readonly now: () => number;
  /** Overwrites what the database still holds of deleted rows. */
  readonly scrub: () => Promise<boolean>;
}

/**
 * Erases people. The files are deleted just before the transaction ends: should it then fail, the rows still lead to them, and it can be
 * run again. A job that a worker has leased could write a file afterwards, so such a person is not erased until it is done.
 */
export function makeErasePerson({ people, folders, now, scrub }: ErasePersonDeps): ErasePerson {
  return async (subject) => {
    const erased = await people.run(async (store): Promise<Result<Omit<Receipt, 'isScrubbed'>, EraseRejection>> => {
      const at = now();
      const traces = await store.tracesOf(subject);
      if ((await store.lockJobs(traces, at)) > 0) return err('being-sent');
      const sent = await store.sentReportsOf(subject);
      const rows = await store.erase(subject, traces);
      const files = await filesAbout(folders, traces);
      const counts = { ...rows, files: files.length };
      await store.noteErasure(counts, at);
      await deleteFiles(files);
      return ok({ counts, sent, at });
    });
    if (!erased.ok) return erased;
    // The person is erased: nothing may keep the receipt from being given.
    return ok({ ...erased.value, isScrubbed: await scrub().catch(() => false) });
  };
}
