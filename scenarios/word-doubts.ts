import { isAboutWords } from './check-expectation.ts';
import type { Playing } from './playing.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';
import { hasWords } from './shown-words.ts';

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

/** Why words that show may not show on another back end. */
const briefDoubt = (words: string): string =>
  `"${words}" shows only until a server has sent the report, a moment later: expect the words about it on the result's page`;

/** Why words that do not show could never show; null if they could. The app puts words together with numbers and with what was typed. */
function hiddenDoubt(hidden: string, texts: readonly string[], scenario: Scenario): string | null {
  const isKnown = hasWords(texts, hidden) || expectedTexts(scenario).some((text) => hasWords([text], hidden));
  if (isKnown || /\d/.test(hidden) || typedTexts(scenario).some((text) => hasWords([hidden], text))) return null;
  return `"${hidden}" does not show, but no text of the app has these words either`;
}

/** The doubts about expected words: those that are on the page for a moment only, and those that could never show. */
export function doubts(action: ScenarioAction, { scenario, driver }: Playing): readonly string[] {
  if (action.name !== 'expect' || !isAboutWords(action.value)) return [];
  const { shows = [], hides = [] } = action.value;
  const passing = scenario.agency === null ? (driver.passingTexts?.() ?? []) : [];
  const brief = shows.filter((words) => passing.some((text) => hasWords([text], words))).map(briefDoubt);
  const texts = driver.texts?.();
  if (texts === undefined) return brief;
  return [...brief, ...hides.flatMap((hidden) => hiddenDoubt(hidden, texts, scenario) ?? [])];
}
