import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { Expectation } from '../../scenarios/scenario.ts';
import { hasWords, inOneLine } from '../../scenarios/shown-words.ts';
import type { Prompter } from './prompter.ts';
import { asWrong } from './route-words.ts';
import { shownLines } from './shown-lines.ts';
import type { WalkMoment } from './walk-moment.ts';
import { WALK_WORDS } from './walk-words.ts';

const WORDS = WALK_WORDS.expect;

/** The choices that ask for words, besides the lines of the page. */
const TYPED = ['shows', 'hides'] as const;

/** Asks which words the path must find: a line of the page or others, that show or do not; null if the person went back. */
export async function askWords(
  { play }: WalkMoment,
  prompter: Prompter,
): Promise<Readonly<Record<string, string>> | null> {
  const lines = [...new Set(shownLines(play, play.language).map(inOneLine))];
  const chosen = await prompter.choose(WORDS.which, [
    ...TYPED.map((kind) => ({ name: WORDS[kind], value: kind })),
    ...lines.map((line, index) => ({ name: line, value: String(index) })),
  ]);
  const typed = TYPED.find((kind) => kind === chosen);
  if (typed === undefined) {
    const line = lines[Number(chosen ?? -1)];
    return line === undefined ? null : { shows: line };
  }
  const words = inOneLine((await prompter.type(WORDS.words)) ?? '');
  return words === '' ? null : { [typed]: words };
}

/** Whether the lines of the page are as expected now, and a note on it. A path that fails at once is of no use. */
export function checkWords(
  { shows, hides: [hidden = ''] = [] }: Expectation,
  lines: readonly string[],
): { readonly holds: boolean; readonly note: string } {
  const [words = hidden] = shows ?? [];
  const areShown = hasWords(lines, words);
  const holds = areShown === (shows !== undefined);
  if (holds) return { holds, note: `  ${fillIn(areShown ? WORDS.willShow : WORDS.willHide, { words })}` };
  return { holds, note: asWrong(fillIn(areShown ? WORDS.notHidden : WORDS.notShown, { words })) };
}
