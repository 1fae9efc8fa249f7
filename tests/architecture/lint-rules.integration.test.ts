import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './cruise.ts';

/** A source text, its file, and the rules that it breaks there. */
type Sample = readonly [text: string, file: string, broken: readonly string[]];

/** The rules that the samples are about. A sample is nothing but the fault in it, and breaks others by being so short. */
const RULES = [
  'no-restricted-globals',
  'no-restricted-syntax',
  'no-console',
  'max-lines',
  'no-warning-comments',
  'no-floating-promises',
  'no-unnecessary-condition',
  'no-explicit-any',
  'rules-of-hooks',
  'set-state-in-render',
];

const inFiles = (
  texts: readonly string[],
  folders: readonly string[],
  broken: readonly string[],
  name = 'sample.ts',
): readonly Sample[] => texts.flatMap((text) => folders.map((folder): Sample => [text, `${folder}/${name}`, broken]));

const IMPURE = [
  'export const now = () => Date.now();',
  'export const now = () => new Date();',
  'export const now = () => Date();',
  'export const chance = () => Math.random();',
];
const OUTSIDE = [
  'fetch("/")',
  'window.name',
  'document.title',
  'localStorage.length',
  'setTimeout(f, 1)',
  'setInterval(f, 1)',
  'process.env',
  'globalThis.name',
  'crypto.randomUUID()',
  'navigator.language',
].map((text) => `export const sample = (f: () => void) => [f, ${text}];`);

const OF_THE_CORE: readonly Sample[] = [
  ...inFiles(IMPURE, ['core/domain', 'core/flow'], ['no-restricted-syntax']),
  ...inFiles(OUTSIDE, ['core/domain'], ['no-restricted-globals']),
  ['export const f = () => { console.log(1); };', 'core/domain/sample.ts', ['no-console', 'no-restricted-globals']],
  ['export const at = (ms: number) => new Date(ms);', 'core/domain/sample.ts', []],
];

const STEP_NUMBERS = [
  'export const f = (step: number) => step === 28;',
  'export const f = (step: number) => step >= 14;',
  'export const f = (step: number) => 3 < step;',
  'export const f = (session: { currentStep: number }) => session.currentStep !== -1;',
  'export const f = (step: number) => { switch (step) { case 3: return 1; default: return 2; } };',
];
const OF_STEP_NUMBERS: readonly Sample[] = [
  ...inFiles(STEP_NUMBERS, ['web/stores', 'cli/commands', 'core/use-cases'], ['no-restricted-syntax']),
  ...inFiles(STEP_NUMBERS, ['web/screens'], ['no-restricted-syntax'], 'sample.tsx'),
  ...inFiles(STEP_NUMBERS, ['core/flow', 'tests/core'], []),
];

/** Put together, so that this file holds no such note itself. */
const MARK = ['TO', 'DO'].join('');
const LONG = 'export {};\n'.repeat(250);

const OF_EVERY_PART: readonly Sample[] = [
  ...inFiles(['const d = () => {}; @d export class Sample {}'], ['server', 'core/flow'], ['no-restricted-syntax']),
  [`// ${MARK}: later`, 'web/sample.ts', ['no-warning-comments']],
  [LONG, 'web/sample.ts', ['max-lines']],
  [LONG, 'adapters/translations/en/sample.ts', []],
  // One for each kind of rule: of the language, of types, and of React.
  ['export type Sample = any;', 'tests/server/sample.ts', ['no-explicit-any']],
  ['export const f = () => { Promise.resolve(1); };', 'tests/server/sample.ts', ['no-floating-promises']],
  ['export const f = (name: string) => name?.length;', 'scripts/sample.ts', ['no-unnecessary-condition']],
  [
    'import { useId } from "react"; export const Sample = ({ on }: { on: boolean }) => (on ? useId() : null);',
    'web/screens/sample.tsx',
    ['rules-of-hooks'],
  ],
  [
    'import { useState } from "react"; export function Sample() { const [n, set] = useState(0); set(1); return n; }',
    'web/screens/sample.tsx',
    ['set-state-in-render'],
  ],
];

const OWN_RUNS = [
  'export const runs = { numRuns: 5000 };',
  'export const f = (fc: { assert: () => void }) => { fc.assert(); };',
];
const OF_PROPERTIES: readonly Sample[] = [
  ...inFiles(OWN_RUNS, ['tests/core', 'tests/world'], ['no-restricted-syntax'], 'sample.property.test.ts'),
  ...inFiles(OWN_RUNS, ['tests/support'], []),
  ['export const f = (numRuns: number) => ({ numRuns });', 'tests/core/sample.property.test.ts', []],
];

const SAMPLES = [...OF_THE_CORE, ...OF_STEP_NUMBERS, ...OF_EVERY_PART, ...OF_PROPERTIES];

/** The samples stand side by side in one tree, so each has a number in its name. */
const placeOf = (sample: Sample): string => sample[1].replace('sample', `sample-${String(SAMPLES.indexOf(sample))}`);

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/** The rules that each file breaks. All are linted at once, as a start of the linter costs more than they do. */
function lintSamples(): ReadonlyMap<string, readonly string[]> {
  const folders = [...new Set(SAMPLES.map(([, file]) => file.slice(0, file.indexOf('/'))))];
  const folder = mkdtempSync(join(tmpdir(), 'clearline-lint-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    write('oxlint.config.ts', `export { default } from ${JSON.stringify(join(ROOT, 'oxlint.config.ts'))};`);
    write('tsconfig.json', JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), include: folders }));
    write('package.json', JSON.stringify({ type: 'module' }));
    for (const sample of SAMPLES) write(placeOf(sample), sample[0]);
    const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json', ...folders], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 300_000,
    });
    expect(stderr).toBe('');
    const broken = new Map<string, readonly string[]>();
    for (const { code, filename } of (JSON.parse(stdout) as Report).diagnostics) {
      const rule = /\((.*)\)$/.exec(code)?.[1] ?? code;
      if (RULES.includes(rule)) broken.set(filename, [...new Set([...(broken.get(filename) ?? []), rule])]);
    }
    return broken;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the linter reports a violation only where it is one', () => {
  let broken: ReadonlyMap<string, readonly string[]>;

  beforeAll(() => {
    broken = lintSamples();
  });

  it.each(SAMPLES.map((sample) => ({ sample, file: sample[1], text: sample[0].slice(0, 80), rules: sample[2] })))(
    '$file: $text breaks $rules',
    ({ sample, rules }) => {
      expect([...(broken.get(placeOf(sample)) ?? [])].sort()).toEqual(rules);
    },
  );
});
