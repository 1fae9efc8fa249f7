import type { CriticalTask } from './critical-task.ts';
import { TASKS_AFTER_THE_DROPS } from './tasks-after-drops.ts';
import { TASKS_BEFORE_THE_WAIT } from './tasks-before-wait.ts';

/** Every critical task, in the order in which a person meets them. */
export const CRITICAL_TASKS: readonly CriticalTask[] = [...TASKS_BEFORE_THE_WAIT, ...TASKS_AFTER_THE_DROPS];
