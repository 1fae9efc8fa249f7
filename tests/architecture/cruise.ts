import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

/** The parts that the boundary rules speak of. */
const PARTS = [
  'core',
  'adapters',
  'web',
  'server',
  'cli',
  'scenarios',
  'replay',
  'fixtures',
  'tests',
  'scripts',
  'bench',
] as const;

export const RULE_NAMES: readonly string[] = (configuration.forbidden ?? []).map((rule) => rule.name ?? '');

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '../..');

/** Holds a folder's modules against the boundary rules. */
async function cruiseFolder(folder: string, parts: readonly string[]): Promise<ICruiseResult> {
  const { options, ...rules } = configuration;
  const { tsConfig: _tsConfig, ...cruiseOptions } = options ?? {};
  const { output } = await cruise([...parts], { ...cruiseOptions, baseDir: folder, validate: true, ruleSet: rules });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** The names of the rules that a set of files breaks; files by their path, packages as the names that `node_modules` holds. */
export async function rulesBrokenBy(
  files: Readonly<Record<string, string>>,
  packages: readonly string[] = [],
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'clearline-sample-'));
  const manifest = { name: 'sample', type: 'module', devDependencies: { 'dev-only': '1.0.0' }, dependencies: {} };
  const installed = packages.map((name) => [`node_modules/${name}/index.js`, 'export default 1;'] as const);
  const declared = packages.filter((name) => !name.startsWith('undeclared'));
  manifest.dependencies = Object.fromEntries(
    declared.filter((name) => name !== 'dev-only').map((name) => [name, '1.0.0']),
  );
  const all = { 'package.json': JSON.stringify(manifest), ...Object.fromEntries(installed), ...files };
  try {
    for (const [path, content] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const parts = PARTS.filter((part) => Object.keys(files).some((path) => path.startsWith(`${part}/`)));
    const { summary } = await cruiseFolder(folder, parts);
    return [...new Set(summary.violations.map((violation) => violation.rule.name))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
