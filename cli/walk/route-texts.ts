import type { AppState } from '../../core/flow/app-state.ts';
import { profileIdIn, type RouteName } from '../../core/flow/app-routes.ts';
import { testCard } from '../../core/flow/home-cards.ts';
import { HOME_LABELS, OTP_LABELS, PROFILE_LABELS, RESULT_LABELS } from './route-labels.ts';
import { profileFormTitle } from '../../core/use-cases/profile/profile-form.ts';

/** What the texts of a route depend on. */
export interface RouteMoment {
  readonly state: AppState;
  readonly path: string;
  readonly now: number;
}

/** Keys of texts in any area, such as `login.heading`: the heading, what stands below it, and labels of buttons and fields by their ids. */
export interface RouteTexts {
  readonly title: string;
  readonly texts?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
}

function homeTexts({ state, now }: RouteMoment): RouteTexts {
  const card = testCard(state, now);
  const isFinished = card?.kind === 'finished';
  return {
    title: (state.identity.currentUser?.first_name ?? '') === '' ? 'home.heading' : 'home.hello',
    labels: {
      ...HOME_LABELS,
      continue: isFinished ? 'home.finished.seeLastSteps' : 'home.incomplete.continueTest',
      cancel: isFinished ? 'home.finished.close' : 'home.incomplete.cancelTest',
      'not-now': 'home.notNow',
      'last-result': 'home.lastResult.title',
    },
  };
}

function landingTexts({ state }: RouteMoment): RouteTexts {
  const { logoutMessage } = state.view;
  return {
    title: 'landing.heading',
    texts: ['landing.lead', ...(logoutMessage === null ? [] : ['logout.title', `logout.messages.${logoutMessage}`])],
    labels: {
      'continue-as-guest': 'landing.continueAsGuest',
      'already-tested': 'landing.already.action',
      login: 'landing.login',
      confirm: 'logout.confirm',
    },
  };
}

function profileTexts({ state, path }: RouteMoment): RouteTexts {
  return {
    title: `profileForm.titles.${profileFormTitle(state.identity.profiles, profileIdIn(path))}`,
    texts: ['profileForm.why'],
    labels: {
      'save-profile': 'profileForm.save',
      'choose-another': 'profileForm.chooseAnother',
    },
  };
}

type TextsOf = RouteTexts | ((moment: RouteMoment) => RouteTexts);

/** What every route outside a test shows; the steps of a test have words of their own. */
export const ROUTE_TEXTS: Readonly<Record<Exclude<RouteName, 'testSteps'>, TextsOf>> = {
  landing: landingTexts,
  login: {
    title: 'login.heading',
    labels: { 'log-in': 'login.submit', password: 'login.password', rememberMe: 'login.rememberMe' },
  },
  oneTimePassword: {
    title: 'oneTimePassword.heading',
    labels: {
      verify: 'oneTimePassword.verify',
      'send-new-code': 'oneTimePassword.sendNew',
      code: 'oneTimePassword.label',
      device: 'oneTimePassword.chooseDevice',
    },
  },
  forgotPassword: {
    title: 'forgotPassword.heading',
    texts: ['forgotPassword.lead'],
    labels: { 'send-link': 'forgotPassword.send', 'return-to-login': 'forgotPassword.sent.returnToLogin' },
  },
  resetPassword: {
    title: 'resetPassword.heading',
    texts: ['resetPassword.lead'],
    labels: {
      'set-password': 'resetPassword.submit',
      'forgot-password': 'resetPassword.newLink',
      'return-to-login': 'resetPassword.done.returnToLogin',
      newPassword: 'resetPassword.newPassword',
      repeatPassword: 'resetPassword.repeatPassword',
    },
  },
  terms: { title: 'terms.heading', labels: { agree: 'terms.agree' } },
  privacyAgreement: { title: 'privacy.heading', labels: { agree: 'privacy.agree' } },
  disclaimer: {
    title: 'disclaimer.heading',
    texts: ['disclaimer.paragraphs.advice', 'disclaimer.paragraphs.limits'],
    labels: { continue: 'disclaimer.continue' },
  },
  emailVerification: {
    title: 'emailVerification.heading',
    texts: ['emailVerification.why'],
    labels: { 'send-code': 'emailVerification.send', login: 'emailVerification.login' },
  },
  codeVerification: {
    title: 'codeVerification.heading',
    labels: {
      'verify-code': 'codeVerification.verify',
      'send-new-code': 'codeVerification.sendNew',
      'change-email': 'codeVerification.change',
    },
  },
  createAccount: {
    title: 'createAccount.heading',
    texts: ['createAccount.why'],
    labels: {
      'create-account': 'buttons.create',
      'verify-again': 'createAccount.verifyAgain',
      password: 'createAccount.password',
      confirmPassword: 'createAccount.confirmPassword',
    },
  },
  home: homeTexts,
  profileManagement: { title: 'profileManagement.heading', labels: PROFILE_LABELS },
  addProfile: { title: 'addProfile.heading', texts: ['addProfile.lead', 'addProfile.use'] },
  newProfile: profileTexts,
  profile: profileTexts,
  editProfile: profileTexts,
  editProfileSelection: { title: 'profileChoice.editHeading' },
  deleteProfile: {
    title: 'profileChoice.deleteHeading',
    labels: {
      'delete-profile': 'profileRemoval.submit',
      'confirm-delete': 'profileRemoval.confirm.remove',
      'keep-profile': 'profileRemoval.confirm.keep',
    },
  },
  changePassword: {
    title: 'changePassword.heading',
    texts: ['changePassword.lead'],
    labels: {
      'change-password': 'changePassword.submit',
      oldPassword: 'changePassword.oldPassword',
      newPassword: 'resetPassword.newPassword',
      repeatPassword: 'resetPassword.repeatPassword',
    },
  },
  otpDevices: { title: 'otpDevices.heading', labels: OTP_LABELS },
  loginSessions: {
    title: 'loginSessions.heading',
    texts: ['loginSessions.lead'],
    labels: {
      'end-session': 'loginSessions.endOne',
      'end-other-sessions': 'loginSessions.endOthers',
      'keep-session': 'loginSessions.end.keep',
      'confirm-ending': 'loginSessions.end.confirm',
      password: 'loginSessions.end.password',
    },
  },
  yourData: {
    title: 'yourData.heading',
    texts: ['yourData.lead'],
    labels: {
      'get-data': 'yourData.copy.get',
      'ask-deletion': 'yourData.deletion.ask',
      'keep-account': 'yourData.deletion.confirm.keep',
      'write-deletion': 'yourData.deletion.confirm.write',
    },
  },
  resultsList: {
    title: 'resultsList.heading',
    labels: {
      'start-testing': 'resultsList.take',
      'view-previous': 'resultsList.viewPrevious',
      'show-more': 'resultsList.showMore',
      result: 'resultDetails.heading',
    },
  },
  resultDetails: { title: 'resultDetails.heading', labels: RESULT_LABELS },
  faq: { title: 'faq.heading', labels: { 'contact-us': 'faq.contact.contactUs' } },
  support: {
    title: 'support.heading',
    texts: ['support.lead'],
    labels: {
      'send-request': 'support.send',
      requestType: 'support.requestType',
      name: 'support.name',
      email: 'support.email',
      phoneNumber: 'support.phoneNumber',
      supportInformation: 'support.information',
    },
  },
  termsOfUse: { title: 'terms.heading' },
  privacyPolicy: { title: 'privacy.heading', labels: { 'health-data-policy': 'privacy.healthDataPolicy' } },
  healthDataPolicy: { title: 'healthData.heading' },
};
