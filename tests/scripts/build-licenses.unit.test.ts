import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addFontLicenses } from '../../scripts/build-licenses.ts';

it('The page of licenses has the license of the font, after those of the code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-licenses-'));
  const page = join(folder, 'licenses.md');
  writeFileSync(page, '# Licenses\n');
  expect(addFontLicenses(page)).toEqual(['@fontsource-variable/atkinson-hyperlegible-next']);
  expect(readFileSync(page, 'utf8')).toMatch(/^# Licenses\n[^]*SIL OPEN FONT LICENSE Version 1\.1/);
  rmSync(folder, { recursive: true });
});
