import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the repository. */
const ROOT = resolve(import.meta.dirname, '../..');

/** A package of production, as the lock file has it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** The license that the package states; undefined if it states none. */
  readonly license: string | undefined;
  /** Its folder in the repository. It need not exist: some packages are for one system only. */
  readonly folder: string;
}

interface LockEntry {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const NAME = /node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/** Every package of production in the lock file: those that the app is built from, and those that the server runs with. */
export function readLock(): readonly LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, { version, license }]) => ({ name: NAME.exec(folder)?.[1] ?? folder, version, license, folder }));
}
