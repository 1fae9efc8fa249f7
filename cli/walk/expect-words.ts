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

const withNearest = (note: string, nearest: string | null, nearestText: string): string =>
  nearest === null ? note : `${note} ${fillIn(nearestText, { words: nearest })}`;

/** Whether the lines of the page are as expected now, and a note on it. A path that fails at once is of no use. */
export function checkWords(
  { shows, hides = [] }: Expectation,
  lines: readonly string[],
  texts: TerminalTexts['walk']['expect'],
) {
  const isShown = shows !== undefined;
  const [words = ''] = shows ?? hides;
  const holds = hasWords(lines, words) === isShown;
  if (!isShown && !holds) return { holds, note: asWrong(fillIn(texts.notHidden, { words })) };
  if (isShown && holds) return { holds, note: `  ${fillIn(texts.shows, { words })}` };
  const nearest = nearestWords(lines, words);
  // Misspelled words never show, so an expectation that they do not is always met.
  if (holds) return { holds, note: `  ${withNearest(fillIn(texts.hides, { words }), nearest, texts.similar)}` };
  return { holds, note: asWrong(withNearest(fillIn(texts.notShown, { words }), nearest, texts.didYouMean)) };
}
