// @module-tag full
import { basename, relative } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { RULE_NAMES, rulesBrokenBy } from './cruise.ts';

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

/** An import that does not exist at run time. */
const importingType = (importer: string, imported: string): Sample => ({
  files: {
    [importer]: `import type { something } from '${imported}'; export type A = typeof something;`,
    ...target(importer, imported),
  },
});

/** Two files of one folder that import each other. */
const circle = (one: string, other: string): Sample => ({
  files: {
    [one]: `export * from './${basename(other)}';`,
    [other]: `import './${basename(one)}'; export const b = 1;`,
  },
});

const typeCircle = (one: string, other: string): Sample => ({
  files: {
    [one]: `import type { B } from './${basename(other)}'; export type A = B | 1;`,
    [other]: `import type { A } from './${basename(one)}'; export type B = A | 2;`,
  },
});

/** Folders of which each uses a type of the next, and the last one of the first; no file is in a circle. */
const folderCircle = (...folders: readonly string[]): Sample => ({
  files: Object.fromEntries(
    folders.flatMap((folder, index) => {
      const next = relative(folder, folders[(index + 1) % folders.length] ?? folder);
      return [
        [`${folder}/user.ts`, `import type { Owned } from '${next}/owner.ts'; export type A = Owned;`],
        [`${folder}/owner.ts`, 'export type Owned = 1;'],
      ];
    }),
  ),
});

const usingPackage = (importer: string, name: string): Sample => ({
  files: { [importer]: `import '${name}';` },
  packages: [name],
});

