import type { LogoutMessage } from '../../../core/flow/app-state.ts';
import { APP_ROUTES, linksFrom } from '../../../core/flow/app-routes.ts';
import { INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../../../core/domain/limits.ts';
import { SCENARIO_EMAIL, SCENARIO_OTP_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { wrongCode } from '../../../scenarios/walk-registration.ts';
import { answer, giveAnswers } from '../../support/answers.ts';
import { goTo, press as pressAndSettle } from '../../web/visitor.ts';
import type { ScreenshotSession } from '../screenshot-session.ts';
import { picturesOf, type Picture, type Journey } from '../journey.ts';

const PASSWORDS = ['New-Window-31', 'Kind-Morning-64'] as const;
/** Time between two messages, so that their order is known. */
const MESSAGE_GAP_MS = 1_000;
const UNAUTHORIZED = 401;
const PHONE = '4155550123';

async function logIn({ goTo, enter, press }: ScreenshotSession, password: string = SCENARIO_PASSWORD): Promise<void> {
  await goTo(APP_ROUTES.login);
  await enter({ email: SCENARIO_EMAIL, password });
  await press('log-in');
}

async function logInWithCode(user: ScreenshotSession, password: string): Promise<void> {
  await user.idle(MESSAGE_GAP_MS);
  await logIn(user, password);
  const { code } = await user.messageTo(SCENARIO_OTP_EMAIL);
  await user.enter({ code });
  await user.press('verify');
  await user.page.waitForSelector('[data-press="start-testing"]');
}

/** The pages that home links to, by the names of their pictures, such as `terms-of-use`. */
const DOCUMENTS = linksFrom('home').map(
  ([route]) => [route.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), route] as const,
);

async function readDocuments({ capture, goTo, page }: ScreenshotSession): Promise<void> {
  await page.waitForSelector('[data-press="start-testing"]');
  await capture('home-account');
  for (const [name, route] of DOCUMENTS) {
    await goTo(APP_ROUTES[route]);
    await capture(name);
  }
}

async function chooseProfile({ capture, goTo, press, enter, page }: ScreenshotSession): Promise<void> {
  const flows = { testing: 'test', reporting: 'report' } as const;
  for (const flow of ['testing', 'reporting'] as const) {
    await goTo(APP_ROUTES.home);
    await press(`start-${flow}`);
    await page.waitForSelector('[data-step]');
    await press('next', 'next');
    await capture(`account-${flows[flow]}-profile-selection`);
    await press('next');
    await capture(`account-${flows[flow]}-profile-selection-refused`);
    await page.getByRole('radio').first().check();
    await press('next');
    await enter({ isSymptomatic: 'no' });
    await goTo(APP_ROUTES.home);
    await press('cancel');
  }
}

async function addDevices(user: ScreenshotSession): Promise<void> {
  const { capture, goTo, press, enter, failNext, messageTo } = user;
  await failNext('listOtpDevices');
  await goTo(APP_ROUTES.otpDevices);
  await capture('devices-failed');
  await goTo(APP_ROUTES.otpDevices);
  await capture('devices-none');
  await press('add-device');
  await capture('device-form');
  await press('send-code');
  await capture('device-form-refused');
  await enter({
    deviceType: 'EMAIL',
    deviceName: 'My other email',
    deviceAddress: SCENARIO_OTP_EMAIL,
    password: SCENARIO_PASSWORD,
  });
  await press('send-code');
  await capture('device-code');
  const { code } = await messageTo(SCENARIO_OTP_EMAIL);
  await enter({ code: wrongCode(code) });
  await press('confirm-device');
  await capture('device-code-wrong');
  await enter({ code });
  await press('confirm-device');
  await capture('device-added');
  await press('add-device');
  await enter({ deviceType: 'PHONE', deviceName: 'My phone', deviceAddress: PHONE, password: SCENARIO_PASSWORD });
  await press('send-code');
  await capture('device-code-phone');
  await enter({ code: (await messageTo(PHONE)).code });
  await press('confirm-device');
  await capture('devices');
  await press('remove-device');
  await capture('device-removal');
  await press('keep-device');
}

async function readLoginSessions({ capture, goTo, press, page }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.loginSessions);
  await page.waitForSelector('[data-press="end-other-sessions"]');
  await capture('login-sessions');
  await press('end-other-sessions');
  await capture('login-sessions-end');
  await press('keep-session');
}

