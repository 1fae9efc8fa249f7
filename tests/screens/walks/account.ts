import type { LogoutMessage } from '../../../core/flow/app-state.ts';
import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../../../core/domain/limits.ts';
import { SCENARIO_EMAIL, SCENARIO_OTP_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { wrongCode } from '../../../scenarios/walk-registration.ts';
import { goTo, press as pressAndRest } from '../../web/visitor.ts';
import type { ScreenshotSession } from '../sitting.ts';
import { picturesOf, type Picture, type Walk } from '../walk.ts';

const PASSWORDS = ['New-Window-31', 'Kind-Morning-64'] as const;
/** Between two messages, so that the newer one is. */
const MOMENT_MS = 1_000;
const UNAUTHORIZED = 401;
const PHONE = '4155550123';

async function logIn({ goTo, enter, press }: ScreenshotSession, password: string = SCENARIO_PASSWORD): Promise<void> {
  await goTo(APP_ROUTES.login);
  await enter({ email: SCENARIO_EMAIL, password });
  await press('log-in');
}

async function logInWithCode(sitting: ScreenshotSession, password: string): Promise<void> {
  await sitting.idle(MOMENT_MS);
  await logIn(sitting, password);
  const { code } = await sitting.messageTo(SCENARIO_OTP_EMAIL);
  await sitting.enter({ code });
  await sitting.press('verify');
  await sitting.page.waitForSelector('[data-press="start-testing"]');
}

async function lookAround({ shoot, goTo, page }: ScreenshotSession): Promise<void> {
  await page.waitForSelector('[data-press="start-testing"]');
  await shoot('home-account');
  for (const [name, path] of [
    ['faq', APP_ROUTES.faq],
    ['terms-of-use', APP_ROUTES.termsOfUse],
    ['privacy-policy', APP_ROUTES.privacyPolicy],
  ] as const) {
    await goTo(path);
    await shoot(name);
  }
}

async function chooseProfile({ shoot, goTo, press, enter, page }: ScreenshotSession): Promise<void> {
  const flows = { testing: 'test', reporting: 'report' } as const;
  for (const flow of ['testing', 'reporting'] as const) {
    await goTo(APP_ROUTES.home);
    await press(`start-${flow}`);
    await page.waitForSelector('[data-step]');
    await press('next', 'next');
    await shoot(`account-${flows[flow]}-profile-selection`);
    await press('next');
    await shoot(`account-${flows[flow]}-profile-selection-refused`);
    await page.getByRole('radio').first().check();
    await press('next');
    await enter({ isSymptomatic: 'no' });
    await goTo(APP_ROUTES.home);
    await press('cancel');
  }
}

async function addDevices(sitting: ScreenshotSession): Promise<void> {
  const { shoot, goTo, press, enter, failNext, messageTo } = sitting;
  await failNext('listOtpDevices');
  await goTo(APP_ROUTES.otpDevices);
  await shoot('devices-failed');
  await goTo(APP_ROUTES.otpDevices);
  await shoot('devices-none');
  await press('add-device');
  await shoot('device-form');
  await press('send-code');
  await shoot('device-form-refused');
  await enter({ deviceType: 'EMAIL', deviceName: 'My other e-mail', deviceAddress: SCENARIO_OTP_EMAIL });
  await press('send-code');
  await shoot('device-code');
  const { code } = await messageTo(SCENARIO_OTP_EMAIL);
  await enter({ code: wrongCode(code) });
  await press('confirm-device');
  await shoot('device-code-wrong');
  await enter({ code });
  await press('confirm-device');
  await shoot('device-added');
  await press('add-device');
  await enter({ deviceType: 'PHONE', deviceName: 'My phone', deviceAddress: PHONE });
  await press('send-code');
  await shoot('device-code-phone');
  await enter({ code: (await messageTo(PHONE)).code });
  await press('confirm-device');
  await shoot('devices');
  await press('remove-device');
  await shoot('device-removal');
  await press('keep-device');
}

async function changePassword({ shoot, goTo, press, enter, page }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.changePassword);
  await shoot('change-password');
  await enter({ oldPassword: SCENARIO_PASSWORD, newPassword: 'short', repeatPassword: 'other' });
  await press('change-password');
  await shoot('change-password-refused');
  await enter({ newPassword: PASSWORDS[0], repeatPassword: PASSWORDS[0], oldPassword: 'Not-my-1-password' });
  await press('change-password');
  await shoot('change-password-wrong');
  await enter({ oldPassword: SCENARIO_PASSWORD });
  await press('change-password');
  await page.waitForSelector('[data-message]');
  await shoot('logged-out-passwordchanged');
}

