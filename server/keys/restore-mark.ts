import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/** The highest mark of each database that a server has seen, outside of these databases. */
export interface MarkFile {
  read(databaseId: string): number | null;
  write(databaseId: string, mark: number): void;
}

const marksSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** The file of the marks, beside the key file, so that a restored data directory does not set it back. */
export function markFileBeside(keyFile: string): string {
  return join(dirname(keyFile), 'database-marks.json');
}

/** Makes it. A file that is missing or damaged holds no mark. */
export function makeMarkFile(file: string): MarkFile {
  const readAll = (): Readonly<Record<string, number>> => {
    try {
      const parsed = v.safeParse(marksSchema, readFileSync(file, 'utf8'));
      return parsed.success ? parsed.output : {};
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
      throw error;
    }
  };
  return {
    read: (databaseId) => readAll()[databaseId] ?? null,
    write: (databaseId, mark) => {
      const written = `${file}.${randomUUID()}`;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(written, JSON.stringify({ ...readAll(), [databaseId]: mark }), { mode: 0o600, flush: true });
      renameSync(written, file);
    },
  };
}
