/** Which part may import which, and why. tests/architecture shows that each rule fires on a bad sample. */

/** @param {string[]} names */
const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;

/** Where adapters are chosen and wired to the core's ports. */
const WEB_ROOTS = '^web/(boot/main\\.tsx|wiring/composition-root\\.ts)$|\\.module\\.ts$';
/** Where msw is allowed: in its adapter, and in the page that runs without a server during development. */
const MSW_HOME = '^adapters/msw/|^web/wiring/offline\\.module\\.ts$';
const CONTAINER_HOME = '^server/wiring/';

/**
 * A package belongs to one part, so that replacing it changes that part only.
 *
 * @param {string} name
 * @param {string} comment
 * @param {string[]} packages
 * @param {string} home
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const onlyIn = (name, comment, packages, home) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(core|adapters|web|server|cli|scenarios|replay|fixtures)/', pathNot: home },
  to: { path: npm(...packages) },
});

/**
 * The layers of the core, each with the layers that it may import, so that a layer can be understood without those above it. The
 * use-cases are above all but the texts of the steps.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const CORE_LAYERS = {
  domain: [],
  api: ['domain'],
  forms: ['domain'],
  ports: ['domain', 'api'],
  flow: ['domain', 'api', 'ports'],
  report: ['domain', 'flow'],
  hl7: ['domain', 'report'],
  'step-texts': ['domain', 'api', 'ports', 'flow', 'report', 'use-cases'],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const CORE_LAYER_RULES = Object.entries(CORE_LAYERS).map(([layer, below]) => ({
  name: `${layer}-imports-${below.length === 0 ? layer : below.join('-and-')}`,
  comment: 'A layer of the core imports only core/cell.ts and the layers below it, types included.',
  severity: 'error',
  from: { path: `^core/${layer}/` },
  to: { path: '^core/', pathNot: `^core/(cell\\.ts$|(${[layer, ...below].join('|')})/)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...CORE_LAYER_RULES,
    {
      name: 'core-imports-only-core',
      comment:
        'The core runs in browsers, in the terminal and on the server, and outlives every library: no package, no node: module, no other part.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: '^core/' },
    },
    {
      name: 'adapters-never-import-each-other',
      comment: 'An adapter wraps one technology. Two that import each other can no longer be replaced separately.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/' },
      to: { path: '^adapters/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'adapters-import-no-caller',
      comment:
        'Adapters implement the core’s ports for any caller. An import from web, server or cli would tie them to that one.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(web|server|cli|scenarios|replay|fixtures)/' },
    },
    {
      name: 'web-never-imports-server-or-cli',
      comment: 'Browsers must not download server code; client and server share core/api.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|cli)/' },
    },
    {
      name: 'server-never-imports-web-or-cli',
      comment: 'The server runs without the user interface; client and server share core/api.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|cli)/' },
    },
    {
      name: 'server-areas-know-no-http',
      comment:
        'Use-cases and their types can be called and tested without HTTP; only the wiring and the start of the server add it.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: `^server/(http/|wiring/http-parts\\.ts$|start-server\\.ts$)`,
      },
      to: { path: '^server/http/' },
    },
    {
      name: 'server-db-knows-no-area',
      comment:
        'Connecting, locking and migrating do not depend on what is stored. Each area owns its tables; server/wiring joins them.',
      severity: 'error',
      from: { path: '^server/db/' },
      to: { path: '^server/', pathNot: '^server/db/' },
    },
    {
      name: 'transports-behind-one-module',
      comment:
        'How a report reaches the authorities changes with their contracts. The rest of the server knows the setting and the chosen reporter only.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/report-delivery/transports/' },
      to: {
        path: '^server/report-delivery/transports/',
        pathNot: '^server/report-delivery/transports/(choose-reporter|transport-config)\\.ts$',
      },
    },
    {
      name: 'cli-never-imports-web-or-server',
      comment: 'The terminal is a user interface of its own and must not depend on the web app or the server.',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^(web|server)/' },
    },
    {
      name: 'scenarios-import-core-and-cassettes',
      comment:
        'A scenario is played through a driver, so its language depends on the rules of the product, on the sample cassettes that it suggests, and on no user interface.',
      severity: 'error',
      from: { path: '^scenarios/' },
      to: { pathNot: `^(core|scenarios)/|^fixtures/cassettes\\.ts$|${npm('valibot', '@valibot/to-json-schema')}` },
    },
    {
      name: 'product-never-imports-scenarios',
      comment:
        'Scenarios test the product. Only the terminal, which plays them, and the tests may import their language.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|replay|fixtures)/' },
      to: { path: '^scenarios/' },
    },
    {
      name: 'replay-imports-only-core',
      comment: 'A replayed state is opened in the terminal and in the browser, so it must not depend on either.',
      severity: 'error',
      from: { path: '^replay/' },
      to: { pathNot: `^(core|replay)/|${npm('valibot')}` },
    },
    {
      name: 'product-never-imports-replay',
      comment:
        'A replay invents data that patients must never see. Only the replay command and a page of the development server import it.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|cli|scenarios|fixtures)/', pathNot: '^(web|cli)/replay/' },
      to: { path: '^replay/' },
    },
    {
      name: 'web-meets-adapters-in-its-roots',
      comment:
        'Screens, stores and components use the core and its ports; main, the composition root and its modules choose the adapters.',
      severity: 'error',
      from: { path: '^web/', pathNot: WEB_ROOTS },
      to: { path: '^adapters/' },
    },
    {
      name: 'cli-commands-import-core-and-cli',
      comment: 'A command parses, calls and prints. It gets its adapters from the composition root.',
      severity: 'error',
      from: { path: '^cli/commands/' },
      to: { path: '^adapters/' },
    },
    {
      name: 'stores-never-import-each-other',
      comment:
        'A store exposes one source of the core, and a rule over two sources belongs to the core. Only the base classes of stores are shared.',
      severity: 'error',
      from: { path: '^web/stores/([^/]+)$' },
      to: { path: '^web/stores/', pathNot: '^web/stores/($1|observed\\.ts|query-store\\.ts)$' },
    },
    {
      name: 'stores-know-no-screen',
      comment: 'Screens observe stores. The other way round, a state could not be tested without its screen.',
      severity: 'error',
      from: { path: '^web/stores/' },
      to: { path: '^web/(screens|components|illustrations)/' },
    },
    {
      name: 'fixtures-import-only-core',
      comment: 'Sample data uses the core’s types only, so that every program and every test can import it.',
      severity: 'error',
      from: { path: '^fixtures/', pathNot: '^fixtures/arbitraries/' },
      to: { pathNot: '^(core|fixtures)/' },
    },
    {
      name: 'arbitraries-import-core-and-fast-check',
      comment: 'Generated data uses the core’s types, the sample data and fast-check.',
      severity: 'error',
      from: { path: '^fixtures/arbitraries/' },
      to: { pathNot: `^(core|fixtures)/|${npm('fast-check')}` },
    },
    {
      name: 'arbitraries-are-for-tests',
      comment: 'They need fast-check, which is not installed where the product runs.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|cli|scenarios|replay|fixtures)/', pathNot: '^fixtures/arbitraries/' },
      to: { path: '^fixtures/arbitraries/' },
    },
    {
      name: 'product-never-imports-tests',
      comment: 'What ships must not depend on its tests.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|cli|scenarios|replay|fixtures|scripts)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'product-never-imports-fixtures',
      comment: 'Invented people and cassettes are for tests and for the terminal, which plays scenarios.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|replay)/' },
      to: { path: '^fixtures/' },
    },
    {
      name: 'browser-code-uses-no-node-module',
      comment: 'Browsers have no node: modules. The build would replace one by an empty stub, which fails at run time.',
      severity: 'error',
      // The texts are read by the server and the terminal; browsers fetch them (texts-come-over-http).
      from: { path: '^(web|adapters)/', pathNot: '^adapters/translations/read-document\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'texts-come-over-http',
      comment:
        'Browsers fetch the texts they show, in one language. An import would add all texts and the Markdown parser to the first load.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^adapters/translations/' },
    },
    onlyIn(
      'markdown-only-in-translations',
      'The server sends texts as plain trees, so no screen parses Markdown.',
      ['marked'],
      '^adapters/translations/',
    ),
    onlyIn(
      'mobx-only-in-stores',
      'Making the core’s state observable is the only task of the stores.',
      ['mobx'],
      '^web/stores/',
    ),
    onlyIn(
      'react-only-in-web',
      'React renders; no rule may depend on it.',
      ['react', 'react-dom', 'react-i18next', 'react-router-dom', 'mobx-react-lite'],
      '^web/',
    ),
    onlyIn('ky-only-in-adapters-http', 'Sending and retrying requests is implemented once.', ['ky'], '^adapters/http/'),
    onlyIn(
      'msw-only-for-development',
      'Patients must never get an invented response: msw is for tests and for the page of a developer without a server.',
      ['msw'],
      MSW_HOME,
    ),
    onlyIn(
      'database-only-in-server',
      'Writing to the database from anywhere else would bypass the rules of the server.',
      ['kysely', 'better-sqlite3', 'pg'],
      '^server/',
    ),
    onlyIn(
      'fastify-only-in-server',
      'Only the server handles HTTP requests.',
      ['fastify', '@fastify/[^/]+'],
      '^server/',
    ),
    onlyIn(
      'decoder-only-in-adapters-camera',
      'The decoder is larger than the app. It is loaded for a scan only, behind the camera port.',
      ['html5-qrcode', 'zxing-wasm'],
      '^adapters/camera/',
    ),
    onlyIn(
      'prom-client-only-in-server-metrics',
      'Callers report events; the metrics format is implemented once.',
      ['prom-client'],
      '^server/metrics/',
    ),
    onlyIn(
      'inversify-only-in-server-wiring',
      'Code that gets its dependencies from a container hides them; they are arguments. In the browser it would be a tenth of a first load.',
      ['inversify'],
      CONTAINER_HOME,
    ),
    {
      name: 'no-development-package-in-the-product',
      comment: 'An installation without development packages would fail when the module is first needed.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|cli|scenarios|replay)/', pathNot: MSW_HOME },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that is installed only as a dependency of another disappears when that one changes.',
      severity: 'error',
      from: {},
      to: { pathNot: '^virtual:', dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
    {
      name: 'no-cycles',
      comment: 'Modules in a cycle can only be understood, loaded and changed together, even if they share only types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment:
        'Folders that import each other, even only types and even through a third, can only be understood together. A folder counts with the folders in it, so it may share files with them in both directions.',
      severity: 'error',
      scope: 'folder',
      // Tests use the helpers of other folders: to log in, to go through steps, to open the app in a browser.
      from: { pathNot: '^tests(/|$)' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module without imports and importers is dead code.',
      severity: 'error',
      // The server sends the script of /dev/kit as a file.
      from: { orphan: true, pathNot: '\\.d\\.ts$|\\.config\\.|^server/http/dev-kit-page\\.mjs$' },
      to: {},
    },
  ],

  options: {
    // Vite resolves these imports to URLs; they are not modules.
    exclude: { path: '\\?url$' },
    doNotFollow: { path: '^node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
    },
  },
};