async function giveSecondFactor(sitting: ScreenshotSession): Promise<void> {
  const { shoot, press, enter, page, idle, messageTo } = sitting;
  await logIn(sitting, PASSWORDS[0]);
  await page.waitForSelector('[name="code"]');
  await shoot('one-time-password');
  const { code } = await messageTo(SCENARIO_OTP_EMAIL);
  await enter({ code: wrongCode(code) });
  await press('verify');
  await shoot('one-time-password-wrong');
  await idle(MOMENT_MS);
  await press('send-new-code');
  await shoot('one-time-password-new-code');
  await enter({ code: (await messageTo(SCENARIO_OTP_EMAIL)).code });
  await press('verify');
  await page.waitForSelector('[data-press="start-testing"]');
}

async function resetPassword({ shoot, goTo, press, enter, page, messageTo }: ScreenshotSession): Promise<void> {
  await goTo(APP_ROUTES.forgotPassword);
  await enter({ email: SCENARIO_EMAIL });
  await press('send-link');
  let resetLink = null;
  // An older message may still be the newest one that was delivered.
  while (resetLink === null) ({ resetLink } = await messageTo(SCENARIO_EMAIL));
  await goTo(`/reset-password/${resetLink.uid}/${resetLink.token}`);
  await shoot('reset-password');
  await enter({ newPassword: 'green58', repeatPassword: 'green' });
  await press('set-password');
  await shoot('reset-password-refused');
  await enter({ newPassword: PASSWORDS[1], repeatPassword: PASSWORDS[1] });
  await press('set-password');
  await page.waitForSelector('dialog');
  await shoot('reset-password-done');
  await press('return-to-login');
}

async function leaveForAWhile({ shoot, idle, press, page }: ScreenshotSession): Promise<void> {
  await idle(INACTIVITY_LOGOUT_MS - INACTIVITY_NOTICE_MS + 1);
  await page.waitForSelector('[data-message="inactivity-notice"]');
  await shoot('inactivity-notice');
  await idle(INACTIVITY_NOTICE_MS);
  await page.waitForSelector('[data-message="inactivity"]');
  await shoot('logged-out-inactivity');
  await press('confirm');
}

async function signOutElsewhere(sitting: ScreenshotSession): Promise<void> {
  const { shoot, page, press } = sitting;
  const other = await page.context().newPage();
  await goTo(other, APP_ROUTES.home);
  // What a tab asked for when it was closed would never be heard of again.
  await pressAndRest(other, 'sign-out');
  await page.waitForSelector('[data-message="otherTab"]');
  await other.close();
  await shoot('logged-out-othertab');
  await press('confirm');
}

/** Another account is stored by another tab; it is taken away again afterwards, since its login is invented. */
async function yieldToOtherUser({ shoot, page, press }: ScreenshotSession): Promise<void> {
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
  await shoot('logged-out-otherperson');
  await press('confirm');
}

async function loseLogin({ shoot, page, press, failNext, goTo }: ScreenshotSession): Promise<void> {
  await press('start-testing');
  await page.waitForSelector('[data-step]');
  await failNext('refreshAccess', UNAUTHORIZED);
  await goTo(APP_ROUTES.testSteps);
  await page.waitForSelector('[data-message="loginEnded"]');
  await shoot('logged-out-signinended');
}

/** Every message of a logout has a picture; a guest's own is in another walk. */
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

/** Somebody with an account and two profiles, from one end to the other. */
export const ACCOUNT_WALKS: readonly Walk[] = [
  {
    pictures: [
      ...picturesOf({
        'home-account': 'home',
        faq: 'faq',
        'terms-of-use': 'termsOfUse',
        'privacy-policy': 'privacyPolicy',
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
        'change-password': 'changePassword',
        'change-password-refused': 'changePassword',
        'change-password-wrong': 'changePassword',
        'one-time-password': 'oneTimePassword',
        'one-time-password-wrong': 'oneTimePassword',
        'one-time-password-new-code': 'oneTimePassword',
        'inactivity-notice': 'home',
        'reset-password': 'resetPassword',
        'reset-password-refused': 'resetPassword',
        'reset-password-done': 'resetPassword',
      }),
      ...Object.values(LOGGED_OUT),
    ],
    go: async (sitting) => {
      await logIn(sitting);
      await lookAround(sitting);
      await chooseProfile(sitting);
      await addDevices(sitting);
      await changePassword(sitting);
      await sitting.press('confirm');
      await giveSecondFactor(sitting);
      await signOutElsewhere(sitting);
      await resetPassword(sitting);
      await logInWithCode(sitting, PASSWORDS[1]);
      await leaveForAWhile(sitting);
      await logInWithCode(sitting, PASSWORDS[1]);
      await yieldToOtherUser(sitting);
      await logInWithCode(sitting, PASSWORDS[1]);
      await loseLogin(sitting);
    },
  },
];
