import { fillIn } from '../../adapters/translations/fill-in.ts';
import { translations } from '../../adapters/translations/index.ts';
import type { OpenPage } from '../../core/diagnostics/open-page.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import { cancelCost } from '../../core/flow/cancel.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import { adviceTexts, asShown, isUnsubmitted, type AnswerFacts } from './answer-facts.ts';

type Home = (typeof translations)['en']['general']['home'];

/** The open page. A fixture state is at the step of its test; an older snapshot, or one with a lost part, does not name the page. */
export function pageOf({ source }: AnswerFacts): OpenPage | null {
  if (source.kind === 'snapshot') return source.snapshot.page;
  return { route: 'testSteps', from: null, errors: [], errorsBefore: null };
}

const isAtTest = (page: OpenPage | null): boolean => page?.route === 'testSteps';

/** The pages on which a person without a test is. */
const STARTING_PAGES: readonly RouteName[] = ['landing', 'home'];

/** The page that is open instead of the test under way, or of the first pages; null on these. */
export function pagePlace(facts: AnswerFacts): string | null {
  const [page, texts] = [pageOf(facts), adviceTexts(facts).page];
  if (isAtTest(page)) return null;
  if (!isTestInProgress(facts.context.session) && (page === null || STARTING_PAGES.includes(page.route))) return null;
  if (page === null) return texts.unknown;
  if (page.route === 'home') return texts.home;
  const { pages } = adviceTexts(facts);
  const words = pages[page.route];
  if (page.from === null) return fillIn(texts.other, { page: words });
  return fillIn(texts.helpFrom, { page: words, from: pages[page.from] });
}

/** Whether a page shows errors of its own, which the details of older versions do not have. */
const HAS_OWN_ERRORS: Readonly<Record<RouteName, boolean>> = {
  landing: false,
  login: true,
  oneTimePassword: true,
  forgotPassword: true,
  resetPassword: true,
  terms: false,
  privacyAgreement: false,
  disclaimer: false,
  emailVerification: true,
  codeVerification: true,
  createAccount: true,
  home: false,
  testSteps: false,
  profileManagement: true,
  addProfile: true,
  newProfile: true,
  profile: true,
  editProfile: true,
  editProfileSelection: true,
  deleteProfile: true,
  changePassword: true,
  otpDevices: true,
  loginSessions: true,
  yourData: true,
  resultsList: true,
  resultDetails: true,
  faq: false,
  support: true,
  termsOfUse: false,
  privacyPolicy: false,
  healthDataPolicy: false,
};

/** What the details do not say of an open page: its own errors, or why it was left for help. Null if they say all. */
function unseenOf({ route, from, errors, errorsBefore }: OpenPage): 'page' | 'before' | 'left' | null {
  if (from !== null) return errorsBefore === null ? 'before' : 'left';
  return errors === null && HAS_OWN_ERRORS[route] ? 'page' : null;
}

/** What to ask a person who left a page for help, or whose page may show an error that the details do not have; null otherwise. */
export function askUnseen(facts: AnswerFacts): string | null {
  const [page, { unseen, pages }] = [pageOf(facts), adviceTexts(facts)];
  const part = page && unseenOf(page);
  if (page === null || part === null) return null;
  const isWaiting = rowOf(facts.context.session)?.leaveBy === 'countdown';
  const questions = isWaiting ? { ...unseen, ...unseen.inWait } : unseen;
  return fillIn(questions[part], { page: pages[page.route] });
}

/** The logout has another name in the question that covers the page than on the page. */
type HomeButton = 'continue' | 'cancel' | 'logOut' | 'signOut' | 'seeLastSteps';

/** The label of the button that leads back to the test beside its running timer; null where the open page has none, as in the dialog at home. */
function timerBarLabel(facts: AnswerFacts, page: OpenPage | null): string | null {
  const bar = timerBar(facts.open.play.tab().state(), facts.context.moment.now);
  if (page === null || page.route === 'home' || bar?.leadsBack !== true) return null;
  return asShown(facts, (language) => translations[language].general.timerBar.back);
}

/** Whether the home page names both of its logouts alike, in the language of the person's screen. */
function isLogoutNamedOnce({ source, language }: AnswerFacts): boolean {
  const { incomplete, menu } =
    translations[source.kind === 'snapshot' ? source.snapshot.language : language].general.home;
  return incomplete.logOut === menu.signOut.label;
}

/** The labels of the buttons of the home page that end a test or lead to it. */
function homeLabels(facts: AnswerFacts): Readonly<Record<HomeButton, string>> {
  const label = (textOf: (home: Home) => string): string =>
    asShown(facts, (language) => textOf(translations[language].general.home));
  return {
    continue: label((home) => home.incomplete.continueTest),
    cancel: label((home) => home.incomplete.cancelTest),
    logOut: label((home) => home.incomplete.logOut),
    signOut: label((home) => home.menu.signOut.label),
    seeLastSteps: label((home) => home.finished.seeLastSteps),
  };
}

/** How the person ends a test that cannot go on; null if its result was submitted. */
export function wayToNewTest(facts: AnswerFacts): string | null {
  const { session } = facts.context;
  if (!isUnsubmitted(session)) return null;
  return fillIn(adviceTexts(facts).toTest.cancel, homeLabels(facts));
}

/** How the person gets back to the test, and what would end it; null if the test is open. */
export function wayToTest(facts: AnswerFacts): string | null {
  const [page, { toTest }] = [pageOf(facts), adviceTexts(facts)];
  const { session } = facts.context;
  if (!isTestInProgress(session) || isAtTest(page)) return null;
  const [cost, labels] = [cancelCost(session), homeLabels(facts)];
  if (cost === 'submitted') return fillIn(toTest.done, labels);
  const bar = timerBarLabel(facts, page);
  if (bar !== null) return fillIn(toTest.bar, { back: bar });
  const back = page === null ? toTest.unknown : page.route === 'home' ? toTest.home : toTest.other;
  const warning = isLogoutNamedOnce(facts) ? toTest.warningOnce : toTest.warning;
  const values = { ...labels, cost: toTest.cost[session.result === null ? cost : 'result'] };
  return `${fillIn(back, labels)} ${fillIn(warning, values)}`;
}
