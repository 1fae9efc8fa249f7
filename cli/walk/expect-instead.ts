import { fillIn } from '../../adapters/translations/fill-in.ts';
import type { TerminalTexts } from '../../adapters/translations/terminal.ts';
import { mismatches } from '../../scenarios/check-expectation.ts';
import { countCalls, lastCall, postedProgress, type Observation, type Observed } from '../../scenarios/observation.ts';
import type { Expectation } from '../../scenarios/scenario.ts';
import { hasWords, inOneLine, nearestWords } from '../../scenarios/shown-words.ts';
import { asWrong } from './route-words.ts';
import type { Prompter } from './prompter.ts';
import { listed, sentFields } from './walked-expectation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An expectation of a file that failed, and where it belongs in the path. */
export interface FailedExpectation {
  readonly line: number;
  /** Its index in the path. */
  readonly at: number;
  readonly expected: Expectation;
  /** As the file writes it. */
  readonly written: Fields;
  /** The steps that the action before it passed. */
  readonly passes: Observed['passes'];
  /** The entry that the person chose in its place; null before that. */
  readonly instead: unknown;
}

/** What a page shows to the person and to the scenario. */
interface Shown {
  readonly seen: Observation;
  readonly lines: readonly string[];
}

/** What the last calls sent, by their names: the same fields as expected, null for a call that was not made. */
function sentInstead(wanted: NonNullable<Expectation['sent']>, { calls }: Observation): Fields {
  const found = Object.entries(wanted).map(([name, fields]) => {
    const call = lastCall(calls, name);
    if (call === null) return [name, null] as const;
    const sent = Object.entries((sentFields([call])[name] ?? {}) as Fields);
    return [name, Object.fromEntries(sent.filter(([key]) => fields === null || key in fields))] as const;
  });
  return Object.fromEntries(found);
}

/** The found value of a key that is not about words. */
function foundValue(key: keyof Expectation, { sent = {}, calls = {} }: Expectation, seen: Observed): unknown {
  switch (key) {
    case 'error':
      return listed(seen.errors);
    case 'progress':
      return postedProgress(seen.calls);
    case 'sent':
      return sentInstead(sent, seen);
    case 'calls': {
      const counts = countCalls(seen.calls);
      return Object.fromEntries(Object.keys(calls).map((name) => [name, counts[name] ?? 0]));
    }
    default:
      return listed((seen as unknown as Fields)[key]);
  }
}

/** Asks for words until the page shows them; null if the person went back. */
async function askShown(lines: readonly string[], prompter: Prompter, texts: TerminalTexts['walk']['expect']) {
  for (;;) {
    const words = inOneLine((await prompter.type(texts.ask.words)) ?? '');
    if (words === '') return null;
    if (hasWords(lines, words)) return words;
    prompter.say(asWrong(fillIn(texts.notShown, { words })));
  }
}

/** The words that show in place of those that do not: the nearest ones, or those that the person types. Null if the person went back. */
async function shownInstead(
  wanted: readonly string[],
  lines: readonly string[],
  prompter: Prompter,
  texts: TerminalTexts['walk']['expect'],
): Promise<readonly string[] | null> {
  const found: string[] = [];
  for (const words of wanted) {
    const shown = hasWords(lines, words) ? words : nearestWords(lines, words);
    const meant = shown ?? (await askShown(lines, prompter, texts));
    if (meant === null) return null;
    found.push(meant);
  }
  return found;
}

/** One text as it is, several as a list, and no key without any. */
const wordsAs = (key: 'shows' | 'hides', words: readonly string[]): Fields =>
  words.length === 0 ? {} : { [key]: words.length === 1 ? words[0] : words };

/**
 * The entry in place of a failed expectation: the same keys, with the found values where others were expected. Words that show although
 * they must not are expected to show. Null if the person went back.
 */
export async function expectInstead(
  { expected, written, passes }: FailedExpectation,
  { seen: shown, lines }: Shown,
  prompter: Prompter,
  texts: TerminalTexts['walk']['expect'],
): Promise<{ readonly expect: Fields } | null> {
  const seen = { ...shown, passes };
  const wrong = new Set(mismatches(expected, seen, lines).map(({ key }) => key));
  const { shows: _shows, hides: _hides, ...plain } = written;
  const values = (Object.keys(plain) as (keyof Expectation)[]).map((key) => [
    key,
    wrong.has(key) ? foundValue(key, expected, seen) : plain[key],
  ]);
  const { shows = [], hides = [] } = expected;
  const found = await shownInstead(shows, lines, prompter, texts);
  if (found === null) return null;
  const isShown = (words: string): boolean => hasWords(lines, words);
  const words = {
    ...wordsAs('shows', [...found, ...hides.filter(isShown)]),
    ...wordsAs(
      'hides',
      hides.filter((one) => !isShown(one)),
    ),
  };
  return { expect: { ...(Object.fromEntries(values) as Fields), ...words } };
}

/** The failed expectation that can be replaced now: nothing was done since it failed. */
export const replaceable = (failed: readonly FailedExpectation[], path: readonly unknown[]): FailedExpectation | null =>
  failed.findLast(({ at }) => at === path.length) ?? null;

/** How far from its old place an expectation may be, after something before it was corrected. */
const ENTRIES_ASIDE = 2;

/** Whether a path has an expectation of the file in or near its place: what failed before it was corrected. */
function isThere({ at, written }: FailedExpectation, path: readonly unknown[]): boolean {
  const near = path.slice(Math.max(0, at - ENTRIES_ASIDE), at + ENTRIES_ASIDE + 1);
  return near.some((entry) => JSON.stringify(entry) === JSON.stringify({ expect: written }));
}

/** The lines of the failed expectations that have nothing in their place. */
export const lostLines = (failed: readonly FailedExpectation[], path: readonly unknown[]): readonly number[] =>
  failed
    .filter((one) => (one.instead === null || path[one.at] !== one.instead) && !isThere(one, path))
    .map(({ line }) => line);
