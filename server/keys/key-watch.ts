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
}

/** Makes it for a server whose keys were loaded and agreed on. A key file that cannot be read changes nothing. */
export function makeKeyWatch({
  db,
  source,
  keys,
  onChanged,
  onDiffer,
  now,
}: {
  readonly db: Kysely<KeyTables>;
  readonly source: KeySource;
  readonly keys: KeyRing;
  readonly onChanged: () => void;
  /** Once, when this server begins to lack a key. */
  readonly onDiffer: () => void;
  readonly now: () => number;
}): KeyWatch {
  let agreement: KeyAgreement = 'agreed';
  const isSame = (given: readonly Key[]) => printKeys(given) === printKeys(keys.all());
  return {
    look: async () => {
      const read = readKeys(source);
      if (read.ok && read.value !== null && !isSame(read.value)) {
        keys.replace(read.value);
        onChanged();
      }
      const before = agreement;
      agreement = await agreeOnKeys(db, keys.all(), now());
      if (agreement === 'differ' && before === 'agreed') onDiffer();
    },
    agreement: () => agreement,
  };
}
