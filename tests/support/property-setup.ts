/** Runs before each test file: sets what holds for all properties. */
import fc from 'fast-check';
import { afterAll, afterEach, type RunnerTask } from 'vitest';
import { keepsFailures, keptFailures } from './kept-failures.ts';
import { checkAwaited } from './must-be-awaited.ts';
import { testFile } from './property-report.ts';
import { propertySettings } from './property-settings.ts';

const testNames = (task: RunnerTask): readonly string[] =>
  'tasks' in task ? task.tasks.flatMap(testNames) : [task.fullTestName];

fc.configureGlobal(propertySettings(process.env));

// What a test does not await would fail after it.
afterEach(checkAwaited);

// A failure whose test is no longer in the file is forgotten.
afterAll(({}, file) => {
  if (keepsFailures()) keptFailures(testFile()).retain(file.tasks.flatMap(testNames));
});
