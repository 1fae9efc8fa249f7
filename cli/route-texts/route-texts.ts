import { readOtpDeviceString } from '../../core/domain/otp-device.ts';
import { profileIdIn, type RouteName } from '../../core/flow/app-routes.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { button, text, when, words, type ShownText, type TextContext } from '../../core/step-texts/shown-text.ts';
import { profileFormTitle } from '../../core/use-cases/profile/profile-form.ts';
import { deletablePeopleTexts, editablePeopleTexts } from './account-lists.ts';

/** What the texts of a route depend on. */
export interface RouteMoment {
  readonly context: TextContext;
  readonly path: string;
  /** What failed or is invalid. */
  readonly errors: readonly ErrorCode[];
  /** What is typed, by the ids of the fields. */
  readonly typed: Readonly<Record<string, string>>;
}

/** The heading of a route, and below it what can change or says what to do. Prose that never changes is left to the browser. */
export interface RouteTexts {
  readonly title: ShownText;
  readonly texts: readonly ShownText[];
}

type Row = (moment: RouteMoment) => { readonly title?: string | ShownText; readonly texts?: readonly ShownText[] };

const titled =
  (title: string): Row =>
  () => ({ title });

const withLead =
  (lead: string): Row =>
  () => ({ texts: [text(lead)] });

const landing: Row = ({ context: { state } }) => {
  const { logoutMessage } = state.view;
  const message = logoutMessage === null ? [] : [text('logout.title'), text(`logout.messages.${logoutMessage}`)];
  const buttons = ['continueAsGuest', 'login', 'createAccount', 'already.action'].map((id) => button(`landing.${id}`));
  return { texts: [...message, text('landing.lead'), ...buttons] };
};

const home: Row = ({ context: { state } }) => {
  const name = state.identity.currentUser?.first_name ?? '';
  return name === '' ? {} : { title: text('home.hello', { name }) };
};

const oneTimePassword: Row = ({ context, typed }) => {
  const { otpDevices = [], device = '' } = context.state.account.otpChallenge ?? {};
  const { type, name } = readOtpDeviceString(device);
  const devices = otpDevices.map((one): ShownText => {
    const read = readOtpDeviceString(one);
    return { ...words(one, read.name, 'radio'), isChosen: one === typed.device };
  });
  return { texts: [text(`oneTimePassword.sentTo.${type ?? 'unknown'}`), words('sent-to', name), ...devices] };
};

const profile: Row = ({ context: { state }, path }) => {
  const id = profileIdIn(path);
  const isAfterGuest = id === null && state.account.isAfterGuest;
  return {
    title: `profileForm.titles.${profileFormTitle(state.identity.profiles, id)}`,
    texts: [
      ...when(isAfterGuest, text('profileForm.afterGuest.title'), text('profileForm.afterGuest.text')),
      ...when(id === null, text('profileForm.why')),
    ],
  };
};

/** What routes outside a test show besides their fields and buttons. A screen adds what it has loaded. */
const ROWS: Readonly<Partial<Record<RouteName, Row>>> = {
  landing,
  home,
  login: ({ errors }) => ({
    texts: when(errors.includes('TOO_MANY_REQUESTS'), text('login.lockedOut'), button('login.sendLink')),
  }),
  oneTimePassword,
  forgotPassword: withLead('forgotPassword.lead'),
  privacyAgreement: titled('privacy.heading'),
  emailVerification: withLead('emailVerification.why'),
  codeVerification: ({ context }) => ({
    texts: [text('codeVerification.sentTo'), words('email', context.state.account.newUser?.email ?? '')],
  }),
  createAccount: ({ errors }) => ({
    texts: [text('createAccount.why'), ...when(errors.includes('INVALID_TOKEN'), text('createAccount.ranOut'))],
  }),
  addProfile: withLead('addProfile.lead'),
  newProfile: profile,
  profile,
  editProfile: profile,
  editProfileSelection: ({ context }) => ({
    title: 'profileChoice.editHeading',
    texts: editablePeopleTexts(context),
  }),
  deleteProfile: ({ context, typed }) => ({
    title: 'profileChoice.deleteHeading',
    texts: deletablePeopleTexts(context, typed.selectedProfileId ?? ''),
  }),
  changePassword: withLead('changePassword.lead'),
  yourData: withLead('yourData.lead'),
  support: ({ context: { page } }) => ({
    texts: [text('support.lead'), ...when(!page.isOnline, text('support.offline'))],
  }),
  termsOfUse: titled('terms.heading'),
  privacyPolicy: titled('privacy.heading'),
  healthDataPolicy: titled('healthData.heading'),
};

/** What a route outside a test shows at a moment. */
export function routeTexts(name: RouteName, moment: RouteMoment): RouteTexts {
  const { title = `${name}.heading`, texts = [] } = ROWS[name]?.(moment) ?? {};
  return { title: typeof title === 'string' ? text(title) : title, texts };
}
