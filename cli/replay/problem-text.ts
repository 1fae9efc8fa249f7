import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import { terminalTexts } from '../../adapters/translations/terminal.ts';
import type { Language } from '../../core/domain/languages.ts';
import { isChangedOnTheWay, problemValues, type SnapshotProblem } from '../../replay/snapshot-problem.ts';
import { reasonOf } from '../file-problem.ts';
import { markedLine } from '../marked-line.ts';
import { fitted } from '../wrap-lines.ts';
import type { FileProblem } from './replay-source.ts';

/**
 * Why there is nothing to replay. `tooEarly`: the wanted instant is before the snapshot was made. `scenario`: it is a scenario, which
 * another `command` plays. `onlyPartial`: a scenario was to be played from there, which needs all of the snapshot.
 */
export type ReplayProblem =
  | SnapshotProblem
  | FileProblem
  | { readonly kind: 'tooEarly'; readonly madeAt: string }
  | { readonly kind: 'scenario'; readonly command: string }
  | { readonly kind: 'onlyPartial' };

/** A problem in a sentence or two. */
export function problemText(problem: ReplayProblem, language: Language): string {
  const reason = 'code' in problem ? reasonOf(problem) : '';
  return fillIn(terminalTexts[language].replay.problems[problem.kind], { ...problemValues(problem), reason });
}

/** How problems are printed, and where; `why` prints all of them. */
interface ProblemsOptions {
  readonly language: Language;
  readonly why?: true;
  readonly output?: Parameters<typeof fitted>[1];
}

/** A problem as it is printed: where, what, and the line with a caret if it has a place. */
function problemLines(name: string, problem: ReplayProblem, { language, output = {} }: ProblemsOptions): string {
  const words = problemText(problem, language);
  if (!('place' in problem)) return fitted(`${name}: ${words}\n`, output);
  const { place } = problem;
  return fitted(`${name}:${place.line}:${place.column}: ${words}\n`, output) + markedLine(place);
}

/** How many problems are printed unless all are wanted. */
const MOST_PROBLEMS = 3;

/** Problems after which the person copies the text again. */
const ASKING: readonly ReplayProblem['kind'][] = ['empty', 'none', 'noBeginning', 'cutOff', 'besideCutOff'];

/** What to say so that the person copies the text again, in the words of the app. */
function copyAgain(language: Language): string {
  const { help, details } = translations[language].landing.frame;
  return fillIn(terminalTexts[language].replay.sayCopyAgain, { copy: details.help, support: help });
}

/** Why there is nothing to replay: what to do about a changed text, and a few of its mistakes, or all of them. Last, what to say where the text is needed again. */
export function problemsText(name: string, problems: readonly ReplayProblem[], options: ProblemsOptions): string {
  const { language, why, output = {} } = options;
  const { changed, more } = terminalTexts[language].replay;
  const shown = why ? problems : problems.slice(0, MOST_PROBLEMS);
  const left = problems.length - shown.length;
  const isChanged = isChangedOnTheWay(problems);
  const isAsking = isChanged || problems.some(({ kind }) => ASKING.includes(kind));
  return [
    ...(isChanged ? [fitted(`${name}: ${changed}\n`, output)] : []),
    ...shown.map((problem) => problemLines(name, problem, options)),
    ...(left === 0 ? [] : [`${fillIn(more, { count: left })}\n`]),
    ...(isAsking ? [fitted(`${copyAgain(language)}\n`, output)] : []),
  ].join('');
}
