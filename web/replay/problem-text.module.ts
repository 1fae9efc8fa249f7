import { replay } from '../../adapters/translations/en/replay.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { SnapshotProblem } from '../../replay/snapshot-problem.ts';

/** A problem of a snapshot in a sentence or two, for the development page, which is in English. */
export function problemText(problem: SnapshotProblem): string {
  return fillIn(replay.problems[problem.kind], problem);
}
