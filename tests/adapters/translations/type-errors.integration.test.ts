import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../core/domain/languages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'clearline-types-'));
  for (const folder of ['core', 'adapters/translations'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['adapters/translations/index.ts'] }),
  );
});

afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** The first line of every type error of the copy after one replacement, without the position in the file. */
async function errorsAfter(file: string, search: RegExp, replacement: string): Promise<readonly string[]> {
  const [path, text] = [join(copy, file), readFileSync(join(ROOT, file), 'utf8')];
  expect(text).toMatch(search);
  writeFileSync(path, text.replace(search, replacement));
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [COMPILER, '--noEmit', '-p', copy], { cwd: copy }, (_error, stdout) => done(stdout));
  });
  writeFileSync(path, text);
  const lines = output.split('\n').filter((line) => line.includes('error TS'));
  return lines.map((line) => line.replace(/\(\d+,\d+\): error TS\d+/, ''));
}

const EN = 'adapters/translations/en';
const ES = 'adapters/translations/es';
/** The compiler reads the sources anew for each case, which is slow beside other work. */
const TIMEOUT_MS = 300_000;

describe('a type error of the texts names the file and the key, once', { timeout: TIMEOUT_MS }, () => {
  it('finds nothing in the texts as they are', async () => {
    expect(await errorsAfter(`${ES}/steps.ts`, /^/, '')).toEqual([]);
  });

  it.each([
    ['a key that only English has', `${ES}/steps-start.ts`, /title: 'Le damos la bienvenida',/, '', 'title'],
    ['a key that English does not have', `${ES}/general.ts`, /\{\n/, "{\n  nowhere: 'x',\n", 'nowhere'],
    [
      'a step without its title in Spanish',
      `${ES}/steps-collect.ts`,
      /(?<='wash-hands': \{\n) *title: .*\n/,
      '',
      'title',
    ],
    ['a checkbox without a label', `${EN}/steps-start.ts`, /boxes: \{ matches: .*/, 'boxes: {},', 'matches'],
  ])('%s', async (_case, file, search, replacement, key) => {
    const [first = '', ...more] = await errorsAfter(file, search, replacement);
    expect(first).toMatch(new RegExp(`^${file}: (Property '${key}' is missing|.*'${key}' does not exist)`));
    expect(more).toEqual([]);
  });

  it('a step that has no texts in any language', async () => {
    const reason = `Type '{}' is not assignable to type 'object & Record<"no-such-step", StepTexts>'.`;
    const errors = await errorsAfter('core/flow/step-row.ts', /'wash-hands',/, "'wash-hands',\n  'no-such-step',");
    const everywhere = LANGUAGES.map((language) => `adapters/translations/${language}/steps.ts: ${reason}`);
    expect(errors.toSorted()).toEqual(everywhere.toSorted());
  });
});
