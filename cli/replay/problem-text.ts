import { fillIn } from '../../adapters/translations/fill-in.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { SnapshotProblem } from '../../replay/snapshot-problem.ts';
import type { FileProblem } from './replay-source.ts';

/**
 * Why there is nothing to replay. `tooEarly`: the wanted instant is before the snapshot was made. `scenario`: it is a scenario, which
 * another `command` plays.
 */
export type ReplayProblem =
  | SnapshotProblem
  | FileProblem
  | { readonly kind: 'tooEarly' }
  | { readonly kind: 'scenario'; readonly command: string };

/** A problem in a sentence or two. */
export function problemText(problem: ReplayProblem, language: Language): string {
  return fillIn(terminalTexts[language].replay.problems[problem.kind], problem);
}
