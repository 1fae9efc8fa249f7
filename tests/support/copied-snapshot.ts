import packageJson from '../../package.json' with { type: 'json' };
import { readDetails } from '../../replay/read-details.ts';

/** The snapshot in copied technical details. */
export function copiedSnapshot(text: string): object {
  const read = readDetails(text, packageJson.version);
  if (!read.ok) throw new Error(read.error);
  return read.value.snapshot;
}
