import { relative } from 'node:path';
import fc, { type Plugin, type RunDetails } from 'fast-check';
import { expect } from 'vitest';
import { scenarioOfFailure } from './path-failures.ts';

/** The pattern of a test's name that selects this test only. It means the same to a shell and to vitest: other characters match any one. */
export function repeatPattern(name: string): string {
  return `^${name.replaceAll(/[^\p{L}\p{N} ,'-]/gu, '.')}$`;
}

/** The file of the current test, from the root of the repository. */
export function testFile(): string {
  return relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/');
}

/** The command that repeats a failure, and only it. */
function repeatCommand({ seed, counterexamplePath }: Pick<RunDetails<unknown>, 'seed' | 'counterexamplePath'>): string {
  const { currentTestName = '' } = expect.getState();
  const path = counterexamplePath === null ? '' : ` FC_PATH=${counterexamplePath}`;
  return `FC_SEED=${String(seed)}${path} npm run vitest -- ${testFile()} -t "${repeatPattern(currentTestName)}"`;
}

/** What is printed of a failed property: the smallest input that breaks it, or the path as a scenario, and how to repeat it. */
function failureReport<Inputs>(run: RunDetails<Inputs>, end: string): string {
  const scenario = scenarioOfFailure(run.errorInstance);
  const found =
    scenario === null
      ? (fc.defaultReportMessage(run) ?? '')
      : `Property failed after ${String(run.numRuns)} tests\nShrunk ${String(run.numShrinks)} time(s)\n\n${scenario}\nThe same as one of the \`examples\`:\n  ${fc.stringify(run.counterexample)}`;
  return `${found.trimEnd()}\n\nTo repeat it:\n  ${repeatCommand(run)}\n${end === '' ? '' : `${end}\n`}`;
}

/** Reports failures in place of fast-check, with one more sentence at the end. */
export function reporter<Inputs>(end = ''): Plugin<Inputs> {
  return () => ({
    onAllRunsComplete: (run) => {
      if (run.failed) throw new Error(failureReport(run, end), { cause: run.errorInstance });
    },
  });
}
