import { relative } from 'node:path';
import fc, { type Plugin, type RunDetails } from 'fast-check';
import { expect } from 'vitest';
import { scenarioOfFailure } from './path-failures.ts';

/** The pattern of a test's name that selects this test only. It means the same to a shell and to vitest: other characters match any one. */
function repeatPattern(name: string): string {
  return `^${name.replaceAll(/[^\p{L}\p{N} ,'-]/gu, '.')}$`;
}

/** The file of the current test, from the root of the repository. */
function testFile(): string {
  return relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/');
}

/** The command that repeats a failure, and only it. */
function repeatCommand({ seed, counterexamplePath }: Pick<RunDetails<unknown>, 'seed' | 'counterexamplePath'>): string {
  const { currentTestName = '' } = expect.getState();
  const path = counterexamplePath === null ? '' : ` FC_PATH=${counterexamplePath}`;
  return `FC_SEED=${String(seed)}${path} npm run vitest -- ${testFile()} -t "${repeatPattern(currentTestName)}"`;
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** A string, or the name of a field with its colon. */
const A_STRING = /"(?:[^"\\]|\\.)*":?/g;
const A_DAY = /^"\d{4}-\d{2}-\d{2}"$/;

/** Characters that may not show or may not survive being pasted: all but letters and printable ASCII, and letters without a shape. */
const NOT_SHOWN = /[^ -~\p{L}]|\p{Default_Ignorable_Code_Point}/gu;

/** A character as its UTF-16 code units, escaped. */
function escaped(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/**
 * Inputs as TypeScript accepts them in `examples`: a text that looks like a day may stand where only a `CalendarDate` may. Characters
 * that do not show are escaped.
 */
function writtenInputs(inputs: unknown): string {
  return fc
    .stringify(inputs)
    .replaceAll(A_STRING, (text) =>
      A_DAY.test(text) ? `${text} as CalendarDate` : text.replaceAll(NOT_SHOWN, escaped),
    );
}

/** What fast-check says of any value that is neither `true` nor undefined, also of a promise. */
const RETURNED = 'Property failed by returning false';
const RETURNS_NOTHING =
  'One that returns `expect(…)` needs braces around it, and one that is async needs `fc.asyncProperty`.';

/** What failed, the path as a scenario if there is one, and the smallest inputs that fail. */
function foundFailure<Inputs>({ numRuns, numShrinks, counterexample, errorInstance }: RunDetails<Inputs>): string {
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const words = message.replace(/ \/\/ Object\.is equality$/, '');
  const hints = words === RETURNED ? [RETURNS_NOTHING] : [];
  const said = [words, ...hints].join('\n');
  const scenario = scenarioOfFailure(errorInstance);
  return [
    `Property failed (inputs tried: ${String(numRuns)}, shrunk: ${String(numShrinks)}):\n${indented(said)}\n`,
    ...(scenario === null ? [] : [scenario]),
    `With these inputs, which can be pasted into the \`examples\`:\n${indented(writtenInputs(counterexample))}`,
  ].join('\n');
}

/** What is printed of a failed property, and how to repeat it. Without a failing input, such as when `fc.pre` rejected too many, fast-check says why. */
function failureReport<Inputs>(run: RunDetails<Inputs>): string {
  const found = run.counterexample === null ? (fc.defaultReportMessage(run) ?? '') : foundFailure(run);
  return `${found.trimEnd()}\n\nTo repeat it:\n  ${repeatCommand(run)}\n`;
}

/** An error with another message: at the same line of the test, and with what was expected and received. */
function withMessage(error: unknown, message: string): Error {
  if (!(error instanceof Error)) return new Error(message);
  const { stack = '' } = error;
  const calls = stack.slice(Math.max(0, stack.indexOf('\n    at ')));
  return Object.assign(new Error(message), error, { message, stack: `${error.name}: ${message}${calls}` });
}

/** Reports failures in place of fast-check. */
export function reporter<Inputs>(): Plugin<Inputs> {
  return () => ({
    onAllRunsComplete: (run) => {
      if (run.failed) throw withMessage(run.errorInstance, failureReport(run));
    },
  });
}
