import { translations, type LanguageTexts } from '../../adapters/translations/index.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import { adviceTexts, asShown, type AnswerFacts } from './answer-facts.ts';

type LabelOf = ((texts: LanguageTexts) => string) | null;

const tryAgain: LabelOf = ({ general }) => general.buttons.tryAgain;
const save: LabelOf = ({ profiles }) => profiles.profileForm.save;

/** The button of each page that makes its call again. Null where that depends on which of its calls failed, or where it has none. */
const AGAIN_LABELS: Readonly<Record<RouteName, LabelOf>> = {
  landing: null,
  login: ({ account }) => account.login.submit,
  oneTimePassword: ({ account }) => account.oneTimePassword.verify,
  forgotPassword: ({ account }) => account.forgotPassword.send,
  resetPassword: null,
  terms: null,
  privacyAgreement: null,
  disclaimer: null,
  emailVerification: ({ account }) => account.emailVerification.send,
  codeVerification: ({ account }) => account.codeVerification.verify,
  createAccount: ({ general }) => general.buttons.create,
  home: tryAgain,
  testSteps: tryAgain,
  profileManagement: null,
  addProfile: null,
  newProfile: save,
  profile: null,
  editProfile: null,
  editProfileSelection: tryAgain,
  deleteProfile: null,
  changePassword: ({ account }) => account.changePassword.submit,
  otpDevices: null,
  loginSessions: null,
  yourData: ({ yourData }) => yourData.yourData.copy.get,
  resultsList: tryAgain,
  resultDetails: tryAgain,
  faq: null,
  support: tryAgain,
  termsOfUse: null,
  privacyPolicy: null,
  healthDataPolicy: null,
};

/** The button of a page that makes a failed call again, as it shows there; in general words where it is not known which one. */
export function pageAgainLabel(facts: AnswerFacts, route: RouteName): string {
  const labelOf = AGAIN_LABELS[route];
  return labelOf === null
    ? adviceTexts(facts).sameButton
    : asShown(facts, (language) => labelOf(translations[language]));
}
