import type { Barrier, CriticalTask, TestName } from './critical-task.ts';
import { CRITICAL_TASKS } from './critical-tasks.ts';

const INTRO = `# Use errors

This page is generated from \`scripts/use-errors\` by \`npm run regenerate\`. It lists the critical tasks of a test at home, the mistakes that are to be expected in
them, their harm, and what the app does against each. It follows the use-related risk analysis of IEC 62366-1 and the FDA's template for home-use tests.

**No human study was made.** Nothing here shows that people do these tasks right: that needs a study with users, which the FDA asks of a home-use test. The
page only says what the software does, and which test fails when it stops doing so. The harms are not rated, because a rating needs a clinician.

The suite fails when a barrier names a test that does not exist.
`;

const testLine = ([file, title]: TestName): string => `  - \`tests/${file}\`: “${title}”`;

const barrierLines = ({ does, tests }: Barrier): readonly string[] => [`- ${does}`, ...tests.map(testLine)];

function sectionOf({ id, task, error, harm, barriers, remains }: CriticalTask, index: number): string {
  return [
    `## ${index + 1}. ${task}`,
    '',
    `Task \`${id}\`.`,
    '',
    `**Mistake.** ${error}`,
    '',
    `**Harm.** ${harm}`,
    '',
    '**Barriers, with their tests.**',
    '',
    ...barriers.flatMap(barrierLines),
    '',
    `**What remains.** ${remains}`,
    '',
  ].join('\n');
}

/** The page of the critical tasks as Markdown. */
export function useErrorsPage(): string {
  return [INTRO, ...CRITICAL_TASKS.map(sectionOf)].join('\n');
}
