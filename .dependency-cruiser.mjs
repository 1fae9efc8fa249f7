/** Which part may import which, by name and with the reason. tests/architecture shows that each rule fires on a bad sample. */

/** @param {string[]} names */
const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;

/** Where adapters are chosen and wired to the core's ports. */
const WEB_ROOTS = '^web/(boot/main\\.tsx|wiring/composition-root\\.ts)$|\\.module\\.ts$';
const COMPOSITION_ROOTS = '(composition-root|tokens|\\.module)\\.ts$';

/**
 * A package belongs to one part, so that replacing it is work in that part alone.
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
 * The folders of the core stand in layers, so that none can only be understood together with one that builds on it. The use-cases stand on top
 * of these.
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
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const CORE_LAYER_RULES = Object.entries(CORE_LAYERS).map(([layer, below]) => ({
  name: `${layer}-imports-${below.length === 0 ? layer : below.join('-and-')}`,
  comment:
    'A layer of the core knows only the layers below it, by values and by types; core/cell.ts is below them all.',
  severity: 'error',
  from: { path: `^core/${layer}/` },
  to: { path: '^core/', pathNot: `^core/(cell\\.ts$|(${[layer, ...below].join('|')})/)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...CORE_LAYER_RULES,
    {
      name: 'core-imports-core-alone',
      comment:
        'The rules run in a browser, in a terminal and on the server, and outlive every library: no package, no node:, no other layer.',
      severity: 'error',
      from: { path: '^core/' },
      to: { pathNot: '^core/' },
    },
    {
      name: 'adapters-never-import-each-other',
      comment: 'An adapter is one technology. Two that know each other can no longer be replaced one at a time.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/' },
      to: { path: '^adapters/', pathNot: '^adapters/$1/' },
    },
    {
      name: 'adapters-know-no-door',
      comment:
        'Adapters serve the core’s ports, whoever calls. What they take from web, server or cli would tie them to one caller.',
      severity: 'error',
      from: { path: '^adapters/' },
      to: { path: '^(web|server|cli|scenarios|replay|fixtures)/' },
    },
    {
      name: 'web-never-imports-server-or-cli',
      comment: 'What a browser downloads must not contain the server; both sides meet in core/api.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|cli)/' },
    },
    {
      name: 'server-never-imports-web-or-cli',
      comment: 'The server runs without the interface being there; both sides meet in core/api.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|cli)/' },
    },
    {
      name: 'server-areas-know-no-http',
      comment:
        'Use-cases, and the types that name them, can be called and tested without HTTP; only the files that start the server choose it.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(http/|(composition-root|start-server)\\.ts$)' },
      to: { path: '^server/http/' },
    },
    {
      name: 'server-db-knows-no-area',
      comment:
        'Connecting, locking and migrating is the same whatever is stored. Each area owns its tables; server/unit-of-work joins them.',
      severity: 'error',
      from: { path: '^server/db/' },
      to: { path: '^server/', pathNot: '^server/db/' },
    },
    {
      name: 'cli-never-imports-web-or-server',
      comment: 'The terminal is a door of its own: what it plays must not depend on another door.',
      severity: 'error',
      from: { path: '^cli/' },
      to: { path: '^(web|server)/' },
    },
    {
      name: 'scenarios-import-core-alone',
      comment: 'A scenario is played through a driver, so its language knows the rules of the product and no door.',
      severity: 'error',
      from: { path: '^scenarios/' },
      to: { pathNot: `^(core|scenarios)/|${npm('valibot', '@valibot/to-json-schema')}` },
    },
    {
      name: 'product-never-imports-scenarios',
      comment:
        'Scenarios check the product. Only the terminal, which plays them, and the tests may use their language.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|replay|fixtures)/' },
      to: { path: '^scenarios/' },
    },
    {
      name: 'replay-imports-core-alone',
      comment: 'A replayed state is opened in the terminal and in the browser, so it knows neither.',
      severity: 'error',
      from: { path: '^replay/' },
      to: { pathNot: `^(core|replay)/|${npm('valibot')}` },
    },
    {
      name: 'product-never-imports-replay',
      comment:
        'What a replay invents must not reach a person. Only the replay command and the page of the development server open it.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|cli|scenarios|fixtures)/', pathNot: '^(web|cli)/replay/' },
      to: { path: '^replay/' },
    },
    {
      name: 'web-meets-adapters-in-its-roots',
      comment:
        'Screens, stores and components speak to the core and its ports; which technology stands behind is chosen in main, the composition root and its modules.',
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
        'A store shows one source of the core. A rule that needs two sources belongs to the core. What stores are built on is shared.',
      severity: 'error',
      from: { path: '^web/stores/([^/]+)$' },
      to: { path: '^web/stores/', pathNot: '^web/stores/($1|observed\\.ts|query-store\\.ts)$' },
    },
    {
      name: 'stores-know-no-screen',
      comment: 'Screens observe stores; the other way round a state could not be tested without its picture.',
      severity: 'error',
      from: { path: '^web/stores/' },
      to: { path: '^web/(screens|components|illustrations)/' },
    },
    {
      name: 'fixtures-import-core-alone',
      comment: 'Sample data is made of the core’s words, so that every door and every test can use it.',
      severity: 'error',
      from: { path: '^fixtures/' },
      to: { pathNot: '^(core|fixtures)/' },
    },
    {
      name: 'product-never-imports-tests',
      comment: 'What ships must not lean on what only checks it.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|cli|scenarios|replay|fixtures|scripts)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'product-never-imports-fixtures',
      comment: 'Invented people and cassettes are for tests and for the terminal, where scenarios are played.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|scenarios|replay)/' },
      to: { path: '^fixtures/' },
    },
    {
      name: 'browser-code-uses-no-node-module',
      comment:
        'There is no node: in a browser; a build would put an empty stand-in there, which fails in the person’s hands.',
      severity: 'error',
      // The texts are read by the server and the terminal; browsers fetch them (texts-come-over-http).
      from: { path: '^(web|adapters)/', pathNot: '^adapters/translations/read-document\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'texts-come-over-http',
      comment:
        'A browser fetches the texts of what it shows, in one language. Imported, all of them would be in its first load, with the Markdown parser.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^adapters/translations/' },
    },
    onlyIn(
      'markdown-only-in-translations',
      'The texts are compiled to plain trees before they leave, so no screen parses Markdown.',
      ['marked'],
      '^adapters/translations/',
    ),
    onlyIn(
      'mobx-only-in-stores',
      'MobX makes the core’s state observable, which is the stores’ one task.',
      ['mobx'],
      '^web/stores/',
    ),
    onlyIn(
      'react-only-in-web',
      'React draws; nothing that decides may need it.',
      ['react', 'react-dom', 'react-i18next', 'react-router-dom', 'mobx-react-lite'],
      '^web/',
    ),
    onlyIn('ky-only-in-adapters-http', 'How a request is sent and retried is written once.', ['ky'], '^adapters/http/'),
    onlyIn(
      'database-only-in-server',
      'Who else wrote to the database would go round the rules of the server.',
      ['kysely', 'better-sqlite3', 'pg'],
      '^server/',
    ),
    onlyIn('fastify-only-in-server', 'HTTP is spoken at the server’s edge.', ['fastify', '@fastify/[^/]+'], '^server/'),
    onlyIn(
      'decoder-only-in-adapters-camera',
      'The decoder weighs more than the app and loads at a scan alone, behind the camera port.',
      ['html5-qrcode', 'zxing-wasm'],
      '^adapters/camera/',
    ),
    onlyIn(
      'prom-client-only-in-server-metrics',
      'Who counts says what happened; how it is written for operators is known in one place.',
      ['prom-client'],
      '^server/metrics/',
    ),
    onlyIn(
      'inversify-only-in-composition-roots',
      'Code that asks a container for its parts hides what it needs; it takes them as arguments.',
      ['inversify'],
      COMPOSITION_ROOTS,
    ),
    {
      name: 'no-development-package-in-the-product',
      comment: 'An installation without development packages would fail when the module is first needed.',
      severity: 'error',
      from: { path: '^(core|adapters|web|server|cli|scenarios|replay)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that another package happens to bring is gone when that one changes.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Modules in a circle can only be understood, loaded and changed together, even where only types tie them.',
      severity: 'error',
      from: { pathNot: '^web/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-in-web',
      comment:
        'Modules in a circle can only be loaded together. Types may refer to each other here: they are gone when the code runs.',
      severity: 'error',
      from: { path: '^web/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-folder-cycles-in-core',
      comment: 'Folders that need each other are one folder: a reader of one would have to know the other first.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^core(/|$)' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports and that imports nothing is left over.',
      severity: 'error',
      from: { orphan: true, pathNot: '\\.d\\.ts$|\\.config\\.' },
      to: {},
    },
  ],

  options: {
    // A file that Vite turns into an address is no module.
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
