import { routeName, type ApiRouteId } from '../../../core/api/routes.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import type { LogoutMessage } from '../../../core/flow/app-state.ts';
import { APP_ROUTES, pathWith, type RouteName } from '../../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_OTP_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { NOW, storeResults } from '../opened-app.ts';
import { KEPT_GUEST } from '../../support/kept-test.ts';
import type { OpenedApp } from './open-app.tsx';
import { fill, press, submit, unfold } from './page-hands.ts';
import type { Visit } from './visit.ts';

const NEW_PASSWORD = 'New-Window-31';
const NEW_EMAIL = 'nora@mail.example';

/** A visit that writes down what is heard on a screen. */
export type ScreenVisit = (visit: Visit) => Promise<void>;

const openAsVisitor = (visit: Visit, route: string): Promise<OpenedApp> =>
  visit.open({ who: 'visitor', now: NOW, route });

/** Opens a route as a person who has logged in. */
async function openAsMember(
  visit: Visit,
  route: string,
  who: 'account' | 'account+otp' = 'account',
): Promise<OpenedApp> {
  const app = await visit.open({ who, now: NOW, route: APP_ROUTES.login });
  await visit.act(() => fill({ email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD }));
  await visit.act(submit);
  if (who === 'account') await app.go(route);
  return app;
}

async function codeTo({ backEnd }: OpenedApp, address: string): Promise<string> {
  return (await backEnd.lastMessage([address]))?.code ?? '';
}

const shows =
  (open: (visit: Visit, route: string) => Promise<OpenedApp>, route: string): ScreenVisit =>
  async (visit) => {
    await open(visit, route);
    await visit.page('The screen');
  };

/** The headings and controls of a long document. */
const outlines =
  (open: (visit: Visit, route: string) => Promise<OpenedApp>, route: string): ScreenVisit =>
  async (visit) => {
    await open(visit, route);
    await visit.outline('The screen');
  };

/** A form does not send again what the server has rejected: codes and passwords differ from attempt to attempt. */
const ofAttempt = (values: Readonly<Record<string, string>>, attempt: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      /code|password/i.test(name) && name !== 'zipCode' ? [name, `${value.slice(0, -1)}${attempt}`] : [name, value],
    ),
  );

/** A form as it opens, sent empty, and refused by the server. */
async function form(
  visit: Visit,
  values: Readonly<Record<string, string>>,
  call: ApiRouteId,
  others: readonly ErrorCode[] = [],
): Promise<void> {
  await visit.page('The screen');
  await visit.change('Sent empty', submit);
  await visit.errorsOf(call, { before: (attempt) => fill(ofAttempt(values, attempt)), send: submit }, others);
}

/** A list that cannot be fetched. */
async function listFails(visit: Visit, app: OpenedApp, call: ApiRouteId, route: string): Promise<void> {
  await app.go(APP_ROUTES.home);
  app.backEnd.failNext({ [routeName(call)]: { status: 500 } });
  await app.go(route);
  await visit.page('It cannot be fetched');
}

const LOGOUT_MESSAGES: Readonly<Record<LogoutMessage, true>> = {
  inactivity: true,
  signedOut: true,
  otherTab: true,
  otherPerson: true,
  passwordChanged: true,
  loginEnded: true,
};

/** Results of the account: the newest is of the second person, who has an earlier one too. */
const RESULTS = [
  { person: 0, result: 'positive', hoursAgo: 1 / 6 },
  { person: 1, result: 'invalid', hoursAgo: 1 / 6 },
  { person: 1, result: 'negative', hoursAgo: 1 / 6 },
] as const;

const PASSWORDS = { newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD };
const PROFILE = { firstName: 'Eva', lastName: 'Ruiz', dateOfBirth: '02/14/1951', zipCode: '94110' };
const DEVICE = {
  deviceType: 'EMAIL',
  deviceName: 'Mail',
  deviceAddress: SCENARIO_OTP_EMAIL,
  password: SCENARIO_PASSWORD,
};

