import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveToOwner } from '../support/postgres-binaries.ts';

/** The examples that operators start from. */
export const EXAMPLES = fileURLToPath(new URL('../../deploy/ha/', import.meta.url));

/** The configuration files of `deploy/ha`. */
export type Example =
  'etcd.yml' | 'etcd-users.sh' | 'patroni.yml' | 'haproxy.cfg' | 'pgbouncer.ini' | 'pgbackrest.conf';

/** What stands for each `<name>` of an example. */
export type Values = Readonly<Record<string, string | number | boolean>>;

const PLACEHOLDER = /<([a-z][a-z0-9-]*)>/g;

/** The names that an example leaves open. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Replaces each `<name>` by its value. */
export function fillIn(text: string, values: Values): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`An example of deploy/ha names <${name}>, for which there is no value.`);
    return String(value);
  });
}

export function readExample(example: Example): string {
  return readFileSync(join(EXAMPLES, example), 'utf8');
}

/** Writes an example with its values to a file, for the user of PostgreSQL. */
export function writeConfig(example: Example, values: Values, file: string): string {
  writeFileSync(file, fillIn(readExample(example), values), { mode: 0o600 });
  giveToOwner(file);
  return file;
}
