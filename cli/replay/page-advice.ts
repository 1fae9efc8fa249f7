import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import type { OpenPage } from '../../core/diagnostics/open-page.ts';
import { APP_ROUTES, type RouteName } from '../../core/flow/app-routes.ts';
import { cancelCost } from '../../core/flow/cancel.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { adviceTexts, asShown, type AnswerFacts } from './answer-facts.ts';

type Home = (typeof translations)['en']['general']['home'];

/** The open page. A fixture state is at the step of its test; an older snapshot, or one with a lost part, does not name the page. */
function pageOf({ source }: AnswerFacts): OpenPage | null {
  return source.kind === 'state' ? { route: 'testSteps', from: null } : source.snapshot.page;
}

/** The address of a route without its parameters. */
const pathOf = (route: RouteName): string => APP_ROUTES[route].replace(/\/:.*$/, '');

const isAtTest = (page: OpenPage | null): boolean => page?.route === 'testSteps';

/** The page that is open instead of the test under way; null if the test is open. */
export function pagePlace(facts: AnswerFacts): string | null {
  const [page, texts] = [pageOf(facts), adviceTexts(facts).page];
  if (!isTestInProgress(facts.context.session) || isAtTest(page)) return null;
  if (page === null) return texts.unknown;
  if (page.route === 'home') return texts.home;
  const path = pathOf(page.route);
  return page.from === null ? fillIn(texts.other, { path }) : fillIn(texts.helpFrom, { path, from: pathOf(page.from) });
}

/** The labels of the buttons of the home page about a test. */
function homeLabels(facts: AnswerFacts): Readonly<Record<'continue' | 'cancel' | 'logOut' | 'seeLastSteps', string>> {
  const label = (textOf: (home: Home) => string): string =>
    asShown(facts, (language) => textOf(translations[language].general.home));
  return {
    continue: label((home) => home.incomplete.continueTest),
    cancel: label((home) => home.incomplete.cancelTest),
    logOut: label((home) => home.incomplete.logOut),
    seeLastSteps: label((home) => home.finished.seeLastSteps),
  };
}

/** How the person ends a test that cannot go on; null if its result was submitted. */
export function wayToNewTest(facts: AnswerFacts): string | null {
  const { session } = facts.context;
  if (!isTestInProgress(session) || session.submittedAt !== null) return null;
  return fillIn(adviceTexts(facts).toTest.cancel, homeLabels(facts));
}

/** How the person gets back to the test, and what would end it; null if the test is open. */
export function wayToTest(facts: AnswerFacts): string | null {
  const [page, { toTest }] = [pageOf(facts), adviceTexts(facts)];
  const { session } = facts.context;
  if (!isTestInProgress(session) || isAtTest(page)) return null;
  const [cost, labels] = [cancelCost(session), homeLabels(facts)];
  if (cost === 'submitted') return fillIn(toTest.done, labels);
  const back = page === null ? toTest.unknown : page.route === 'home' ? toTest.home : toTest.other;
  return `${fillIn(back, labels)} ${fillIn(toTest.warning, { ...labels, cost: toTest.cost[cost] })}`;
}
