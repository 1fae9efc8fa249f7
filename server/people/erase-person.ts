import { setTimeout as pauseFor } from 'node:timers/promises';
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

/** Why nothing was erased: a worker is still sending something of the person. */
export type EraseRejection = 'being-sent';

/** Removes a person from every table, folder and queue. If it is rejected, only the login sessions have ended. */
export type ErasePerson = (subject: Subject) => Promise<Result<Receipt, EraseRejection>>;

export interface ErasePersonDeps {
  readonly people: Transactions<PeopleStore>;
  readonly folders: PersonFolders;
  readonly now: () => number;
  /** Overwrites what the database still holds of deleted rows. */
  readonly scrub: () => Promise<boolean>;
  /** Waits before the next try. */
  readonly pause?: () => Promise<unknown>;
}

/** Together longer than the slowest delivery. */
const MAX_TRIES = 60;
const PAUSE_MS = 500;

/**
 * Erases people. The files are deleted just before the transaction ends: should it then fail, the rows still lead to them, and it can be
 * run again. A job that a worker has leased could write a file afterwards, so the person is erased when it is done; by then the login
 * sessions have ended, so that the person's calls add no other.
 */
export function makeErasePerson({
  people,
  folders,
  now,
  scrub,
  pause = () => pauseFor(PAUSE_MS),
}: ErasePersonDeps): ErasePerson {
  const eraseOnce = (subject: Subject, endedSessions: number) =>
    people.run(async (store): Promise<Result<Omit<Receipt, 'isScrubbed'>, EraseRejection>> => {
      const at = now();
      await store.lock(subject);
      const traces = await store.tracesOf(subject);
      if ((await store.lockJobs(traces, at)) > 0) return err('being-sent');
      const sent = await store.sentReportsOf(subject);
      const rows = await store.erase(subject, traces);
      const files = await filesAbout(folders, traces);
      const counts = { ...rows, loginSessions: rows.loginSessions + endedSessions, files: files.length };
      await store.noteErasure(counts, at);
      await deleteFiles(files);
      return ok({ counts, sent, at });
    });
  return async (subject) => {
    const ended = await people.run<number, never>(async (store) => ok(await store.endLoginSessions(subject)));
    const endedSessions = ended.ok ? ended.value : 0;
    let erased = await eraseOnce(subject, endedSessions);
    for (let tries = 1; !erased.ok && tries < MAX_TRIES; tries += 1) {
      await pause();
      erased = await eraseOnce(subject, endedSessions);
    }
    if (!erased.ok) return erased;
    // The person is erased: nothing may keep the receipt from being given.
    return ok({ ...erased.value, isScrubbed: await scrub().catch(() => false) });
  };
}
