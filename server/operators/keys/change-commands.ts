import { InvalidArgumentError } from 'commander';
import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import { endLogins } from '../../accounts/kysely-logins.ts';
import { writeKeyFile } from '../../keys/key-file.ts';
import { makeKeys, type Key } from '../../keys/key.ts';
import { putKeys } from '../../keys/kysely-key-registry.ts';
import { readKeys } from '../../keys/load-keys.ts';
import { rotateKeys } from '../../keys/rotate-keys.ts';
import type { Tables } from '../../wiring/tables.ts';
import { withDatabase } from '../open-database.ts';
import { EXIT, failed, type Outcome } from '../outcome.ts';
import { recordFailure } from '../record-event.ts';
import { makeCommand } from '../run-program.ts';

/** How a command changes the keys. */
interface KeyChange {
  /** The new keys, or why there are none. `known` is null if there is no readable key file. */
  readonly next: (known: readonly Key[] | null, now: number) => Result<readonly Key[], string>;
  /** What else is done in the database. */
  readonly also?: (db: Kysely<Tables>) => Promise<void>;
  readonly event: 'keysRotated' | 'keysReplaced';
  /** What is printed then. */
  readonly done: string;
}

const IN_SETTING =
  'KEYS is set, so the keys are not in a file. Unset it, run this on the key file that it was made from, and set KEYS to the new contents.';

/** Changes the key file and what the database knows of it. */
async function changeKeys({ next, also, event, done }: KeyChange): Promise<Outcome> {
  const changed = await withDatabase(
    'write',
    async ({ db, config: { keySource }, clock }): Promise<Result<void, string>> => {
      if (keySource.keys !== null) return err(IN_SETTING);
      const known = readKeys(keySource);
      const keys = next(known.ok ? known.value : null, clock.now());
      if (!keys.ok) return known.ok ? keys : known;
      const written = writeKeyFile(keySource.keyFile, keys.value);
      if (!written.ok) return written;
      await putKeys(db, keys.value);
      await also?.(db);
      return ok(undefined);
    },
  );
  const outcome = changed.ok ? changed.value : changed;
  if (!outcome.ok) return failed(outcome.error);
  return (await recordFailure(event, {})) ?? { shown: done };
}

const MINUTE_MS = 60_000;
/** Longer than the pause between two looks of a server at its key file. */
const DEFAULT_MINUTES = 2;

function minutesOf(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('Write a number of minutes from 0 to 99999.');
  return Number(text);
}

/** Adds a new key for each purpose. */
export const rotateCommand = makeCommand({
  name: 'rotate',
  description: 'Add new keys; the old ones are accepted until what they made has ended',
  setUp: (command) =>
    command
      .option('--in <minutes>', 'when the new keys are used', minutesOf, DEFAULT_MINUTES)
      .option('--drop-old', 'use the new keys at once, and accept the old ones no longer'),
  help: `
The old keys are accepted until what they made has ended, at most an hour, so no one is logged out. Running servers read the file within
30 seconds. If each server has its own copy of the file, choose --in so that the new file reaches all of them before. After a leak, use
--drop-old: all access tokens, codes and links end at once, and browsers renew their access tokens by themselves.`,
  exits: { 0: 'when the keys were rotated', 1: 'when they were not', 3: 'when it was not recorded' },
  work: ({ in: minutes, dropOld = false }: { readonly in: number; readonly dropOld?: boolean }) =>
    changeKeys({
      next: (known, now) =>
        known === null
          ? err('There is no key file to rotate. A server creates it at its first start.')
          : ok(rotateKeys(known, { now, usedFrom: now + minutes * MINUTE_MS, dropOld })),
      event: 'keysRotated',
      done: 'Rotated. Back up the key file again.',
    }),
});

/** Makes new keys in place of those that were lost. */
export const replaceCommand = makeCommand({
  name: 'replace',
  description: 'Make new keys in place of lost ones, and end every login',
  setUp: (command) => command.option('--yes', 'replace them; without it, nothing is changed'),
  help: `
For keys that were lost. Everyone must log in again, and codes and links that were sent are no longer valid. Accounts, results and reports
stay as they are. Pseudonyms in the log differ from those before. Copy the new key file to every server.`,
  exits: { 0: 'when the keys were replaced', 1: 'when they were not', 3: 'when it was not recorded' },
  work: ({ yes }: { readonly yes?: true }) =>
    yes
      ? changeKeys({
          next: (_known, now) => ok(makeKeys(now)),
          also: endLogins,
          event: 'keysReplaced',
          done: 'Replaced. Every login has ended. Back up the key file.',
        })
      : failed('Nothing was changed. --yes replaces the keys and ends every login.'),
});

/** Ends every login session, code and link. */
export const endLoginsCommand = makeCommand({
  name: 'end-logins',
  description: 'End every login session, code and link',
  setUp: (command) => command.option('--yes', 'end them; without it, nothing is changed'),
  help: `
Ends every login session, code and link, such as after a restore that a server cannot notice: docs/operations.md says which. Everyone must
log in again.`,
  exits: { 0: 'when they have ended', 1: 'when nothing was changed' },
  work: async ({ yes }: { readonly yes?: true }) => {
    if (!yes) return failed('Nothing was changed. --yes ends every login.');
    const ended = await withDatabase('write', ({ db }) =>
      db.transaction().execute((transaction: Kysely<Tables>) => endLogins(transaction)),
    );
    if (!ended.ok) return failed(ended.error, EXIT.noDatabase);
    return { shown: 'Every login has ended.', ...(await recordFailure('allLoginsEnded', {})) };
  },
});
