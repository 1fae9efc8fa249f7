import { isAboutWords } from './check-expectation.ts';
import { closestWord } from './closest-word.ts';
import type { Playing } from './playing.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';
import { hasWords, inOneLine, phrasesNear } from './shown-words.ts';

/** Of words that are further away, none is meant: a sixth of the characters may differ. */
const LIKENESS = 6;

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What the person of a scenario types, which the app may show again. */
function typedTexts({ profiles, other, actions }: Pick<Scenario, 'profiles' | 'other' | 'actions'>): readonly string[] {
  const typed = actions.flatMap(({ name, value }) => (name === 'expect' ? [] : textsIn(value)));
  return [...textsIn(profiles), ...textsIn(other), ...typed].filter((text) => text.trim() !== '');
}

/** What the scenario expects to show. */
const expectedTexts = ({ actions }: Pick<Scenario, 'actions'>): readonly string[] =>
  actions.flatMap(({ name, value }) => (name === 'expect' ? (value.shows ?? []) : []));

/** What decides whether words can show at all. */
interface KnownTexts {
  /** Every text of the app in the language of the page. */
  readonly texts: readonly string[];
  readonly typed: readonly string[];
  /** What the scenario expects to show, in any language. */
  readonly expected: readonly string[];
}

/** Words that the app puts together with what was typed. */
const hasTyped = (hidden: string, typed: readonly string[]): boolean => typed.some((text) => hasWords([hidden], text));

/** The numbers in words. Words that only differ in them are meant: an earlier time does not show any more. */
const numbersIn = (words: string): string => (words.match(/\d+/g) ?? []).join();

/** Why words that show may not show on another back end. */
const briefDoubt = (words: string): string =>
  `"${words}" shows only until a server has sent the report, a moment later: expect the words about it on the result's page`;

/** Why words that do not show were probably never going to show; null if they are known. */
function hiddenDoubt(hidden: string, lines: readonly string[], { texts, typed, expected }: KnownTexts): string | null {
  if (hasWords(texts, hidden) || expected.some((text) => hasWords([text], hidden)) || hasTyped(hidden, typed))
    return null;
  const numbers = numbersIn(hidden);
  const near = phrasesNear(lines, hidden).filter((phrase) => numbersIn(phrase) === numbers);
  const shown = closestWord(inOneLine(hidden), near, LIKENESS);
  // The app puts words together with numbers, so that it may show them although no text has them.
  if (shown === null && numbers !== '') return null;
  if (shown !== null) return `"${hidden}" does not show, but "${shown}" does`;
  const meant = closestWord(inOneLine(hidden), phrasesNear(texts, hidden));
  const nearest = meant === null ? '' : `. Did you mean "${meant}"?`;
  return `"${hidden}" does not show, but no text of the app has these words either${nearest}`;
}

/** The doubts about expected words: those that are on the page for a moment only, and those that could never show. */
export async function doubts(action: ScenarioAction, { scenario, driver }: Playing): Promise<readonly string[]> {
  if (action.name !== 'expect' || !isAboutWords(action.value)) return [];
  const { shows = [], hides = [] } = action.value;
  const passing = scenario.agency === null ? (driver.passingTexts?.() ?? []) : [];
  const brief = shows.filter((words) => passing.some((text) => hasWords([text], words))).map(briefDoubt);
  const texts = driver.texts?.();
  if (hides.length === 0 || texts === undefined) return brief;
  const lines = await driver.words();
  const known = { texts, typed: typedTexts(scenario), expected: expectedTexts(scenario) };
  return [...brief, ...hides.flatMap((hidden) => hiddenDoubt(hidden, lines, known) ?? [])];
}