/** For every rule at least one way to break it. */
const BAD_SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  'core-imports-only-core': [
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
  'domain-imports-domain': ['api', 'flow', 'ports', 'report', 'use-cases/session'].map((layer) =>
    importingType('core/domain/a.ts', `../${layer}/b.ts`),
  ),
  'api-imports-domain': ['flow', 'report', 'ports'].map((layer) => importingType('core/api/a.ts', `../${layer}/b.ts`)),
  'forms-imports-domain': [importingType('core/forms/a.ts', '../flow/b.ts')],
  'ports-imports-domain-and-api': [importingType('core/ports/a.ts', '../flow/b.ts')],
  'flow-imports-domain-and-api-and-ports': [
    importingType('core/flow/a.ts', '../report/b.ts'),
    importing('core/flow/a.ts', '../use-cases/session/b.ts'),
  ],
  'report-imports-domain-and-flow': [importingType('core/report/a.ts', '../api/b.ts')],
  'hl7-imports-domain-and-report': [importingType('core/hl7/a.ts', '../flow/b.ts')],
  'step-texts-imports-domain-and-api-and-ports-and-flow-and-report-and-use-cases': [
    importingType('core/step-texts/a.ts', '../hl7/b.ts'),
  ],
  'adapters-never-import-each-other': [importing('adapters/http/a.ts', '../storage/b.ts')],
  'adapters-import-no-caller': ['web', 'server', 'cli', 'fixtures'].map((part) =>
    importing('adapters/http/a.ts', `../../${part}/b.ts`),
  ),
  'web-never-imports-server-or-cli': [
    importing('web/main.tsx', '../server/b.ts'),
    importing('web/main.tsx', '../cli/b.ts'),
  ],
  'server-never-imports-web-or-cli': [
    importing('server/main.ts', '../web/b.ts'),
    importing('server/main.ts', '../cli/b.ts'),
  ],
  'server-areas-know-no-http': [
    importingType('server/wiring/base-parts.ts', '../http/handlers/b.ts'),
    importingType('server/devices/a.ts', '../http/b.ts'),
  ],
  'server-db-knows-no-area': [
    importingType('server/db/a.ts', '../devices/tables.ts'),
    importing('server/db/a.ts', '../wiring/b.ts'),
  ],
  'transports-behind-one-module': [
    importing('server/report-delivery/a.ts', './transports/aims-reporter.ts'),
    importingType('server/operators/a.ts', '../report-delivery/transports/file-reporter.ts'),
  ],
  'cli-never-imports-web-or-server': [
    importing('cli/main.ts', '../web/b.ts'),
    importing('cli/main.ts', '../server/b.ts'),
  ],
  'scenarios-import-core-and-cassettes': [
    ...['adapters', 'web', 'server', 'cli', 'fixtures'].map((part) => importing('scenarios/a.ts', `../${part}/b.ts`)),
    importing('scenarios/a.ts', 'node:fs'),
    usingPackage('scenarios/a.ts', 'yaml'),
  ],
  'product-never-imports-scenarios': ['core', 'adapters', 'web', 'server', 'fixtures'].map((part) =>
    importing(`${part}/a.ts`, '../scenarios/b.ts'),
  ),
  'replay-imports-only-core': [
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
  'fixtures-import-only-core': [importing('fixtures/a.ts', '../adapters/clock/b.ts')],
  'arbitraries-import-core-and-fast-check': [importing('fixtures/arbitraries/a.ts', '../../adapters/clock/b.ts')],
  'arbitraries-are-for-tests': ['cli', 'fixtures'].map((part) =>
    importing(`${part}/a.ts`, '../fixtures/arbitraries/b.ts'),
  ),
  'product-never-imports-tests': [importing('core/a.ts', '../tests/b.ts'), importing('cli/a.ts', '../tests/b.ts')],
  'product-never-imports-fixtures': [importing('server/a.ts', '../fixtures/b.ts')],
  'browser-code-uses-no-node-module': [importing('web/a.ts', 'node:fs'), importing('adapters/http/a.ts', 'node:fs')],
  'texts-come-over-http': [importing('web/main.tsx', '../adapters/translations/index.ts')],
  'markdown-only-in-translations': [usingPackage('web/a.ts', 'marked'), usingPackage('adapters/http/a.ts', 'marked')],
  'mobx-only-in-stores': [usingPackage('web/screens/a.tsx', 'mobx'), usingPackage('core/a.ts', 'mobx')],
  'react-only-in-web': ['react', 'react-dom', 'mobx-react-lite'].map((name) => usingPackage('server/a.ts', name)),
  'ky-only-in-adapters-http': [usingPackage('web/a.ts', 'ky'), usingPackage('adapters/storage/a.ts', 'ky')],
  'database-only-in-server': ['kysely', 'better-sqlite3', 'pg'].map((name) => usingPackage('cli/a.ts', name)),
  'fastify-only-in-server': ['fastify', '@fastify/static'].map((name) => usingPackage('adapters/http/a.ts', name)),
  'decoder-only-in-adapters-camera': ['html5-qrcode', 'zxing-wasm'].map((name) => usingPackage('web/a.ts', name)),
  'msw-only-for-development': [usingPackage('web/screens/a.ts', 'msw'), usingPackage('adapters/http/a.ts', 'msw')],
  'prom-client-only-in-server-metrics': [usingPackage('server/http/a.ts', 'prom-client')],
  'inversify-only-in-server-wiring': [
    usingPackage('web/wiring/composition-root.ts', 'inversify'),
    usingPackage('server/http/a.ts', 'inversify'),
  ],
  'no-development-package-in-the-product': [usingPackage('server/a.ts', 'dev-only')],
  'no-undeclared-package': [usingPackage('server/a.ts', 'undeclared')],
  'no-cycles': [
    circle('core/a.ts', 'core/b.ts'),
    typeCircle('core/a.ts', 'core/b.ts'),
    typeCircle('server/a.ts', 'server/b.ts'),
    typeCircle('web/a.ts', 'web/b.ts'),
  ],
  'no-folder-cycles': [
    folderCircle('core/use-cases/account', 'core/use-cases/profile'),
    folderCircle('adapters/http', 'adapters/fetch'),
    folderCircle('server/jobs', 'server/mail'),
    folderCircle('server/accounts', 'server/devices', 'server/wiring'),
    folderCircle('web/screens/home', 'web/routing'),
    folderCircle('cli/play', 'cli/walk'),
    folderCircle('replay/open', 'replay/rules'),
    folderCircle('scenarios/read', 'scenarios/play'),
    folderCircle('scripts/doctor', 'scripts/build'),
    folderCircle('fixtures/kits', 'fixtures/people'),
    folderCircle('bench/server', 'bench/web'),
  ],
  'no-orphans': [{ files: { 'core/alone.ts': 'export const alone = 1;' } }],
};

describe('the boundaries between the parts', () => {
  it('each have a sample that violates them', () => {
    expect(Object.keys(BAD_SAMPLES).sort()).toEqual([...RULE_NAMES].sort());
  });

  describe.each(Object.entries(BAD_SAMPLES))('%s', (rule, samples) => {
    it.each(samples)('fires on sample %#', async ({ files, packages }) => {
      expect(await rulesBrokenBy(files, packages)).toContain(rule);
    });
  });

  it('accept code that follows them', async () => {
    const files = {
      'core/domain/day.ts': 'export type Day = string; export const today = 1;',
      'core/ports/clock.ts': "import type { Day } from '../domain/day.ts'; export interface Clock { day: Day }",
      'adapters/clock/clock.ts': "import type { Clock } from '../../core/ports/clock.ts'; export type C = Clock;",
      'web/stores/day-store.ts': "import 'mobx'; import '../../core/domain/day.ts';",
      'web/wiring/composition-root.ts': "import '../../adapters/clock/clock.ts'; import '../stores/day-store.ts';",
      'server/main.ts': "import 'node:fs'; import '../core/domain/day.ts';",
      'scenarios/read-day.ts': "import 'valibot'; import '../core/domain/day.ts';",
      'replay/open-day.ts': "import 'valibot'; import '../core/domain/day.ts';",
      'web/replay/show-day.tsx': "import '../../replay/open-day.ts';",
      'cli/play/play-day.ts': "import '../../scenarios/read-day.ts';",
      'core/api/payload.ts': "import type { Day } from '../domain/day.ts'; export interface Payload { day: Day }",
      'server/devices/use-cases.ts':
        "import type { Payload } from '../../core/api/payload.ts'; export type Save = (payload: Payload) => void;",
      'server/http/handler.ts': "import type { Save } from '../devices/use-cases.ts'; export type Handler = Save;",
      'server/start-server.ts': "import './http/handler.ts';",
      'server/devices/holds/end.ts': "import type { Save } from '../use-cases.ts'; export type End = Save;",
      'server/devices/sweep.ts': "import type { End } from './holds/end.ts'; export type Sweep = End;",
      'server/wiring/composition-root.ts': "import 'inversify'; import '../devices/sweep.ts';",
    };
    expect(await rulesBrokenBy(files, ['mobx', 'inversify', 'valibot'])).toEqual([]);
  });
});
