import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { picturesOf, type Journey } from '../journey.ts';

const TOO_MANY = 429;
const UNKNOWN_EMAIL = 'unknown@mail.example';

const landing: Journey = {
  pictures: picturesOf({ landing: 'landing', 'landing-offline': 'landing', 'screen-not-loaded': 'disclaimer' }),
  run: async ({ page, capture, setOnline, goTo, press }) => {
    await capture('landing');
    await setOnline(false);
    await capture('landing-offline');
    await setOnline(true);
    await page.route('**/assets/disclaimer-*.js', (route) => route.abort());
    await goTo(APP_ROUTES.landing);
    await press('continue-as-guest');
    await page.waitForSelector('[data-press="try-again"]');
    await capture('screen-not-loaded');
  },
};

const guest: Journey = {
  pictures: picturesOf({
    disclaimer: 'disclaimer',
    'logged-out-signedout': 'landing',
    'home-guest': 'home',
    'home-start-failed': 'home',
    'home-incomplete-test': 'home',
    'home-test-card': 'home',
  }),
  run: async ({ page, capture, press, failNext, goTo }) => {
    await press('continue-as-guest');
    await capture('disclaimer');
    await press('back');
    await page.waitForSelector('[data-message="signedOut"]');
    await capture('logged-out-signedout');
    await press('confirm', 'continue-as-guest', 'continue');
    await capture('home-guest');
    await failNext('createTestId');
    await press('start-testing');
    await capture('home-start-failed');
    await press('start-testing');
    await page.waitForSelector('[data-step]');
    await goTo(APP_ROUTES.home);
    await page.waitForSelector('dialog');
    await capture('home-incomplete-test');
    await press('not-now');
    await capture('home-test-card');
  },
};

const login: Journey = {
  pictures: picturesOf({
    login: 'login',
    'login-refused': 'login',
    'login-wrong': 'login',
    'login-failed': 'login',
    'login-too-many': 'login',
    'login-offline': 'login',
    'forgot-password': 'forgotPassword',
    'forgot-password-refused': 'forgotPassword',
    'forgot-password-sent': 'forgotPassword',
    'reset-password-not-valid': 'resetPassword',
  }),
  run: async ({ capture, press, enter, failNext, setOnline, goTo, page }) => {
    await press('login');
    await capture('login');
    await press('log-in');
    await capture('login-refused');
    await enter({ email: UNKNOWN_EMAIL, password: 'Not-my-1-password' });
    await press('log-in');
    await capture('login-wrong');
    await failNext('logIn');
    await press('log-in');
    await capture('login-failed');
    await failNext('logIn', TOO_MANY);
    await press('log-in');
    await capture('login-too-many');
    await setOnline(false);
    await press('log-in');
    await capture('login-offline');
    await setOnline(true);
    await press('forgot-password');
    await page.waitForSelector('[data-press="send-link"]');
    await enter({ email: '' });
    await capture('forgot-password');
    await enter({ email: 'not-an-address' });
    await press('send-link');
    await capture('forgot-password-refused');
    await enter({ email: UNKNOWN_EMAIL });
    await press('send-link');
    await capture('forgot-password-sent');
    await goTo('/reset-password/no-one/no-token');
    await page.waitForSelector('[data-press="forgot-password"]');
    await capture('reset-password-not-valid');
  },
};

/** A visitor without a login, and a guest as far as the menu. */
export const VISITOR_JOURNEYS: readonly Journey[] = [landing, guest, login];
