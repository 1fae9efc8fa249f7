import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { occurrences } from './fault.ts';
import { FAULTS } from './faults.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

describe('the planted faults', () => {
  it('have names of their own', () => {
    const ids = FAULTS.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(FAULTS)('$id finds its text once, changes it, and names tests that exist', (fault) => {
    const source = readFileSync(join(REPOSITORY, fault.file), 'utf8');
    expect(occurrences(source, fault.find)).toBe(1);
    expect(fault.replace).not.toBe(fault.find);
    expect(fault.tests).not.toEqual([]);
    expect(fault.tests.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([]);
  });
});
