import { join } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import config from '../../eslint.config.js';
import { ROOT } from './cruise.ts';

/** The rules that need no types: a sample is text alone, and no file of a TypeScript project. */
const UNTYPED_RULES = [
  'no-restricted-globals',
  'no-restricted-syntax',
  'no-console',
  'max-lines',
  'no-warning-comments',
];

const untyped = (blocks: readonly Linter.Config[]): Linter.Config[] =>
  blocks.map(({ rules, ...block }) => {
    const { projectService: _projectService, ...parserOptions } =
      (block.languageOptions?.parserOptions as Record<string, unknown> | undefined) ?? {};
    const kept = Object.entries(rules ?? {}).filter(([name]) => UNTYPED_RULES.includes(name));
    return {
      ...block,
      ...(block.languageOptions && { languageOptions: { ...block.languageOptions, parserOptions } }),
      rules: Object.fromEntries(kept),
    };
  });

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: untyped(config),
});

/** The names of the rules that a text breaks when it stands in a file of that path. */
async function rulesBrokenBy(path: string, text: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, path) });
  return [...new Set(result!.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

describe('the core', () => {
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
  ];

  it.each(IMPURE)('has no %s', async (text) => {
    expect(await rulesBrokenBy('core/domain/sample.ts', text)).toEqual(['no-restricted-syntax']);
    expect(await rulesBrokenBy('core/flow/sample.ts', text)).toEqual(['no-restricted-syntax']);
  });

  it.each(OUTSIDE)('has no %s', async (text) => {
    const sample = `export const sample = (f: () => void) => [f, ${text}];`;
    expect(await rulesBrokenBy('core/domain/sample.ts', sample)).toEqual(['no-restricted-globals']);
  });

  it('has no console', async () => {
    expect(await rulesBrokenBy('core/domain/sample.ts', 'console.log(1);')).toContain('no-console');
  });

  it('may turn a given instant into a date', async () => {
    expect(await rulesBrokenBy('core/domain/sample.ts', 'export const at = (ms: number) => new Date(ms);')).toEqual([]);
  });
});

describe('a step number outside the flow tables', () => {
  const SAMPLES = [
    'export const f = (step: number) => step === 28;',
    'export const f = (step: number) => step >= 14;',
    'export const f = (step: number) => 3 < step;',
    'export const f = (session: { currentStep: number }) => session.currentStep !== -1;',
    'export const f = (step: number) => { switch (step) { case 3: return 1; default: return 2; } };',
  ];
  const PLACES = [
    'web/screens/sample.tsx',
    'web/stores/sample.ts',
    'cli/commands/sample.ts',
    'core/use-cases/sample.ts',
  ];

  it.each(SAMPLES)('is refused: %s', async (text) => {
    for (const place of PLACES) expect(await rulesBrokenBy(place, text)).toEqual(['no-restricted-syntax']);
  });

  it('is at home in core/flow', async () => {
    for (const text of SAMPLES) expect(await rulesBrokenBy('core/flow/sample.ts', text)).toEqual([]);
  });
});

/** Put together, so that this file holds no such note itself. */
const MARK = ['TO', 'DO'].join('');

describe('every part', () => {
  it('does without decorators, which need a build step', async () => {
    const text = 'const d = () => {}; @d export class Sample {}';
    expect(await rulesBrokenBy('server/sample.ts', text)).toEqual(['no-restricted-syntax']);
    expect(await rulesBrokenBy('core/flow/sample.ts', text)).toEqual(['no-restricted-syntax']);
  });

  it('leaves no note of what is still to be done', async () => {
    expect(await rulesBrokenBy('web/sample.ts', `// ${MARK}: later`)).toEqual(['no-warning-comments']);
  });

  it('keeps its files short, but for text', async () => {
    const long = 'export const line = 1;\n'.replace('1', '\n1 +'.repeat(250) + '1');
    expect(await rulesBrokenBy('web/sample.ts', long)).toEqual(['max-lines']);
    expect(await rulesBrokenBy('adapters/translations/en/sample.ts', long)).toEqual([]);
  });
});
