import { resolve } from 'node:path';
import * as v from 'valibot';
import { envVar } from './env-var.ts';
import { parseKeys } from './keys/key-file.ts';
import type { KeySource } from './keys/load-keys.ts';

/** The settings of the keys. */
export const keyEntries = {
  KEY_FILE: envVar(v.string()),
  KEYS: envVar(
    v.pipe(
      v.string(),
      v.check((text) => parseKeys(text) !== null),
    ),
  ),
};

const entriesSchema = v.object(keyEntries);

/** Where the keys are. The file is beside the data directory, so that a copy of that directory does not hold it. */
export function readKeySource(settings: v.InferOutput<typeof entriesSchema>, dataDir: string): KeySource {
  return { keys: settings.KEYS ?? null, keyFile: resolve(settings.KEY_FILE ?? `${dataDir}-keys/keys.json`) };
}
