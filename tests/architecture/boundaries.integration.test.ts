import { describe, expect, it } from 'vitest';
import { cruiseFolder, PARTS, ROOT, RULE_NAMES, rulesBrokenBy } from './cruise.ts';

const LEAST_MODULES = 300;

interface Sample {
  readonly files: Readonly<Record<string, string>>;
  readonly packages?: readonly string[];
}

const importing = (importer: string, imported: string): Sample => ({
  files: { [importer]: `import '${imported}';`, ...target(importer, imported) },
});

/** The imported file itself, where the import is of a file. */
function target(importer: string, imported: string): Record<string, string> {
  if (!imported.startsWith('.')) return {};
  const path = new URL(imported, `file:///${importer}`).pathname.slice(1);
  return { [path]: 'export const something = 1;' };
}

const usingPackage = (importer: string, name: string): Sample => ({
  files: { [importer]: `import '${name}';` },
  packages: [name],
});

/** For every rule at least one way to break it. */
const BAD_SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  'core-imports-core-alone': [
    importing('core/domain/a.ts', '../../adapters/clock/b.ts'),
    importing('core/domain/a.ts', 'node:fs'),
    usingPackage('core/domain/a.ts', 'valibot'),
    {
      files: {
        'core/a.ts': "import type { B } from '../web/b.ts'; export type A = B;",
        'web/b.ts': 'export type B = 1;',
      },
    },
  ],
  'adapters-never-import-each-other': [importing('adapters/http/a.ts', '../storage/b.ts')],
  'adapters-know-no-door': ['web', 'server', 'cli', 'fixtures'].map((door) =>
    importing('adapters/http/a.ts', `../../${door}/b.ts`),
  ),
  'web-never-imports-server-or-cli': [
    importing('web/main.tsx', '../server/b.ts'),
    importing('web/main.tsx', '../cli/b.ts'),
  ],
  'server-never-imports-web-or-cli': [
    importing('server/main.ts', '../web/b.ts'),
    importing('server/main.ts', '../cli/b.ts'),
  ],
  'cli-never-imports-web-or-server': [
    importing('cli/main.ts', '../web/b.ts'),
    importing('cli/main.ts', '../server/b.ts'),
  ],
  'scenarios-import-core-alone': [
    ...['adapters', 'web', 'server', 'cli', 'fixtures'].map((part) => importing('scenarios/a.ts', `../${part}/b.ts`)),
    importing('scenarios/a.ts', 'node:fs'),
    usingPackage('scenarios/a.ts', 'yaml'),
  ],
  'product-never-imports-scenarios': ['core', 'adapters', 'web', 'server', 'fixtures'].map((part) =>
    importing(`${part}/a.ts`, '../scenarios/b.ts'),
  ),
  'replay-imports-core-alone': [
    ...['adapters', 'web', 'server', 'cli', 'scenarios', 'fixtures'].map((part) =>
      importing('replay/a.ts', `../${part}/b.ts`),
    ),
    importing('replay/a.ts', 'node:fs'),
    usingPackage('replay/a.ts', 'yaml'),
  ],
  'product-never-imports-replay': ['core', 'adapters', 'web', 'server', 'cli', 'scenarios', 'fixtures'].map((part) =>
    importing(`${part}/a.ts`, '../replay/b.ts'),
  ),
  'web-meets-adapters-in-its-roots': [
    importing('web/screens/home/a.tsx', '../../../adapters/clock/b.ts'),
    importing('web/stores/a.ts', '../../adapters/clock/b.ts'),
  ],
  'cli-commands-import-core-and-cli': [importing('cli/commands/a.ts', '../../adapters/clock/b.ts')],
  'stores-never-import-each-other': [importing('web/stores/a.ts', './b.ts')],
  'stores-know-no-screen': [importing('web/stores/a.ts', '../screens/b.tsx')],
  'fixtures-import-core-alone': [importing('fixtures/a.ts', '../adapters/clock/b.ts')],
  'product-never-imports-tests': [importing('core/a.ts', '../tests/b.ts'), importing('cli/a.ts', '../tests/b.ts')],
  'product-never-imports-fixtures': [importing('server/a.ts', '../fixtures/b.ts')],
  'browser-code-uses-no-node-module': [importing('web/a.ts', 'node:fs'), importing('adapters/http/a.ts', 'node:fs')],
  'mobx-only-in-stores': [usingPackage('web/screens/a.tsx', 'mobx'), usingPackage('core/a.ts', 'mobx')],
  'react-only-in-web': ['react', 'react-dom', 'mobx-react-lite'].map((name) => usingPackage('server/a.ts', name)),
  'ky-only-in-adapters-http': [usingPackage('web/a.ts', 'ky'), usingPackage('adapters/storage/a.ts', 'ky')],
  'database-only-in-server': ['kysely', 'better-sqlite3', 'pg'].map((name) => usingPackage('cli/a.ts', name)),
  'fastify-only-in-server': ['fastify', '@fastify/static'].map((name) => usingPackage('adapters/http/a.ts', name)),
  'decoder-only-in-adapters-camera': ['html5-qrcode', 'zxing-wasm'].map((name) => usingPackage('web/a.ts', name)),
  'prom-client-only-in-server-metrics': [usingPackage('server/http/a.ts', 'prom-client')],
  'inversify-only-in-composition-roots': [usingPackage('web/screens/a.tsx', 'inversify')],
  'no-development-package-in-the-product': [usingPackage('server/a.ts', 'dev-only')],
  'no-undeclared-package': [usingPackage('server/a.ts', 'undeclared')],
  'no-cycles': [
    { files: { 'core/a.ts': "export * from './b.ts';", 'core/b.ts': "import './a.ts'; export const b = 1;" } },
  ],
  'no-orphans': [{ files: { 'core/alone.ts': 'export const alone = 1;' } }],
};

describe('the boundaries between the parts', () => {
  it('hold in the whole repository', async () => {
    const { summary } = await cruiseFolder(ROOT, PARTS);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    expect(summary.totalCruised).toBeGreaterThan(LEAST_MODULES);
  });

  it('each have a sample that breaks them', () => {
    expect(Object.keys(BAD_SAMPLES).sort()).toEqual([...RULE_NAMES].sort());
  });

  describe.each(Object.entries(BAD_SAMPLES))('%s', (rule, samples) => {
    it.each(samples)('fires on sample %#', async ({ files, packages }) => {
      expect(await rulesBrokenBy(files, packages)).toContain(rule);
    });
  });

  it('leave alone what keeps to them', async () => {
    const files = {
      'core/domain/day.ts': 'export type Day = string; export const today = 1;',
      'core/ports/clock.ts': "import type { Day } from '../domain/day.ts'; export interface Clock { day: Day }",
      'adapters/clock/clock.ts': "import type { Clock } from '../../core/ports/clock.ts'; export type C = Clock;",
      'web/stores/day-store.ts': "import 'mobx'; import '../../core/domain/day.ts';",
      'web/composition-root.ts':
        "import 'inversify'; import '../adapters/clock/clock.ts'; import './stores/day-store.ts';",
      'server/main.ts': "import 'node:fs'; import '../core/domain/day.ts';",
      'scenarios/read-day.ts': "import 'valibot'; import '../core/domain/day.ts';",
      'replay/open-day.ts': "import 'valibot'; import '../core/domain/day.ts';",
      'web/replay/show-day.tsx': "import '../../replay/open-day.ts';",
      'cli/play/play-day.ts': "import '../../scenarios/read-day.ts';",
    };
    expect(await rulesBrokenBy(files, ['mobx', 'inversify', 'valibot'])).toEqual([]);
  });
});
