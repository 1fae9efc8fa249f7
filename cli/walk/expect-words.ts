import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { Expectation } from '../../scenarios/scenario.ts';
import { hasWords, inOneLine, nearestWords } from '../../scenarios/shown-words.ts';
import { asWrong } from './route-words.ts';
import { shownLines } from './shown-lines.ts';
import type { Prompter } from './prompter.ts';
import type { WalkMoment } from './walk-moment.ts';

/** What a path expects of words, as a scenario file writes it: that the page shows them, or that it does not. */
type ExpectedWords = { readonly shows: string } | { readonly hides: string };

type ExpectTexts = TerminalTexts['walk']['expect'];

/** The choices that ask for words, besides the lines of the page. */
const TYPED = ['shows', 'hides'] as const;

/** Asks which words the path must find: a line of the page or others, that show or do not; null if the person went back. */
export async function askWords(
  { play, words: { own } }: WalkMoment,
  prompter: Prompter,
): Promise<ExpectedWords | null> {
  const { ask } = own.expect;
  const lines = [...new Set(shownLines(play, play.language).map(inOneLine))];
  const chosen = await prompter.choose(ask.which, [
    ...TYPED.map((kind) => ({ name: ask[kind], value: kind })),
    ...lines.map((line, index) => ({ name: line, value: String(index) })),
  ]);
  const typed = TYPED.find((kind) => kind === chosen);
  if (typed === undefined) {
    const line = lines[Number(chosen ?? -1)];
    return line === undefined ? null : { shows: line };
  }
  const words = inOneLine((await prompter.type(ask.words)) ?? '');
  if (words === '') return null;
  return typed === 'shows' ? { shows: words } : { hides: words };
}

/** Asks whether words were meant that nearly are those that must not show: misspelled words never show. Null if the person went back. */
async function isMeantAsTyped(words: string, nearest: string, prompter: Prompter, texts: ExpectTexts) {
  const { didYouMean, meant, asTyped } = texts;
  const choices = [
    { name: fillIn(meant, { words: nearest }), value: 'nearest' },
    { name: fillIn(asTyped, { words }), value: 'typed' },
  ];
  const chosen = await prompter.choose(fillIn(didYouMean, { words: nearest }), choices);
  return chosen === null ? null : chosen === 'typed';
}

/** Whether words do not show now, and a note on it. */
async function checkHidden(words: string, lines: readonly string[], prompter: Prompter, texts: ExpectTexts) {
  const shown = (found: string) => ({ holds: false, note: asWrong(fillIn(texts.notHidden, { words: found })) });
  if (hasWords(lines, words)) return shown(words);
  const nearest = nearestWords(lines, words);
  const added = { holds: true, note: `  ${fillIn(texts.hides, { words })}` };
  if (nearest === null) return added;
  const isTyped = await isMeantAsTyped(words, nearest, prompter, texts);
  if (isTyped === null) return { holds: false, note: null };
  return isTyped ? added : shown(nearest);
}

/** Whether the lines of the page are as expected now, and a note on it. A path that fails at once is of no use. */
export async function checkWords(
  { shows, hides: [hidden = ''] = [] }: Expectation,
  lines: readonly string[],
  prompter: Prompter,
  texts: ExpectTexts,
): Promise<{ readonly holds: boolean; readonly note: string | null }> {
  if (shows === undefined) return checkHidden(hidden, lines, prompter, texts);
  const [words = ''] = shows;
  if (hasWords(lines, words)) return { holds: true, note: `  ${fillIn(texts.shows, { words })}` };
  const nearest = nearestWords(lines, words);
  const meant = nearest === null ? [] : [fillIn(texts.didYouMean, { words: nearest })];
  return { holds: false, note: asWrong([fillIn(texts.notShown, { words }), ...meant].join(' ')) };
}
