import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const STEP_NAMES = '/^(currentStep|step|stepNumber|stepIndex)$/';
const COMPARISON = 'BinaryExpression[operator=/^([=!]==?|[<>]=?)$/]';
const A_STEP = `:matches(Identifier[name=${STEP_NAMES}], MemberExpression[property.name=${STEP_NAMES}])`;
const A_NUMBER = ':matches(Literal[raw=/^\\d/], UnaryExpression[argument.raw=/^\\d/])';

/** What a step number means is a cell of the flow tables; a number elsewhere would drift from them. */
const noStepNumbers = [
  `${COMPARISON}:has(> ${A_STEP}):has(> ${A_NUMBER})`,
  `SwitchStatement:has(> ${A_STEP}) > SwitchCase > ${A_NUMBER}`,
].map((selector) => ({
  selector,
  message: 'Step numbers belong to the flow tables: ask a row or a selector of core/flow.',
}));

const noDecorators = {
  selector: 'Decorator',
  message: 'Node runs these files by removing the types, and decorators are no types: wire in a composition root.',
};

/** The core gets its time, chance and outside world as arguments, or its tests would need the real ones. */
const noOutsideWorld = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'The core takes the present as an argument.',
  },
  {
    selector: ":matches(NewExpression, CallExpression)[callee.name='Date'][arguments.length=0]",
    message: 'The core takes the present as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'The core takes chance from a port.',
  },
];

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
].map((name) => ({ name, message: 'The core reaches the outside world through a port alone.' }));

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'coverage/', 'screens/', 'test-results/', '.cache/']),

  {
    name: 'every source file',
    files: ['**/*.{ts,tsx,js,mjs}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-alert': 'error',
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noDecorators, ...noStepNumbers],
    },
  },

  {
    name: 'typed source files',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // `return render()` in a function without a result is a shorter way to say that it ends here.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Typed text is counted in code points on purpose (limits are lengths, not what a font draws).
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },

  {
    name: 'core: pure',
    files: ['core/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...OUTSIDE_GLOBALS],
      'no-restricted-syntax': ['error', noDecorators, ...noStepNumbers, ...noOutsideWorld],
    },
  },

  {
    name: 'core/flow: the home of step numbers',
    files: ['core/flow/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDecorators, ...noOutsideWorld] },
  },

  {
    name: 'React',
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    // Screens are mostly markup, and markup is long without being complicated.
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },

  {
    name: 'programs that speak to a terminal',
    files: ['cli/**', 'bench/**', 'scripts/**', 'server/main.ts', 'tests/screens/main.ts'],
    rules: { 'no-console': 'off' },
  },

  {
    name: 'text is data: its length says nothing about its complexity',
    files: ['adapters/translations/**'],
    rules: { 'max-lines': 'off' },
  },

  {
    name: 'tests: a describe block is a list, and the specification’s step numbers are what they check',
    files: ['tests/**'],
    rules: {
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'no-restricted-syntax': ['error', noDecorators],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
