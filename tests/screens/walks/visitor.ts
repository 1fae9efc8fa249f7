import { APP_ROUTES } from '../../../core/flow/app-routes.ts';
import { picturesOf, type Walk } from '../walk.ts';

const TOO_MANY = 429;
const NO_IDENTITY = 'nobody@mail.example';

const landing: Walk = {
  pictures: picturesOf({ landing: 'landing', 'landing-offline': 'landing', 'screen-not-loaded': 'disclaimer' }),
  go: async ({ page, shoot, setOnline, goTo, press }) => {
    await shoot('landing');
    await setOnline(false);
    await shoot('landing-offline');
    await setOnline(true);
    await page.route('**/assets/disclaimer-*.js', (route) => route.abort());
    await goTo(APP_ROUTES.landing);
    await press('continue-as-guest');
    await page.waitForSelector('[data-press="try-again"]');
    await shoot('screen-not-loaded');
  },
};

const guest: Walk = {
  pictures: picturesOf({
    disclaimer: 'disclaimer',
    'logged-out-signedout': 'landing',
    'home-guest': 'home',
    'home-start-failed': 'home',
    'home-incomplete-test': 'home',
  }),
  go: async ({ page, shoot, press, failNext, goTo }) => {
    await press('continue-as-guest');
    await shoot('disclaimer');
    await press('back');
    await page.waitForSelector('[data-message="signedOut"]');
    await shoot('logged-out-signedout');
    await press('confirm', 'continue-as-guest', 'continue');
    await shoot('home-guest');
    await failNext('createTestId');
    await press('start-testing');
    await shoot('home-start-failed');
    await press('start-testing');
    await page.waitForSelector('[data-step]');
    await goTo(APP_ROUTES.home);
    await page.waitForSelector('dialog');
    await shoot('home-incomplete-test');
  },
};

const login: Walk = {
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
  go: async ({ shoot, press, enter, failNext, setOnline, goTo, page }) => {
    await press('login');
    await shoot('login');
    await press('log-in');
    await shoot('login-refused');
    await enter({ email: NO_IDENTITY, password: 'Not-my-1-password' });
    await press('log-in');
    await shoot('login-wrong');
    await failNext('logIn');
    await press('log-in');
    await shoot('login-failed');
    await failNext('logIn', TOO_MANY);
    await press('log-in');
    await shoot('login-too-many');
    await setOnline(false);
    await press('log-in');
    await shoot('login-offline');
    await setOnline(true);
    await press('forgot-password');
    await page.waitForSelector('[data-press="send-link"]');
    await enter({ email: '' });
    await shoot('forgot-password');
    await enter({ email: 'nobody' });
    await press('send-link');
    await shoot('forgot-password-refused');
    await enter({ email: NO_IDENTITY });
    await press('send-link');
    await shoot('forgot-password-sent');
    await goTo('/reset-password/no-one/no-token');
    await enter({ newPassword: 'Green-River-58', repeatPassword: 'Green-River-58' });
    await press('set-password');
    await shoot('reset-password-not-valid');
  },
};

/** Somebody whom the app does not know, and a guest as far as the menu. */
export const VISITOR_WALKS: readonly Walk[] = [landing, guest, login];
