import { linksFrom, profileIdIn, type RouteName } from '../../core/flow/app-routes.ts';
import { testCard } from '../../core/flow/home-cards.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { button, text, when, words, type ShownText } from '../../core/step-texts/shown-text.ts';
import { isTestAskedAbout } from '../../core/flow/selectors.ts';
import { profileFormTitle } from '../../core/use-cases/profile/profile-form.ts';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { documentTexts, mainPoints } from './documents.ts';
import { deletablePeopleTexts, editablePeopleTexts } from './people.ts';
import { CONTACT_OPTIONS } from './support.ts';
import { NOT_CHOSEN } from './route-row.ts';
import type { RouteMoment, RouteRow, RouteTexts } from './route-row.ts';
import { HOME_LABELS, PROFILE_LABELS, RESULT_LABELS } from './route-labels.ts';

function homeTexts({ context: { state, moment }, path }: RouteMoment): RouteTexts {
  const isFinished = testCard(state, moment.now)?.kind === 'finished';
  const name = state.identity.currentUser?.first_name ?? '';
  return {
    title: name === '' ? 'home.heading' : text('home.hello', { name }),
    labels: {
      ...HOME_LABELS,
      continue: isFinished ? 'home.finished.seeLastSteps' : 'home.incomplete.continueTest',
      cancel: isFinished ? 'home.finished.close' : 'home.incomplete.cancelTest',
      ...(isTestAskedAbout(state, path) && { 'sign-out': 'home.incomplete.logOut' }),
      'not-now': 'home.notNow',
      'last-result': 'home.lastResult.title',
    },
  };
}

const points = (group: string, ...keys: readonly string[]): readonly ShownText[] =>
  keys.map((key) => text(key.includes('.') ? key : `${group}.${key}`, {}, 'point'));

/** What a visitor should know before the start. */
const LANDING_FACTS: readonly ShownText[] = [
  text('landing.data.title'),
  ...points('landing.data', 'here', 'server', 'report', 'landing.guestHelp', 'guest'),
  text('landing.who.title'),
  ...points('landing.who', 'self', 'child', 'under2'),
  text('landing.needs.title'),
  ...points('landing.facts', 'time', 'free', 'open'),
  text('landing.help.title'),
  ...points('landing.help', 'support', 'languages'),
  words('languages', { list: LANGUAGES.map((language) => ({ key: `frame.languages.${language}.name` })) }),
];

function landingTexts({ context: { state } }: RouteMoment): RouteTexts {
  const { logoutMessage } = state.view;
  return {
    title: 'landing.heading',
    texts: [
      ...(logoutMessage === null ? [] : ['logout.title', `logout.messages.${logoutMessage}`]),
      'landing.lead',
      ...['swab', 'wait', 'read'].flatMap((part) => [`landing.moments.${part}.title`, `landing.moments.${part}.text`]),
      button('landing.continueAsGuest'),
      'landing.startWithout',
      button('landing.login'),
      button('landing.createAccount'),
      'landing.already.question',
      button('landing.already.action'),
      'landing.already.help',
      ...LANDING_FACTS,
    ],
    labels: {
      'continue-as-guest': 'landing.continueAsGuest',
      'already-tested': 'landing.already.action',
      login: 'landing.login',
      confirm: 'logout.confirm',
    },
  };
}

function profileTexts({ context: { state }, path }: RouteMoment): RouteTexts {
  const id = profileIdIn(path);
  const afterGuest = when(
    state.account.isAfterGuest,
    ...['title', 'text'].map((key) => text(`profileForm.afterGuest.${key}`)),
  );
  return {
    title: `profileForm.titles.${profileFormTitle(state.identity.profiles, id)}`,
    texts: id === null ? [...afterGuest, 'profileForm.why'] : [],
    listed: ['locality', 'countyOfCity'],
    labels: { 'save-profile': 'profileForm.save', 'choose-another': 'profileForm.chooseAnother' },
  };
}

/** What every route outside a test shows; the steps of a test have words of their own. What a screen has loaded is added to it. */
export const ROUTE_TEXTS: Readonly<Record<Exclude<RouteName, 'testSteps'>, RouteRow>> = {
  ...ACCOUNT_ROUTES,
  landing: landingTexts,
  home: homeTexts,
  profileManagement: {
    title: 'profileManagement.heading',
    texts: linksFrom('profileManagement').flatMap(([item]) => [
      button(`profileManagement.menu.${item}.label`),
      `profileManagement.menu.${item}.text`,
    ]),
    labels: PROFILE_LABELS,
  },
  addProfile: {
    title: 'addProfile.heading',
    texts: [
      'addProfile.lead',
      'addProfile.use',
      'addProfile.asked.heading',
      ...['birth', 'zip', 'others', 'reporting'].flatMap((asked) => [
        text(`addProfile.asked.${asked}.label`, {}, 'label'),
        `addProfile.asked.${asked}.why`,
      ]),
    ],
  },
  newProfile: profileTexts,
  profile: profileTexts,
  editProfile: profileTexts,
  editProfileSelection: ({ context }) => ({
    title: 'profileChoice.editHeading',
    texts: editablePeopleTexts(context),
    listed: ['selectedProfileId'],
  }),
  deleteProfile: ({ context, typed }) => ({
    title: 'profileChoice.deleteHeading',
    texts: deletablePeopleTexts(context, typed.selectedProfileId ?? ''),
    listed: ['selectedProfileId'],
    labels: {
      'delete-profile': 'profileRemoval.submit',
      'confirm-delete': 'profileRemoval.confirm.remove',
      'keep-profile': 'profileRemoval.confirm.keep',
    },
  }),
  yourData: {
    title: 'yourData.heading',
    texts: ['yourData.lead'],
    labels: {
      'get-data': 'yourData.copy.get',
      'save-page': 'yourData.files.page.save',
      'save-json': 'yourData.files.json.save',
      'save-messages': 'yourData.files.messages.save',
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
  faq: {
    title: 'faq.heading',
    labels: { 'contact-us': 'faq.contact.contactUs', 'see-all-questions': 'faq.seeAll' },
  },
  support: ({ context: { page }, typed }) => ({
    title: 'support.heading',
    texts: [
      'support.lead',
      ...CONTACT_OPTIONS,
      'support.details.heading',
      'support.details.lead',
      'support.details.holds',
      'support.details.leaves',
      ...when(!page.isOnline, text('support.offline')),
    ],
    helps: {
      requestType: when(['', NOT_CHOSEN].includes(typed.requestType ?? ''), text('choices.default')),
      email: [text('support.emailHelp')],
      supportInformation: [text('support.informationHelp')],
    },
    labels: {
      'send-request': 'support.send',
      requestType: 'support.requestType',
      name: 'support.name',
      email: 'support.email',
      phoneNumber: 'support.phoneNumber',
      supportInformation: 'support.information',
    },
  }),
  termsOfUse: {
    title: 'terms.heading',
    texts: documentTexts('terms', [button('terms.privacyPolicy')], { privacy: button('terms.privacyPolicy') }),
    labels: { 'privacy-policy': 'terms.privacyPolicy' },
  },
  privacyPolicy: {
    title: 'privacy.heading',
    texts: documentTexts('privacy', [button('privacy.healthDataPolicy')]),
    labels: { 'health-data-policy': 'privacy.healthDataPolicy' },
  },
  healthDataPolicy: { title: 'healthData.heading', texts: documentTexts('healthData', mainPoints('healthData')) },
};
