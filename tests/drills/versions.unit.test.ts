import { describe, expect, it } from 'vitest';
import { chooseSection, findImpossible, findUnsafe, isBefore, readVersion } from './versions.ts';

describe('the versions of Patroni and etcd', () => {
  it('are read from what the programs print', () => {
    expect(readVersion('patroni 3.0.2\n')).toEqual([3, 0, 2]);
    expect(readVersion('etcd Version: 3.4.23\nGit SHA: Not provided')).toEqual([3, 4, 23]);
    expect(() => readVersion('unknown')).toThrow('There is no version');
  });

  it('are compared number by number', () => {
    expect(isBefore([3, 0, 2], [3, 0, 3])).toBe(true);
    expect(isBefore([3, 0, 3], [3, 0, 3])).toBe(false);
    expect(isBefore([3, 0, 10], [3, 0, 3])).toBe(false);
    expect(isBefore([4, 1], [3, 0, 3])).toBe(false);
    expect(isBefore([3], [3, 0, 3])).toBe(true);
  });

  it.each([
    [[3, 0, 2], 'etcd'],
    [[2, 1, 4], 'etcd'],
    [[3, 0, 3], 'etcd3'],
    [[4, 1, 4], 'etcd3'],
  ] as const)('Patroni %j uses the section %s', (patroni, section) => {
    expect(chooseSection(patroni)).toBe(section);
    expect(findUnsafe(chooseSection(patroni), patroni)).toBeNull();
  });

  it('Patroni before 3.0.3 is refused with etcd3, with the versions to use', () => {
    expect(findUnsafe('etcd3', [3, 0, 2])).toMatch(
      /^Patroni 3\.0\.2 .* loses acknowledged results: .*3\.0\.3 or newer/,
    );
  });

  it('etcd 3.6 is refused with the section for API v2', () => {
    expect(findImpossible('etcd', [3, 6, 0])).toContain('has no API v2');
    expect(findImpossible('etcd', [3, 5, 16])).toBeNull();
    expect(findImpossible('etcd3', [3, 6, 0])).toBeNull();
  });
});
