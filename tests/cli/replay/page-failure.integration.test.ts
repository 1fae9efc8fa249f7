import { describe, expect, it } from 'vitest';
import { terminalTexts } from '../../../adapters/translations/terminal.ts';
import { replayText } from '../../../cli/replay/print-replay.ts';
import { makeReplayReport } from '../../../cli/replay/replay-report.ts';
import { snapshotText } from '../../../core/diagnostics/diagnostics-snapshot.ts';
import type { OpenPage } from '../../../core/diagnostics/open-page.ts';
import { ERROR_CODES } from '../../../core/domain/error-codes.ts';
import { LANGUAGES, type Language } from '../../../core/domain/languages.ts';
import { LOGOUT_MESSAGES } from '../../../core/flow/app-state.ts';
import { snapshotOfPerson } from '../../core/diagnostics/a-snapshot.ts';
import { makeVisitorHarness } from '../../support/flow-harness.ts';
import { changed, foundIn, pageAt, snapshotAt } from './answers.ts';

const visitor = () => snapshotOfPerson(makeVisitorHarness());

describe('an error of the open page', () => {
  it('is named, and what comes next, without a word of a test that there is not', async () => {
    const page = { ...pageAt('login'), errors: ['INVALID_USERNAME_OR_PASSWORD'] } as const;
    expect(await changed(visitor(), { page })).toMatch(
      /^The person is on the login page\. The person is not logged in, [^"]+ The app shows an error: "[^"]+" Check the email and the password, or reset the password\. Then try again\.$/,
    );
    expect(await changed(visitor(), { page, language: 'es' }, 'es')).toMatch(/ La aplicación muestra un error: "/);
  });

  it('has no bare placeholder, whatever the error', async () => {
    const bare: string[] = [];
    for (const code of ERROR_CODES) {
      const answer = await changed(visitor(), { page: { ...pageAt('otpDevices'), errors: [code] } });
      if (answer.includes('{{')) bare.push(answer);
    }
    expect(bare).toEqual([]);
  });

  it.each([
    [
      'resetPassword',
      'INVALID_TOKEN',
      / select Forgot your password\?, and use only the link /,
      / toque Forgot your password\? \(¿Olvidó su contraseña\?\), /,
    ],
    ['createAccount', 'INVALID_TOKEN', / Enter your email again, /, / Escriba su correo otra vez, /],
    ['oneTimePassword', 'INVALID_TOKEN', / Log in again on /, / Inicie sesión otra vez en /],
    ['otpDevices', 'INVALID_OTP_DEVICE', / Check the phone or the email /, / Revise el teléfono o el correo /],
  ] as const)('is about what has ended there, on %s: %s', async (route, code, english, spanish) => {
    const page = { ...pageAt(route), errors: [code] };
    expect(await changed(visitor(), { page })).toMatch(english);
    expect(await changed(visitor(), { page }, 'es')).toMatch(spanish);
  });

  it('is the first of several, and the others follow', async () => {
    const page = { ...pageAt('editProfile'), errors: ['EMPTY_CITY', 'INVALID_ZIP', 'EMPTY_STATE'] } as const;
    expect(await changed(visitor(), { page })).toMatch(
      /" The page also shows: "[^"]+" "[^"]+" Correct what the page marks/,
    );
  });

  it('comes before the way back to a test, which is safe', async () => {
    const page = { ...pageAt('editProfile'), errors: ['EMPTY_CITY'] } as const;
    expect(await changed(await snapshotAt('process-2'), { page })).toMatch(
      /^The person is on the form of a profile\. The test is at .* Your test is saved on this phone or computer, and not lost\. .* Correct what the page marks, .* When that is done: The test goes on, .* select Continue test\. /,
    );
  });

  it('is not named twice: offline, and of a result that was rejected', async () => {
    const snapshot = await snapshotAt('process-2');
    const flags = { ...snapshot.flags, isOnline: false };
    const offline = { ...pageAt('testSteps'), errors: ['NETWORK_REQUEST_FAILED'] } as const;
    expect(await changed(snapshot, { flags, page: offline })).not.toContain('shows an error');
    expect(await changed(snapshot, { page: offline })).toContain('The app shows an error: "');
    const refused = { ...pageAt('home'), errors: ['PREVIOUSLY_USED_DEVICE'] } as const;
    expect(await changed(snapshot, { refused: ['PREVIOUSLY_USED_DEVICE'], page: refused })).not.toContain(
      'shows an error',
    );
  });
});

describe('what to select after an error of a page', () => {
  const after = (page: OpenPage, language?: Language) =>
    changed(visitor(), { page, language: language ?? 'en' }, language);

  it.each([
    ['login', 'Log in'],
    ['emailVerification', 'Send code'],
    ['changePassword', 'Change password'],
    ['yourData', 'Get my data'],
    ['support', 'Try again'],
    ['otpDevices', 'the same button'],
  ] as const)('is a button that the page has, on %s', async (route, button) => {
    const unknown = await after({ ...pageAt(route), errors: ['UNKNOWN'] });
    expect(unknown).toContain(` Select ${button} now, and once more after 5 minutes. `);
    const unavailable = await after({ ...pageAt(route), errors: ['SERVICE_UNAVAILABLE'] });
    expect(unavailable).toContain(` Wait a minute, and then select ${button}. `);
  });

  it('is that of the page before help, and in Spanish', async () => {
    const page = { ...pageAt('faq', 'login'), errorsBefore: ['SERVICE_UNAVAILABLE'] } as const;
    expect(await after(page)).toContain(' Go back to the login page. Wait a minute, and then select Log in. ');
    expect(await after(page, 'es')).toContain(' Espere un minuto y después toque Iniciar sesión. ');
  });
});

describe('an error of the login page, while the test of an account waits for its login', () => {
  it('is named, and what to do about it, besides that the time may be running', async () => {
    const parked = { ...visitor(), persisted: { ...visitor().persisted, parkedTests: 'read' } } as const;
    const page = { ...pageAt('login'), errors: ['TOO_MANY_REQUESTS'] } as const;
    const answer = await changed(parked, { page });
    expect(answer).toMatch(
      / Its time may be running, but the app takes no login before .* The app shows an error: "[^"]+" Select Email me a link on that page, and use the link of the newest email\. Or wait as long as the page says, at most an hour, and then log in once\. Log in here and with the same account\. Do not start over, /,
    );
    expect(answer).not.toContain('at once');
    const spanish = await changed(parked, { page, language: 'es' }, 'es');
    expect(spanish).toContain(
      ' Toque Enviarme un enlace en esa página, y use el enlace del correo más reciente. O espere lo que dice la página, una hora como máximo, e inicie sesión una vez. ',
    );
    expect(spanish).not.toContain('enseguida');
    const wrong = { ...pageAt('login'), errors: ['INVALID_USERNAME_OR_PASSWORD'] } as const;
    expect(await changed(parked, { page: wrong })).toMatch(
      /" Check the email and the password, .* Log in again at once, /,
    );
  });
});

describe('an error of the page before help', () => {
  it('is named, and the way back to that page', async () => {
    const page = { ...pageAt('support', 'editProfile'), errorsBefore: ['EMPTY_CITY'] } as const;
    expect(await changed(visitor(), { page })).toMatch(
      / The page before showed an error: "[^"]+" Go back to the form of a profile\. Correct what the page marks/,
    );
  });

  it('of the test leads back to the test first', async () => {
    const snapshot = await snapshotAt('submit-report');
    const page = pageAt('support', 'testSteps');
    expect(await changed(snapshot, { page, errors: ['TEST_SUBMIT_FAILED'] })).toMatch(
      / select Continue test\. .* Select Try again now, /,
    );
  });
});

describe('a result that was rejected while another test is under way', () => {
  it('is followed by the way back to that test', async () => {
    const answer = await changed(await snapshotAt('process-2'), {
      refused: ['PREVIOUSLY_USED_DEVICE'],
      page: pageAt('home'),
    });
    expect(answer).toMatch(/ A result was not accepted: .* select Continue test\. .* How many drops /);
  });
});

describe('a person who is not logged in', () => {
  it.each(LANGUAGES)('is said to be logged out for the reason that the app gave, in %s', async (language) => {
    for (const lastLogout of LOGOUT_MESSAGES) {
      const answer = await changed(visitor(), { lastLogout, language, page: pageAt('landing') }, language);
      expect(answer).toContain(terminalTexts[language].replayAdvice.logoutReasons[lastLogout]);
    }
  });

  it('may have lost a test by that, or not', async () => {
    const after = (lastLogout: (typeof LOGOUT_MESSAGES)[number]) => changed(visitor(), { lastLogout });
    expect(await after('inactivity')).toMatch(/: the app logged them out after 60 minutes .* not submitted is gone\. /);
    expect(await after('passwordChanged')).toMatch(/: their password was changed\. Nothing is wrong; log in, /);
  });

  it('reads first what failed since', async () => {
    const page = { ...pageAt('login'), errors: ['INVALID_USERNAME_OR_PASSWORD'] } as const;
    expect(await changed(visitor(), { lastLogout: 'inactivity', page })).toContain('The app shows an error: "');
  });
});

describe('what is printed', () => {
  const textOf = async (page: OpenPage, options: { readonly ids?: true } = {}) => {
    const found = foundIn(snapshotText({ ...(await snapshotAt('process-2')), page }));
    const hasIds = options.ids === true;
    return replayText(await makeReplayReport(found, found.source.now.instant, { language: 'en', hasIds }), options);
  };

  it('names pages in words, and by their addresses only with the ids', async () => {
    const home = await textOf(pageAt('home'));
    expect(home).toMatch(/\n  on the home page\n/);
    expect(home).not.toMatch(/\/(?:home|test-steps)\b/);
    expect(await textOf(pageAt('home'), { ids: true })).toMatch(/\n  on the home page +\(\/home\)\n/);
  });

  it('says where it shows the test in place of the open page', async () => {
    expect(await textOf(pageAt('support', 'testSteps'))).toMatch(
      /\n  on the page to contact support\n[^]+\nWhat the app shows on the steps of the test\n  Add 4 drops\n[^]+\nWhat each button does on the steps of the test\n/,
    );
    expect(await textOf(pageAt('testSteps'))).toMatch(
      /\n  on the steps of the test\n[^]+\nWhat the app shows\n[^]+\nWhat each button does\n/,
    );
  });
});
