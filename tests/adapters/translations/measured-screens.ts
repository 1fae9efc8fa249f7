import { messageTexts } from '../../../adapters/translations/messages.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { listTexts } from '../../../cli/translations/text-list.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { STEP_IDS, type StepId } from '../../../core/flow/step-row.ts';
import type { Reading } from './language-expectations.ts';
import { sentencesOf, wordsOf } from './readability.ts';

/** Texts of fewer words are labels, titles and notes, and no prose. */
const LEAST_WORDS_OF_PROSE = 8;
/** What ends a sentence that is read. A label, a title and a name in a list end without it; a question is a heading or the label of a field. */
const END_OF_SENTENCE = /[.!…:]["”)]?$/;

/** The steps that are read before something is decided. Every other step is a line or two of commands beside a picture. */
const PROSE_STEPS: readonly StepId[] = [
  'intro-welcome',
  'health-questionnaire',
  'warnings',
  'result-ready',
  'submit-report',
  'review-profile',
  'reporting-information',
];

/** The steps that show the texts of the scan. */
const SCAN_STEPS: readonly StepId[] = ['scan-device', 'first-scan', 'second-scan'];

export interface MeasuredScreen {
  readonly name: string;
  readonly reading: Reading;
  readonly texts: readonly string[];
}

type Part = readonly [name: string, reading: Reading, tree: object];

function stepsOf({ steps, scan }: (typeof translations)[Language]['steps']): readonly Part[] {
  return STEP_IDS.map((id) => {
    const tree = SCAN_STEPS.includes(id) ? { own: steps[id], scan } : steps[id];
    return [`step ${id}`, PROSE_STEPS.includes(id) ? 'prose' : 'commands', tree];
  });
}

/**
 * Texts as a person meets them, a screen at a time: a word such as "cassette" weighs little among the others. The scan
 * steps show the scan's own texts, so they are measured with these, as new passwords are with their rules. Lists of names and single button words are no prose.
 */
export function screensOf(language: Language): readonly MeasuredScreen[] {
  const { landing, general, steps, account, profiles, results, support, faq, privacy, terms, healthData } =
    translations[language];
  const { report, ...result } = results;
  const parts: readonly Part[] = [
    ...stepsOf(steps),
    ['rescue cards', 'commands', steps.rescue],
    ['practice', 'commands', steps.practice],
    ['scan messages', 'messages', steps.scan.messages],
    ['camera failures', 'messages', steps.scan.camera.failures],
    ['alerts of the wait', 'messages', { alerts: steps.alerts, clock: steps.clock }],
    ['reasons of a result', 'messages', steps.lines],
    ['expired', 'prose', steps.expired],
    ['account prompt', 'prose', steps.accountPrompt],
    ['frame', 'messages', landing.frame],
    ['landing', 'prose', landing.landing],
    ['logout', 'messages', landing.logout],
    ['timer', 'messages', general.timerBar],
    ['outbox', 'prose', general.outbox],
    ['disclaimer', 'prose', general.disclaimer],
    ['home', 'prose', general.home],
    ['form', 'messages', general.form],
    ['errors', 'messages', general.errors],
    ['login', 'prose', { password: account.login, code: account.oneTimePassword }],
    ['forgot password', 'prose', account.forgotPassword],
    ['reset password', 'prose', { own: account.resetPassword, rules: account.password }],
    ['change password', 'prose', { own: account.changePassword, rules: account.password }],
    ['two-factor devices', 'prose', account.otpDevices],
    ['login sessions', 'prose', account.loginSessions],
    ['email verification', 'prose', account.emailVerification],
    ['code verification', 'prose', account.codeVerification],
    ['create account', 'prose', { own: account.createAccount, rules: account.password }],
    ['profile form', 'prose', profiles.profileForm],
    ['profile management', 'prose', profiles.profileManagement],
    ['profile information', 'prose', profiles.addProfile],
    ['profile choice', 'prose', { own: profiles.profileChoice, removal: profiles.profileRemoval }],
    ['no user group', 'prose', general.noUserGroup],
    ['results', 'prose', result],
    ['report', 'prose', report],
    ['support', 'prose', support],
    ['questions', 'prose', faq],
    ['privacy policy', 'prose', privacy],
    ['terms', 'prose', terms],
    ['health data policy', 'prose', healthData],
    ['emails', 'messages', messageTexts[language]],
  ];
  return parts.map(([name, reading, tree]) => ({ name, reading, texts: listTexts(tree).map(({ text }) => text) }));
}

/**
 * The sentences of the texts that are prose. A text counts if it has eight words or more and ends as a sentence does, with a full
 * stop, an exclamation mark or a colon. Titles, headings and legends that ask, labels of buttons and fields, entries of menus and
 * lists that are no sentences, and notes of a few words do not count: they are short for a reason, and would hide or feign a telegram.
 */
export const proseOf = (texts: readonly string[]): readonly string[] =>
  texts
    .filter((text) => wordsOf(text).length >= LEAST_WORDS_OF_PROSE && END_OF_SENTENCE.test(text))
    .flatMap(sentencesOf);

/** The mean of the words in a sentence. */
export const wordsPerSentence = (sentences: readonly string[]): number =>
  sentences.flatMap(wordsOf).length / sentences.length;
