import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontLicense } from '../../scripts/build-pages.ts';
import { readLock, type LockedPackage } from '../support/read-lock.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The licenses that a package of production may have, each with what it asks of Clearline. */
const ALLOWED: Readonly<Record<string, string>> = {
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

/** The license that the installed package states; the lock file's where it is not installed on this system. */
function statedLicense({ folder, license = 'none' }: LockedPackage): string {
  const manifest = join(ROOT, folder, 'package.json');
  if (!existsSync(manifest)) return license;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly license?: string }).license ?? 'none';
}

describe('The licenses of the packages of production', () => {
  const packages = readLock().map((locked) => ({ name: locked.name, license: statedLicense(locked) }));

  it('are all allowed', () => {
    expect(packages.length).toBeGreaterThan(100);
    const choicesOf = (license: string): readonly string[] => license.replace(/^\((.*)\)$/, '$1').split(' OR ');
    expect(packages.filter(({ license }) => !choicesOf(license).some((one) => Object.hasOwn(ALLOWED, one)))).toEqual(
      [],
    );
  });

  it('are allowed only where a package needs them', () => {
    const stated = packages.map(({ license }) => license).join(' ');
    expect(Object.keys(ALLOWED).filter((license) => !stated.includes(license))).toEqual([]);
  });

  it('are the font license for the font only, which is served with the code', () => {
    const fonts = packages.filter(({ license }) => license === 'OFL-1.1').map(({ name }) => name);
    expect(fonts).toEqual(['@fontsource-variable/atkinson-hyperlegible-next']);
    expect(fontLicense()).toMatch(/^\n## @fontsource-variable[^]*SIL OPEN FONT LICENSE Version 1\.1/);
  });
});