const REQUEST = {
  requestType: 'technicalSupport',
  name: 'Ana Ruiz',
  email: SCENARIO_EMAIL,
  phoneNumber: '4155550123',
  supportInformation: 'The camera stays dark.',
};

/**
 * What is heard on every route, with its dialogs and errors, and once with what every page repeats. The steps of a test have transcripts
 * of their own.
 */
export const ROUTE_VISITS: Readonly<Record<Exclude<RouteName, 'testSteps'> | 'frame', ScreenVisit>> = {
  frame: async (visit) => {
    await openAsVisitor(visit, APP_ROUTES.disclaimer);
    await visit.wholePage('A visitor');
    await visit.open({ who: 'guest', now: NOW, kept: KEPT_GUEST, route: APP_ROUTES.home });
    await visit.act(() => press('start-testing'));
    await visit.wholePage('A guest with a test');
    await openAsMember(visit, APP_ROUTES.addProfile);
    await visit.wholePage('A person with an account');
  },
  landing: async (visit) => {
    const app = await openAsVisitor(visit, APP_ROUTES.landing);
    await visit.page('The screen');
    for (const message of Object.keys(LOGOUT_MESSAGES) as LogoutMessage[]) {
      await visit.change(`Logged out: ${message}`, () => app.runner.send({ type: 'loggedOut', message }));
      await visit.act(() => app.runner.send({ type: 'logoutMessageConfirmed' }));
      await visit.act(() => undefined);
    }
  },
  login: async (visit) => {
    await openAsVisitor(visit, APP_ROUTES.login);
    await form(visit, { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD }, 'logIn');
  },
  oneTimePassword: async (visit) => {
    await openAsMember(visit, APP_ROUTES.home, 'account+otp');
    await form(visit, { code: '123456' }, 'submitOneTimePassword');
    await visit.change('A new code is sent', () => press('send-new-code'));
  },
  forgotPassword: async (visit) => {
    await openAsVisitor(visit, APP_ROUTES.forgotPassword);
    await form(visit, { email: SCENARIO_EMAIL }, 'forgotPassword');
    await visit.change('The link is sent', submit);
  },
  resetPassword: async (visit) => {
    const app = await visit.open({ who: 'account', now: NOW, route: APP_ROUTES.forgotPassword });
    await visit.act(() => fill({ email: SCENARIO_EMAIL }));
    await visit.act(submit);
    const { uid = '', token = '' } = (await app.backEnd.lastMessage([SCENARIO_EMAIL]))?.resetLink ?? {};
    await app.go(`/reset-password/${uid}/${token}`);
    await form(visit, PASSWORDS, 'resetPassword', ['INVALID_CODE']);
    await visit.change('The password is set', submit);
    await openAsVisitor(visit, '/reset-password/new/new');
    await visit.page('A link that is not valid');
  },
  terms: outlines(openAsVisitor, APP_ROUTES.terms),
  privacyAgreement: outlines(openAsVisitor, APP_ROUTES.privacyAgreement),
  disclaimer: shows(openAsVisitor, APP_ROUTES.disclaimer),
  emailVerification: async (visit) => {
    await openAsVisitor(visit, APP_ROUTES.emailVerification);
    await form(visit, { email: NEW_EMAIL }, 'sendVerificationCode');
  },
  codeVerification: async (visit) => {
    await openAsVisitor(visit, APP_ROUTES.emailVerification);
    await visit.act(() => fill({ email: NEW_EMAIL }));
    await visit.act(submit);
    await form(visit, { code: '123456' }, 'verifyCode');
    await visit.change('A new code is sent', () => press('send-new-code'));
  },
  createAccount: async (visit) => {
    const app = await openAsVisitor(visit, APP_ROUTES.emailVerification);
    await visit.act(() => fill({ email: NEW_EMAIL }));
    await visit.act(submit);
    const code = await codeTo(app, NEW_EMAIL);
    await visit.act(() => fill({ code }));
    await visit.act(submit);
    await form(visit, { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }, 'createAccount');
  },
  home: async (visit) => {
    const app = await openAsMember(visit, APP_ROUTES.home);
    await visit.page('The screen');
    app.backEnd.failNext({ 'GET /test-results/create-test-id': { status: 500 } });
    await visit.change('A test cannot begin', () => press('start-testing'));
    await storeResults(app, RESULTS);
    await app.go(APP_ROUTES.profileManagement);
    await app.go(APP_ROUTES.home);
    await visit.page('With a last result');
    await visit.act(() => press('start-testing'));
    await app.go(APP_ROUTES.home);
    await visit.page('With a test under way');
    await visit.change('The question about the test is closed', () => press('not-now'));
    await visit.change('Shortly before the logout', () => app.runner.send({ type: 'inactivityNoticed' }));
  },
  profileManagement: shows(openAsMember, APP_ROUTES.profileManagement),
  addProfile: shows(openAsMember, APP_ROUTES.addProfile),
  newProfile: async (visit) => {
    await openAsMember(visit, APP_ROUTES.newProfile);
    await form(visit, PROFILE, 'createProfile');
    await visit.change('A ZIP code of several cities', () => fill({ zipCode: '02134' }));
    await visit.change('No city is chosen', () => press('choose-city'));
  },
  profile: async (visit) => {
    await openAsMember(visit, pathWith(APP_ROUTES.profile, 'no-such-profile'));
    await visit.page('A profile that does not exist');
  },
  editProfile: async (visit) => {
    const app = await openAsMember(visit, APP_ROUTES.home);
    await app.go(pathWith(APP_ROUTES.editProfile, app.runner.current().identity.profiles[0]?.profileId ?? ''));
    await visit.page('The screen');
    await visit.act(() => fill({ zipCode: '' }));
    await visit.change('Without a ZIP code', submit);
    await visit.act(() => fill({ zipCode: '94110' }));
    await visit.errorsOf('editProfile', { send: submit });
  },
  editProfileSelection: shows(openAsMember, APP_ROUTES.editProfileSelection),
  deleteProfile: async (visit) => {
    const app = await openAsMember(visit, APP_ROUTES.deleteProfile);
    await visit.page('The screen');
    await visit.change('Sent empty', () => press('delete-profile'));
    const [, other] = app.runner.current().identity.profiles;
    await visit.act(() => fill({ selectedProfileId: other?.profileId ?? '' }));
    await visit.change('The question before it is deleted', () => press('delete-profile'));
    await visit.act(() => press('keep-profile'));
    const before = () => press('delete-profile');
    await visit.errorsOf('deleteProfile', { before, send: () => press('confirm-delete') }, ['PROFILE_NOT_FOUND']);
    await visit.act(before);
    await visit.change('The profile is deleted', () => press('confirm-delete'));
  },
  changePassword: async (visit) => {
    await openAsMember(visit, APP_ROUTES.changePassword);
    await form(visit, { oldPassword: SCENARIO_PASSWORD, ...PASSWORDS }, 'changePassword');
  },
  otpDevices: async (visit) => {
    const app = await openAsMember(visit, APP_ROUTES.otpDevices);
    await visit.page('The screen');
    await visit.change('A device is added', () => press('add-device'));
    await visit.change('Sent empty', submit);
    await visit.act(() => fill(DEVICE));
    await visit.errorsOf('sendOtpDeviceCode', { send: submit }, ['INCORRECT_PASSWORD', 'INVALID_OTP_DEVICE']);
    await visit.act(() => fill({ password: 'Not-my-1-password' }));
    await visit.change('With a wrong password', submit);
    await visit.act(() => fill({ password: SCENARIO_PASSWORD }));
    await visit.change('The code is sent', submit);
    const code = await codeTo(app, SCENARIO_OTP_EMAIL);
    await visit.change('Without the code', submit);
    await visit.act(() => fill({ code }));
    await visit.errorsOf('addOtpDevice', { send: submit }, ['INVALID_CODE', 'INVALID_OTP_DEVICE']);
    await visit.change('The device is confirmed', submit);
    await visit.change('The question before it is removed', () => press('remove-device'));
    await visit.change('Removed without the password', submit);
    const password = (attempt: number) => fill(ofAttempt({ password: SCENARIO_PASSWORD }, attempt));
    await visit.errorsOf('removeOtpDevice', { before: password, send: submit }, ['INVALID_OTP_DEVICE']);
    await visit.act(() => fill({ password: SCENARIO_PASSWORD }));
    await visit.change('The device is removed', submit);
    await listFails(visit, app, 'listOtpDevices', APP_ROUTES.otpDevices);
  },
  loginSessions: async (visit) => {
    const app = await openAsMember(visit, APP_ROUTES.loginSessions);
    const password = (attempt: number) => fill(ofAttempt({ password: SCENARIO_PASSWORD }, attempt));
    await visit.page('The screen');
    await visit.change('The question before one is ended', () => press('end-session'));
    await visit.change('Sent empty', submit);
    await visit.errorsOf('endLoginSession', { before: password, send: submit });
    await visit.act(() => press('keep-session'));
    await visit.change('The question before all others are ended', () => press('end-other-sessions'));
    await visit.errorsOf('endOtherLoginSessions', { before: password, send: submit });
    await visit.act(() => fill({ password: SCENARIO_PASSWORD }));
    await visit.change('The others are ended', submit);
    await listFails(visit, app, 'listLoginSessions', APP_ROUTES.loginSessions);
  },
  yourData: async (visit) => {
    await openAsMember(visit, APP_ROUTES.yourData);
    await visit.page('The screen');
    await visit.errorsOf('getPersonalData', { send: () => press('get-data') });
    await visit.change('The files are ready', () => press('get-data'));
    await visit.change('The question before the deletion', () => press('ask-deletion'));
    await visit.change('The email is written', () => press('write-deletion'));
  },
  resultsList: async (visit) => {
    const app = await openAsMember(visit, APP_ROUTES.resultsList);
    await visit.page('Without a result');
    await storeResults(app, RESULTS);
    await app.go(APP_ROUTES.home);
    await app.go(APP_ROUTES.resultsList);
    await visit.page('With results');
    await listFails(visit, app, 'getAllResults', APP_ROUTES.resultsList);
  },
  resultDetails: async (visit) => {
    const app = await openAsMember(visit, APP_ROUTES.home);
    const testId = (await storeResults(app, RESULTS)).at(-1) ?? '';
    await app.go(pathWith(APP_ROUTES.resultDetails, testId));
    await visit.page('The screen');
    await app.go(pathWith(APP_ROUTES.resultDetails, 'no-such-test'));
    await visit.page('A result that does not exist');
    await app.go(pathWith(APP_ROUTES.resultDetails, testId));
    await visit.change('What is said about the report', () => unfold('about-report'));
    await visit.change('What was sent', () => unfold('what-was-sent'));
    await visit.change('Who got the report', () => unfold('who-got-it'));
    await visit.change('The question before it is withdrawn', () => press('withdraw-report'));
    app.backEnd.failNext({ [routeName('withdrawReport')]: { status: 500 } });
    await visit.change('It cannot be withdrawn', () => press('confirm-withdrawal'));
    await visit.act(() => press('withdraw-report'));
    await visit.change('It is withdrawn', () => press('confirm-withdrawal'));
  },
  faq: async (visit) => {
    await openAsMember(visit, APP_ROUTES.faq);
    await visit.page('The screen');
    await visit.change('A search that finds nothing', () => fill({ search: 'zzzz' }));
  },
  support: async (visit) => {
    await openAsMember(visit, APP_ROUTES.support);
    await visit.page('The screen');
    await visit.change('Sent empty', submit);
    await visit.act(() => fill(REQUEST));
    await visit.errorsOf('sendSupportRequest', {
      before: (attempt) => attempt > 0 && press('try-again'),
      send: submit,
    });
    await visit.act(() => press('try-again'));
    await visit.change('The message is sent', submit);
  },
  termsOfUse: outlines(openAsMember, APP_ROUTES.termsOfUse),
  privacyPolicy: outlines(openAsMember, APP_ROUTES.privacyPolicy),
  healthDataPolicy: outlines(openAsVisitor, APP_ROUTES.healthDataPolicy),
};
