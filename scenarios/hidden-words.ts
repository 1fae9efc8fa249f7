import { closestWord } from './closest-word.ts';
import type { Scenario } from './scenario.ts';
import { hasWords, inOneLine, phrasesNear } from './shown-words.ts';

/** Of words that are further away, none is meant: a sixth of the characters may differ. */
const LIKENESS = 6;

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the person of a scenario types, which the app may show again. */
export function typedTexts({
  profiles,
  other,
  actions,
}: Pick<Scenario, 'profiles' | 'other' | 'actions'>): readonly string[] {
  const typed = actions.flatMap(({ name, value }) => (name === 'expect' ? [] : textsIn(value)));
  return [...textsIn(profiles), ...textsIn(other), ...typed].filter((text) => text.trim() !== '');
}

/** What the scenario expects to show. */
export const expectedTexts = ({ actions }: Pick<Scenario, 'actions'>): readonly string[] =>
  actions.flatMap(({ name, value }) => (name === 'expect' ? (value.shows ?? []) : []));

/** What decides whether words can show at all. */
export interface KnownTexts {
  /** Every text of the app in the language of the page. */
  readonly texts: readonly string[];
  readonly typed: readonly string[];
  /** What the scenario expects to show, in any language. */
  readonly expected: readonly string[];
}

/** Words that the app puts together: with what was typed, or with a number. */
const isPutTogether = (hidden: string, typed: readonly string[]): boolean =>
  /\d/.test(hidden) || typed.some((text) => hasWords([hidden], text));

/** Why words that show may not show on another back end. */
export const briefDoubt = (words: string): string =>
  `"${words}" shows only until a server has sent the report, a moment later: expect the words about it on the result's page`;

/** Why words that do not show were probably never going to show; null if they are known. */
export function hiddenDoubt(
  hidden: string,
  lines: readonly string[],
  { texts, typed, expected }: KnownTexts,
): string | null {
  if (hasWords(texts, hidden) || expected.some((text) => hasWords([text], hidden)) || isPutTogether(hidden, typed))
    return null;
  const shown = closestWord(inOneLine(hidden), phrasesNear(lines, hidden), LIKENESS);
  if (shown !== null) return `"${hidden}" does not show, but "${shown}" does`;
  return `"${hidden}" does not show, but no text of the app has these words either`;
}
