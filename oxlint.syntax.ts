/** Selectors of syntax that the linter rejects, for ESLint's `no-restricted-syntax`. */

const STEP_NAMES = '/^(currentStep|step|stepNumber|stepIndex)$/';
const COMPARISON = 'BinaryExpression[operator=/^([=!]==?|[<>]=?)$/]';
const A_STEP = `:matches(Identifier[name=${STEP_NAMES}], MemberExpression[property.name=${STEP_NAMES}])`;
const A_NUMBER = ':matches(Literal[raw=/^\\d/], UnaryExpression[argument.raw=/^\\d/])';

/** Only the flow tables define step numbers; a number elsewhere would get out of step with them. */
export const noStepNumbers = [
  `${COMPARISON}:has(> ${A_STEP}):has(> ${A_NUMBER})`,
  `SwitchStatement:has(> ${A_STEP}) > SwitchCase > ${A_NUMBER}`,
].map((selector) => ({
  selector,
  message: 'Step numbers belong to the flow tables: ask a row or a selector of core/flow.',
}));

/** Syntax that Node cannot run. */
export const noDecorators = {
  selector: 'Decorator',
  message: 'Node only strips types and does not support decorators: wire in a composition root.',
};

/** The core gets time, randomness and I/O as arguments, so that tests do not need the real ones. */
export const noOutsideWorld = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'The core takes the current time as an argument.',
  },
  {
    selector: ":matches(NewExpression, CallExpression)[callee.name='Date'][arguments.length=0]",
    message: 'The core takes the current time as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'The core takes random values from a port.',
  },
];

/** What would leave FC_RUNS without effect, and failures unkept. */
export const noOwnRunsOfProperties = [
  {
    selector: "Property[key.name='numRuns'][value.type='Literal']",
    message: 'Write runs(200) of tests/support/property-settings.ts, which FC_RUNS can change.',
  },
  {
    selector: "CallExpression[callee.object.name='fc'][callee.property.name='assert']",
    message: 'Call assertProperty of tests/support/assert-property.ts, which keeps failures.',
  },
];
