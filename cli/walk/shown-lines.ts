import { text } from '../../core/step-texts/shown-text.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { Play } from '../play/terminal-play.ts';
import { noticeLines, routeLines } from './route-words.ts';
import { EMPTY_FIELD, makeWordsOf, markOf, playedContext, playedWords } from './step-words.ts';

/** What the terminal adds to words: the mark of a point, a choice or a box before them, the frame of a button, the place for a value. */
const MARKS: readonly (readonly [marked: RegExp, words: string])[] = [
  [/^\s*(?:- |\[[ x]\] |\([ x]\) )?/, ''],
  [/^\[ (.*) \]$/, '$1'],
  [new RegExp(` ${EMPTY_FIELD}$`), ''],
];

const unmarked = (line: string): string =>
  MARKS.reduce((words, [marked, rest]) => words.replace(marked, rest), line).trim();

/** Leads back; on a narrow page it is an arrow without words. */
const BACK = text('frame.back');

/** Lines without the arrow that leads back and without marks. */
function asWords(lines: readonly string[], play: Play, language: Language): readonly string[] {
  const back = markOf('button', makeWordsOf(playedContext(play), language)(BACK).join(' '));
  return lines.filter((line) => line !== back).map(unmarked);
}

/** The words of the notices above the screen, without marks. */
export const noticesAbove = (play: Play, language: Language): readonly string[] =>
  asWords(noticeLines(play, language), play, language);

/** The words that a play shows, in a language, without marks and without what is typed: first the notices above the screen. */
export function shownLines(play: Play, language: Language): readonly string[] {
  const step = playedWords(play, language);
  const lines = step === null ? routeLines(play, language).map(({ line }) => line) : [step.title, ...step.lines];
  return [...noticesAbove(play, language), ...asWords(lines, play, language)];
}
