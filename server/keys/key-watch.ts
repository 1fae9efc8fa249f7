import type { Kysely } from 'kysely';
import type { KeyRing } from './key-ring.ts';
import { agreeOnKeys, type KeyAgreement } from './kysely-key-registry.ts';
import { readKeys, type KeySource } from './load-keys.ts';
import { printKeys } from './key-file.ts';
import type { Key } from './key.ts';
import type { KeyTables } from './tables.ts';

/** Follows changes of the key file while the server runs. */
export interface KeyWatch {
  /** Reads the keys again, and compares them with those of the other servers. */
  look(): Promise<void>;
  /** Whether this server had the keys of the others when it looked last. */
  agreement(): KeyAgreement;
  /** Why the key file could not be used when this server looked last; null if it could. */
  fileFailure(): KeyFileFailure | null;
}

/** A server goes on with the keys it has, but does not start again without the file. */
export type KeyFileFailure = 'keyFileMissing' | 'keyFileUnusable';

function failureOf(read: ReturnType<typeof readKeys>): KeyFileFailure | null {
  if (!read.ok) return 'keyFileUnusable';
  return read.value === null ? 'keyFileMissing' : null;
}

/** Makes it for a server whose keys were loaded and agreed on. */
export function makeKeyWatch({
  db,
  source,
  keys,
  onChanged,
  onDiffer,
  onFileFailed,
  now,
}: {
  readonly db: Kysely<KeyTables>;
  readonly source: KeySource;
  readonly keys: KeyRing;
  readonly onChanged: () => void;
  /** Once, when this server begins to lack a key. */
  readonly onDiffer: () => void;
  /** Once, when the key file can no longer be used. */
  readonly onFileFailed: (failure: KeyFileFailure) => void;
  readonly now: () => number;
}): KeyWatch {
  let agreement: KeyAgreement = 'agreed';
  let fileFailure: KeyFileFailure | null = null;
  const isSame = (given: readonly Key[]) => printKeys(given) === printKeys(keys.all());
  return {
    look: async () => {
      const read = readKeys(source);
      const failure = failureOf(read);
      if (failure !== null && failure !== fileFailure) onFileFailed(failure);
      fileFailure = failure;
      if (read.ok && read.value !== null && !isSame(read.value)) {
        keys.replace(read.value);
        onChanged();
      }
      const before = agreement;
      agreement = await agreeOnKeys(db, keys.all(), now());
      if (agreement === 'differ' && before === 'agreed') onDiffer();
    },
    agreement: () => agreement,
    fileFailure: () => fileFailure,
  };
}
