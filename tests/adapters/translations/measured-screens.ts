import { fillIn } from '../../../adapters/translations/fill-in.ts';
import { translations } from '../../../adapters/translations/index.ts';
import { messageTexts } from '../../../adapters/translations/messages.ts';
import { startNotices } from '../../../adapters/translations/start-notices.ts';
import { listTexts, type PlacedText } from './text-list.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { kitTexts } from '../../../core/domain/kit-texts.ts';
import type { Language } from '../../../core/domain/languages.ts';
import { STEP_IDS, type StepId } from '../../../core/flow/step-row.ts';
import { sentencesOf, wordsOf } from './readability.ts';

/** What the camera of the scan steps says; why it fails and why a code is refused are screens of their own. */
const SCAN = [
  ...['why', 'ask', 'safari', 'loading', 'several', 'hint', 'allow'].map((key) => `steps.scan.camera.${key}`),
  'steps.scan.instructions',
  'steps.scan.type',
];
const PASSWORD_RULES = 'account.password';

/** The texts that a step shows beside its own. */
const BESIDE: Readonly<Partial<Record<StepId, readonly string[]>>> = {
  'scan-device': SCAN,
  'first-scan': SCAN,
  'second-scan': SCAN,
  'result-details': ['results.result'],
};

/** Each screen, dialog and family of notices, with the groups of texts that it shows. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(STEP_IDS.map((id) => [`step ${id}`, [`steps.steps.${id}`, ...(BESIDE[id] ?? [])]])),
  'accepted scan': ['steps.accepted'],
  'scan messages': ['steps.scan.messages', 'steps.scan.boxFailed', 'steps.scan.flu'],
  'camera and photo failures': ['steps.scan.camera.failures', 'steps.scan.photo.failures'],
  'rescue cards': ['steps.rescue'],
  practice: ['steps.practice'],
  'counter of seconds': ['steps.counter'],
  'alerts of the wait': ['steps.alerts', 'steps.clock'],
  'reasons of a result': ['steps.lines'],
  expired: ['steps.expired'],
  'account prompt': ['steps.accountPrompt'],
  frame: ['landing.frame'],
  landing: ['landing.landing'],
  logout: ['landing.logout'],
  inactivity: ['general.inactivity'],
  timer: ['general.timerBar'],
  outbox: ['general.outbox'],
  disclaimer: ['general.disclaimer'],
  home: ['general.home'],
  'hints of forms': ['general.form', 'general.saved'],
  'errors of forms': ['general.errors', 'general.errorParts'],
  login: ['account.login'],
  'login code': ['account.oneTimePassword'],
  'forgot password': ['account.forgotPassword'],
  'reset password': ['account.resetPassword', PASSWORD_RULES],
  'change password': ['account.changePassword', PASSWORD_RULES],
  'two-factor devices': ['account.otpDevices'],
  'login sessions': ['account.loginSessions'],
  'email verification': ['account.emailVerification'],
  'code verification': ['account.codeVerification'],
  'create account': ['account.createAccount', PASSWORD_RULES],
  'profile form': ['profiles.profileForm'],
  'profile management': ['profiles.profileManagement'],
  'profile information': ['profiles.addProfile'],
  'profile choice': ['profiles.profileChoice', 'profiles.profileRemoval'],
  'no user group': ['general.noUserGroup'],
  'results list': ['results.resultsList'],
  'a result': ['results.resultDetails', 'results.result'],
  report: ['results.report'],
  support: ['support'],
  questions: ['faq'],
  'privacy policy': ['privacy'],
  terms: ['terms'],
  'health data policy': ['healthData'],
  'your data': ['yourData'],
  emails: ['messages'],
  'start notice': ['startNotice'],
};

/**
 * Headings do not end as sentences do, and one that is announced with its text is no sentence of that text. Captions are read only where
 * a picture cannot be seen: one in long words must not stand in for the commands beside it.
 */
const HEADING_OR_CAPTION =
  /\.(?:title|heading|figure|figureOf)$|^steps\.practice\.(?:picture$|windows\.)|^steps\.lines\.(?:control|test)\./;

/** A full stop, inside or outside a quotation or parentheses. */
const END_OF_SENTENCE = /\.["”)]?$/;

/** The texts of the app, of its emails and of the page that shows before the app starts, with the numbers of a kit filled in. */
function textsOf(language: Language): readonly PlacedText[] {
  const trees = { ...translations[language], messages: messageTexts[language], startNotice: startNotices[language] };
  return listTexts(trees).map(({ path, text }) => ({ path, text: fillIn(text, kitTexts(KITS[0])) }));
}

const isWithin = (path: string, group: string): boolean => path === group || path.startsWith(`${group}.`);

/**
 * Whether a text is read as one or more sentences: it ends with a full stop, and is no heading or caption. Every such text counts, however
 * short it is, so that a telegram shows as one. Questions, labels of buttons and fields, entries of lists and notes such as "Saving…"
 * have no full stop and do not count: as sentences of two words they would make any screen look too simple, and joined
 * with what follows them, too hard.
 */
const isOfSentences = ({ path, text }: PlacedText): boolean =>
  END_OF_SENTENCE.test(text) && !HEADING_OR_CAPTION.test(path);

export interface MeasuredScreen {
  readonly name: string;
  /** Every text, also those that are no sentences. */
  readonly texts: readonly string[];
  readonly sentences: readonly string[];
}

/** Texts as a person meets them, a screen at a time and in all its states: nothing is pooled with the words of other screens. */
export function screensOf(language: Language): readonly MeasuredScreen[] {
  const all = textsOf(language);
  return Object.entries(SCREENS).map(([name, groups]) => {
    const own = all.filter(({ path }) => groups.some((group) => isWithin(path, group)));
    return {
      name,
      texts: own.map(({ text }) => text),
      sentences: own.filter(isOfSentences).flatMap(({ text }) => sentencesOf(text)),
    };
  });
}

/** The texts in sentences that no screen counts. */
export function unmeasured(language: Language): readonly string[] {
  const groups = Object.values(SCREENS).flat();
  return textsOf(language)
    .filter((text) => isOfSentences(text) && !groups.some((group) => isWithin(text.path, group)))
    .map(({ path }) => path);
}

/** The mean of the words in a sentence. */
export const wordsPerSentence = (sentences: readonly string[]): number =>
  sentences.flatMap(wordsOf).length / sentences.length;
