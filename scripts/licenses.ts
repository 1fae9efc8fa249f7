import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LockedPackage } from './read-lock.ts';

/** The licenses that a package of production may have, each with what it asks of Clearline. */
export const ALLOWED_LICENSES: Readonly<Record<string, string>> = {
  '0BSD': 'nothing',
  'Apache-2.0': 'its text, and the notices of the package',
  'BSD-3-Clause': 'its text and copyright',
  'BlueOak-1.0.0': 'its text or its address',
  ISC: 'its text and copyright',
  MIT: 'its text and copyright',
  'MIT-0': 'nothing',
  'MPL 2.0': 'the same as MPL-2.0: incremental-encoder, below the list of common passwords, writes it so',
  'MPL-2.0': 'its text, and the source of its own files where they are passed on; browsers get none of them',
  'OFL-1.1':
    'its text and copyright, and another name for a changed font whose name is reserved (ours is not); fonts only',
  Unlicense: 'nothing',
};

const ROOT = resolve(import.meta.dirname, '..');

/** The license that the installed package states; the lock file's where it is not installed on this system. */
function statedLicense({ folder, license }: LockedPackage): string | undefined {
  const manifest = join(ROOT, folder, 'package.json');
  if (!existsSync(manifest)) return license;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly license?: string }).license;
}

/** Whether a license, or one of several that may be chosen ("(MIT OR CC0-1.0)"), is in the table. */
function isAllowed(license: string): boolean {
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => Object.hasOwn(ALLOWED_LICENSES, choice));
}

/** A sentence for each package whose license is missing, or not in the table of allowed ones. */
export function licenseFaults(packages: readonly LockedPackage[]): readonly string[] {
  return packages.flatMap((locked) => {
    const license = statedLicense(locked);
    if (license !== undefined && isAllowed(license)) return [];
    const stated = license === undefined ? 'states no license' : `has the license ${license}`;
    return [`${locked.name} ${locked.version} ${stated}: use another package, or allow it in scripts/licenses.ts`];
  });
}
