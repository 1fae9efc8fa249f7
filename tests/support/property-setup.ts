/** Runs before each test file: sets what holds for all properties. */
import fc from 'fast-check';
import { afterAll, afterEach, type RunnerTask } from 'vitest';
import { checkAwaited } from './awaited-properties.ts';
import { keepsFailures, keptFailures } from './kept-failures.ts';
import { testFile } from './property-report.ts';
import { propertySettings } from './property-settings.ts';

const testNames = (task: RunnerTask): readonly string[] =>
  'tasks' in task ? task.tasks.flatMap(testNames) : [task.fullTestName];

fc.configureGlobal(propertySettings(process.env));

// A failure of a property that no one awaits would not be that of its test.
afterEach(checkAwaited);

// A failure whose test is no longer in the file is forgotten.
afterAll(({}, file) => {
  if (keepsFailures()) keptFailures(testFile()).retain(file.tasks.flatMap(testNames));
});
