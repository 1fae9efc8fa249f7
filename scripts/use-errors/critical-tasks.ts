import type { CriticalTask } from './critical-task.ts';
import { TASKS_BEFORE_THE_SCAN } from './tasks-before-scan.ts';
import { TASKS_AT_THE_LINES } from './tasks-lines.ts';
import { TASKS_OF_THE_REPORT } from './tasks-report.ts';
import { TASKS_WITH_THE_SAMPLE } from './tasks-sample.ts';
import { TASKS_AT_THE_SCAN } from './tasks-scan.ts';
import { TASKS_OF_THE_WAIT } from './tasks-wait.ts';

/** Every critical task, in the order in which a person meets them. */
export const CRITICAL_TASKS: readonly CriticalTask[] = [
  ...TASKS_BEFORE_THE_SCAN,
  ...TASKS_AT_THE_SCAN,
  ...TASKS_WITH_THE_SAMPLE,
  ...TASKS_OF_THE_WAIT,
  ...TASKS_AT_THE_LINES,
  ...TASKS_OF_THE_REPORT,
];
