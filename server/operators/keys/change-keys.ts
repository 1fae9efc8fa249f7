import type { Kysely } from 'kysely';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import { writeKeyFile } from '../../keys/key-file.ts';
import type { Key } from '../../keys/key.ts';
import { putKeys } from '../../keys/kysely-key-registry.ts';
import { readKeys } from '../../keys/load-keys.ts';
import type { SecurityEvent } from '../../trail/security-events.ts';
import type { Tables } from '../../wiring/tables.ts';
import { EXIT, printErrorAndSetExitCode } from '../exit-codes.ts';
import { withDatabase } from '../open-database.ts';
import { isRecorded } from '../record-event.ts';

/** How a command changes the keys. */
export interface KeyChange {
  /** The new keys, or why there are none. `known` is null if there is no readable key file. */
  readonly next: (known: readonly Key[] | null, now: number) => Result<readonly Key[], string>;
  /** What else is done in the database. */
  readonly also?: (db: Kysely<Tables>) => Promise<void>;
  readonly event: Extract<SecurityEvent, 'keysRotated' | 'keysReplaced'>;
}

const IN_SETTING =
  'KEYS is set, so the keys are not in a file. Unset it, run this on the key file that it was made from, and set KEYS to the new contents.';

/** Changes the key file and what the database knows of it. False if it failed: the reason is printed by then. */
export async function changeKeys({ next, also, event }: KeyChange): Promise<boolean> {
  const done = await withDatabase(
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
  const failure = done.ok ? (done.value.ok ? null : done.value.error) : done.error;
  if (failure !== null) printErrorAndSetExitCode(failure, EXIT.rejected);
  return failure === null && (await isRecorded(event, {}));
}