async function readOwnData({ capture, goTo, press, page }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.yourData);
  await capture('your-data');
  await press('get-data');
  await page.waitForSelector('[data-press^="save-"]');
  await capture('your-data-ready');
  await press('ask-deletion');
  await capture('your-data-deletion');
  await press('write-deletion');
  await capture('your-data-written');
}

async function changePassword({ capture, goTo, press, enter, page }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.changePassword);
  await capture('change-password');
  await enter({ oldPassword: SCENARIO_PASSWORD, newPassword: 'short', repeatPassword: 'other' });
  await press('change-password');
  await capture('change-password-refused');
  await enter({ newPassword: PASSWORDS[0], repeatPassword: PASSWORDS[0], oldPassword: 'Not-my-1-password' });
  await press('change-password');
  await capture('change-password-wrong');
  await enter({ oldPassword: SCENARIO_PASSWORD });
  await press('change-password');
  await page.waitForSelector('[data-message]');
  await capture('logged-out-passwordchanged');
}

async function giveSecondFactor(user: ScreenshotSession): Promise<void> {
  const { capture, press, enter, page, idle, messageTo } = user;
  await logIn(user, PASSWORDS[0]);
  await page.waitForSelector('[name="code"]');
  await capture('one-time-password');
  const { code } = await messageTo(SCENARIO_OTP_EMAIL);
  await enter({ code: wrongCode(code) });
  await press('verify');
  await capture('one-time-password-wrong');
  await idle(MESSAGE_GAP_MS);
  await press('send-new-code');
  await capture('one-time-password-new-code');
  await enter({ code: (await messageTo(SCENARIO_OTP_EMAIL)).code });
  await press('verify');
  await page.waitForSelector('[data-press="start-testing"]');
}

async function resetPassword({ capture, goTo, press, enter, page, messageTo }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.forgotPassword);
  await enter({ email: SCENARIO_EMAIL });
  await press('send-link');
  let resetLink = null;
  // Until the new message is delivered, an older one is still the newest.
  while (resetLink === null) ({ resetLink } = await messageTo(SCENARIO_EMAIL));
  const address = `/reset-password/${resetLink.uid}/${resetLink.token}`;
  const otherBrowser = await giveAnswers(page, answer('checkResetLink', { needsCode: true }));
  await goTo(address);
  await capture('reset-password-code');
  await press('set-password');
  await capture('reset-password-code-refused');
  await otherBrowser.end();
  await goTo(address);
  await capture('reset-password');
  await enter({ newPassword: 'green58', repeatPassword: 'green' });
  await press('set-password');
  await capture('reset-password-refused');
  await enter({ newPassword: PASSWORDS[1], repeatPassword: PASSWORDS[1] });
  await press('set-password');
  await page.waitForSelector('dialog');
  await capture('reset-password-done');
  await press('return-to-login');
}

async function stayInactive({ capture, idle, press, page }: ScreenshotSession): Promise<void> {
  await idle(INACTIVITY_LOGOUT_MS - INACTIVITY_NOTICE_MS + 1);
  await page.waitForSelector('[data-message="inactivity-notice"]');
  await capture('inactivity-notice');
  await idle(INACTIVITY_NOTICE_MS);
  await page.waitForSelector('[data-message="inactivity"]');
  await capture('logged-out-inactivity');
  await press('confirm');
}

async function logOutInOtherTab(user: ScreenshotSession): Promise<void> {
  const { capture, page, press } = user;
  const other = await page.context().newPage();
  await goTo(other, APP_ROUTES.home);
  // Closing a tab while a request is pending would drop the request.
  await pressAndSettle(other, 'sign-out');
  await page.waitForSelector('[data-message="otherTab"]');
  await other.close();
  await capture('logged-out-othertab');
  await press('confirm');
}

