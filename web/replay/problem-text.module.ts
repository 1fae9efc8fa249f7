import { replay } from '../../adapters/translations/en/replay.ts';
import { fillIn } from '../../adapters/translations/fill-in.ts';
import { isChangedOnTheWay, problemValues, type SnapshotProblem } from '../../replay/snapshot-problem.ts';

/** A problem of a snapshot in a sentence or two, for the development page, which is in English. Its place, if it has one, is first. */
export function problemText(problem: SnapshotProblem): string {
  const words = fillIn(replay.problems[problem.kind], problemValues(problem));
  return 'place' in problem ? `${problem.place.line}:${problem.place.column}: ${words}` : words;
}

/** Everything that is wrong with a text, below what to do if it was changed on the way. */
export function problemTexts(problems: readonly SnapshotProblem[]): readonly string[] {
  return [...(isChangedOnTheWay(problems) ? [replay.changed] : []), ...problems.map(problemText)];
}
