import { defineConfig } from 'oxlint';
import { noDecorators, noOutsideWorld, noOwnRunsOfProperties, noStepNumbers } from './oxlint.syntax.ts';

const OUTSIDE_GLOBALS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'queueMicrotask',
  'performance',
  'crypto',
  'process',
  'console',
  'globalThis',
].map((name) => ({ name, message: 'The core does I/O only through ports.' }));

/**
 * Every rule is listed, so that a new version of the linter adds none. What no rule of oxlint covers is a selector for ESLint's
 * `no-restricted-syntax`.
 */
export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  ignorePatterns: ['/dist/', '/data/', '/coverage/', '/screens/', '/test-results/', '/.cache/'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },

  rules: {
    eqeqeq: 'error',
    'no-alert': 'error',
    'no-console': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    'eslint-js/no-restricted-syntax': ['error', noDecorators, ...noStepNumbers],
  },

  overrides: [
    {
      // The strict typed rules of typescript-eslint, without those about enums, which the compiler rejects.
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-array-constructor': 'error',
        'no-unused-expressions': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'no-useless-constructor': 'error',
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/await-thenable': 'error',
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        'typescript/no-array-delete': 'error',
        'typescript/no-base-to-string': 'error',
        'typescript/no-deprecated': 'error',
        'typescript/no-duplicate-type-constituents': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-for-in-array': 'error',
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-implied-eval': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-meaningless-void-operator': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-misused-promises': 'error',
        // Typed text is counted in code points on purpose, as its limits are.
        'typescript/no-misused-spread': ['error', { allow: ['string'] }],
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-redundant-type-constituents': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-condition': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unsafe-unary-minus': 'error',
        'typescript/no-useless-default-assignment': 'error',
        'typescript/no-wrapper-object-types': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/triple-slash-reference': 'error',
        'typescript/unbound-method': 'error',
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',
      },
    },
    {
      // No I/O in these parts.
      files: ['{core,replay,scenarios}/**/*.ts'],
      rules: {
        'no-restricted-globals': ['error', ...OUTSIDE_GLOBALS],
        'eslint-js/no-restricted-syntax': ['error', noDecorators, ...noStepNumbers, ...noOutsideWorld],
      },
    },
    {
      // The flow tables define the step numbers.
      files: ['core/flow/**/*.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', noDecorators, ...noOutsideWorld] },
    },
    {
      files: ['web/**/*.{ts,tsx}'],
      rules: {
        // Screens are mostly markup, which is long but simple.
        'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/incompatible-library': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
        'react/unsupported-syntax': 'error',
      },
    },
    {
      // Programs that print to a terminal.
      files: [
        'cli/**',
        'bench/**',
        'scripts/**',
        'zip-data/**',
        'server/main.ts',
        'tests/{screens,drills,mutants,e2e/report-kills}/main.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    // Texts and tables are data, so their length does not matter.
    { files: ['adapters/translations/**', 'server/db/migrations/**'], rules: { 'max-lines': 'off' } },
    // The list of boundaries grows by one entry for each rule.
    { files: ['.dependency-cruiser.mjs'], rules: { 'max-lines': 'off' } },
    {
      // A describe block is a list, and the specification’s step numbers are what tests check.
      files: ['tests/**'],
      rules: {
        'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
        'max-lines-per-function': 'off',
        'eslint-js/no-restricted-syntax': ['error', noDecorators, ...noOwnRunsOfProperties],
        'typescript/no-non-null-assertion': 'off',
      },
    },
    {
      // These build on fc.assert, and their tests try properties that fail on purpose.
      files: ['tests/support/**'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', noDecorators] },
    },
  ],
});