/** Another tab stores a different account. It is removed afterwards, since its login does not exist on the server. */
async function logInAsOtherUserInOtherTab({ capture, page, press }: ScreenshotSession): Promise<void> {
  const other = await page.context().newPage();
  await goTo(other, APP_ROUTES.home);
  await other.evaluate(() => {
    localStorage.setItem('clearline.currentUser', JSON.stringify({ uuid: 'another' }));
    localStorage.setItem('clearline.tabs', JSON.stringify({ type: 'kept' }));
    localStorage.removeItem('clearline.tabs');
  });
  await page.waitForSelector('[data-message="otherPerson"]');
  await other.evaluate(() => localStorage.removeItem('clearline.currentUser'));
  await other.close();
  await capture('logged-out-otherperson');
  await press('confirm');
}

async function loseLogin({ capture, page, press, failNext, goTo }: ScreenshotSession): Promise<void> {
  await press('start-testing');
  await page.waitForSelector('[data-step]');
  await failNext('refreshAccess', UNAUTHORIZED);
  await goTo(APP_ROUTES.testSteps);
  await page.waitForSelector('[data-message="loginEnded"]');
  await capture('logged-out-signinended');
}

/** Every logout message has a picture; the guest's is captured by another journey. */
const LOGGED_OUT: Readonly<Record<Exclude<LogoutMessage, 'signedOut'>, Picture>> = {
  passwordChanged: { name: 'logged-out-passwordchanged', route: 'landing' },
  inactivity: { name: 'logged-out-inactivity', route: 'landing' },
  otherTab: { name: 'logged-out-othertab', route: 'landing' },
  otherPerson: { name: 'logged-out-otherperson', route: 'landing' },
  loginEnded: { name: 'logged-out-signinended', route: 'landing' },
};

const PROFILE_CHOICES: readonly Picture[] = (['testing', 'reporting'] as const).flatMap((flow) =>
  ['', '-refused'].map((suffix) => ({
    name: `account-${flow === 'testing' ? 'test' : 'report'}-profile-selection${suffix}`,
    route: 'testSteps' as const,
    flow,
    step: 'profile-selection' as const,
  })),
);

/** A user with an account and two profiles visits every account screen. */
export const ACCOUNT_JOURNEYS: readonly Journey[] = [
  {
    pictures: [
      ...picturesOf({
        'home-account': 'home',
        ...Object.fromEntries(DOCUMENTS),
      }),
      ...PROFILE_CHOICES,
      ...picturesOf({
        'devices-failed': 'otpDevices',
        'devices-none': 'otpDevices',
        'device-form': 'otpDevices',
        'device-form-refused': 'otpDevices',
        'device-code': 'otpDevices',
        'device-code-wrong': 'otpDevices',
        'device-added': 'otpDevices',
        'device-code-phone': 'otpDevices',
        devices: 'otpDevices',
        'device-removal': 'otpDevices',
        'login-sessions': 'loginSessions',
        'login-sessions-end': 'loginSessions',
        'your-data': 'yourData',
        'your-data-ready': 'yourData',
        'your-data-deletion': 'yourData',
        'your-data-written': 'yourData',
        'change-password': 'changePassword',
        'change-password-refused': 'changePassword',
        'change-password-wrong': 'changePassword',
        'one-time-password': 'oneTimePassword',
        'one-time-password-wrong': 'oneTimePassword',
        'one-time-password-new-code': 'oneTimePassword',
        'inactivity-notice': 'home',
        'reset-password-code': 'resetPassword',
        'reset-password-code-refused': 'resetPassword',
        'reset-password': 'resetPassword',
        'reset-password-refused': 'resetPassword',
        'reset-password-done': 'resetPassword',
      }),
      ...Object.values(LOGGED_OUT),
    ],
    run: async (user) => {
      await logIn(user);
      await readDocuments(user);
      await chooseProfile(user);
      // Adding a device ends the other logins.
      await readLoginSessions(user);
      await addDevices(user);
      await readOwnData(user);
      await changePassword(user);
      await user.press('confirm');
      await giveSecondFactor(user);
      await logOutInOtherTab(user);
      await resetPassword(user);
      await logInWithCode(user, PASSWORDS[1]);
      await stayInactive(user);
      await logInWithCode(user, PASSWORDS[1]);
      await logInAsOtherUserInOtherTab(user);
      await logInWithCode(user, PASSWORDS[1]);
      await loseLogin(user);
    },
  },
];
