import { describe, expect, it } from 'vitest';
import { ALLOWED_LICENSES, licenseFaults } from '../../scripts/licenses.ts';
import { readLock } from '../../scripts/read-lock.ts';

const aPackage = (license: string | undefined) => ({
  name: 'invented',
  version: '1.0.0',
  license,
  folder: 'node_modules/invented',
});

describe('The licenses of the packages of production', () => {
  const packages = readLock();

  it('are all allowed', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(licenseFaults(packages)).toEqual([]);
  });

  it('are allowed only where a package needs them', () => {
    const stated = packages.map(({ license = '' }) => license).join(' ');
    expect(Object.keys(ALLOWED_LICENSES).filter((license) => !stated.includes(license))).toEqual([]);
  });

  it('are the font license for the font only', () => {
    const fonts = packages.filter(({ license }) => license === 'OFL-1.1').map(({ name }) => name);
    expect(fonts).toEqual(['@fontsource-variable/atkinson-hyperlegible-next']);
  });
});

describe('A license', () => {
  it.each(['MIT', '(MIT OR CC0-1.0)', '(GPL-3.0-only OR MIT)'])('%s is allowed', (license) => {
    expect(licenseFaults([aPackage(license)])).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-only', 'SEE LICENSE IN LICENSE.md', 'constructor', 'MIT AND GPL-3.0-only'])(
    '%s is reported with its package',
    (license) => {
      expect(licenseFaults([aPackage(license)])).toEqual([
        `invented 1.0.0 has the license ${license}: use another package, or allow it in scripts/licenses.ts`,
      ]);
    },
  );

  it('that is missing is reported', () => {
    expect(licenseFaults([aPackage(undefined)])).toEqual([
      'invented 1.0.0 states no license: use another package, or allow it in scripts/licenses.ts',
    ]);
  });
});
