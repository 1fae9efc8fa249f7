// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeFakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryPlayBackEnd } from '../../cli/play/memory-back-end.ts';
import { makeTerminalDriver, type TerminalDriver } from '../../cli/play/terminal-driver.ts';
import { TESTED_PERSON } from '../../cli/states/device.ts';
import { routeLines } from '../../cli/walk/route-words.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { LANGUAGES } from '../../core/domain/languages.ts';
import { APP_ROUTES, type RouteName } from '../../core/flow/app-routes.ts';
import { SCENARIO_EMAIL, SCENARIO_OTP_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import type { PlayBackEnd } from '../../cli/play/back-end.ts';
import { anAccountSubmission } from '../support/samples.ts';
import { pageText, wordsOf } from './test-steps/page-text.ts';
import { textsIn } from './texts-in.ts';
import { openApp, type OpenedApp } from './transcripts/open-app.tsx';
import { fill, press } from './transcripts/page-hands.ts';
import { preparePhone, speak, VISIT_TIMEOUT_MS } from './transcripts/screen-reader.ts';

vi.setConfig({ testTimeout: VISIT_TIMEOUT_MS });
beforeAll(preparePhone);
afterAll(() => vi.unstubAllGlobals());

const NOW = Date.UTC(2026, 10, 20, 18);
const OFFSET_MINUTES = -480;
const NEW_EMAIL = 'nora@mail.example';

/** Something that a person does, on the page and in the terminal. */
type Deed =
  | { readonly go: string }
  | { readonly fill: Readonly<Record<string, string>> }
  | { readonly press: string }
  | { readonly check: string }
  /** Types the code that was sent to an address. */
  | { readonly codeTo: string }
  /** Opens the link to a new password that was sent. */
  | { readonly openLinkTo: string };

/** Something that happens besides. */
const ADD_RESULTS = 'two results are stored';

/** What a person did until a screen shows. */
interface Visit {
  readonly name: string;
  readonly who: 'visitor' | 'account' | 'account+otp';
  readonly deeds: readonly (Deed | typeof ADD_RESULTS)[];
}

const LOG_IN: readonly Deed[] = [
  { go: APP_ROUTES.login },
  { fill: { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD } },
  { press: 'log-in' },
];
const visitor = (name: string, ...deeds: readonly Deed[]): Visit => ({ name, who: 'visitor', deeds });
/** A person with an account who is not logged in. */
const owner = (name: string, ...deeds: readonly Deed[]): Visit => ({ name, who: 'account', deeds });
const member = (name: string, ...deeds: Visit['deeds']): Visit => ({
  name,
  who: 'account',
  deeds: [...LOG_IN, ...deeds],
});
const at = (route: RouteName): Deed => ({ go: APP_ROUTES[route] });

const DEVICE = { deviceName: 'Mail', deviceAddress: SCENARIO_OTP_EMAIL, password: SCENARIO_PASSWORD };
const NAME_DEVICE: readonly Deed[] = [
  at('otpDevices'),
  { press: 'add-device' },
  { fill: { deviceType: 'EMAIL' } },
  { fill: DEVICE },
];
const ADD_DEVICE: readonly Deed[] = [
  ...NAME_DEVICE,
  { press: 'send-code' },
  { codeTo: SCENARIO_OTP_EMAIL },
  { press: 'confirm-device' },
];
const PASSWORD: Deed = { fill: { password: SCENARIO_PASSWORD } };
const REGISTER: readonly Deed[] = [at('emailVerification'), { fill: { email: NEW_EMAIL } }, { press: 'send-code' }];
const REQUEST = {
  requestType: 'technicalSupport',
  phoneNumber: '4155550123',
  supportInformation: 'The camera stays dark.',
};

const VISITS: readonly Visit[] = [
  visitor('the landing', at('landing')),
  visitor('login', at('login')),
  { name: 'the second factor', who: 'account+otp', deeds: LOG_IN },
  visitor('a forgotten password', at('forgotPassword')),
  visitor('a link that is sent', at('forgotPassword'), { fill: { email: SCENARIO_EMAIL } }, { press: 'send-link' }),
  owner(
    'a new password that was set',
    at('forgotPassword'),
    { fill: { email: SCENARIO_EMAIL } },
    { press: 'send-link' },
    { openLinkTo: SCENARIO_EMAIL },
    { fill: { newPassword: 'New-Window-31', repeatPassword: 'New-Window-31' } },
    { press: 'set-password' },
  ),
  owner(
    'a new password by a link',
    at('forgotPassword'),
    { fill: { email: SCENARIO_EMAIL } },
    { press: 'send-link' },
    { openLinkTo: SCENARIO_EMAIL },
  ),
  visitor('the terms to accept', at('terms')),
  visitor('the privacy policy to accept', at('privacyAgreement')),
  visitor('the disclaimer', at('disclaimer')),
  visitor('the email of a new account', at('emailVerification')),
  visitor('its code', ...REGISTER),
  visitor('its password', ...REGISTER, { codeTo: NEW_EMAIL }, { press: 'verify-code' }),
  visitor('the policy about health data', at('healthDataPolicy')),
  visitor('home of a guest', { press: 'continue-as-guest' }, { press: 'continue' }),
  member('home', at('home')),
  member('home with a result', ADD_RESULTS, at('profileManagement'), at('home')),
  member('the question about a test', { press: 'start-testing' }, at('home')),
  member('home with a test', { press: 'start-testing' }, at('home'), { press: 'not-now' }),
  member('the settings', at('profileManagement')),
  member('what a profile is', at('addProfile')),
  member('a new profile', at('newProfile')),
  member('a new profile without a date of birth', at('newProfile'), { check: 'noDateOfBirth' }),
  member('the question about a place', at('newProfile'), { fill: { zipCode: '02134' } }),
  member('the profiles', at('editProfileSelection')),
  member('the profiles to delete', at('deleteProfile')),
  member('a new password', at('changePassword')),
  member('no two-factor device', at('otpDevices')),
  member('a device to be added', at('otpDevices'), { press: 'add-device' }),
  member('a device with its type', ...NAME_DEVICE),
  member('the code of a device', ...NAME_DEVICE, { press: 'send-code' }),
  member('a device that was added', ...ADD_DEVICE),
  member('a device to be removed', ...ADD_DEVICE, { press: 'remove-device' }),
  member('the login sessions', at('loginSessions')),
  member('logins to be ended', at('loginSessions'), { press: 'end-other-sessions' }),
  member('logins that were ended', at('loginSessions'), { press: 'end-other-sessions' }, PASSWORD, {
    press: 'confirm-ending',
  }),
  member('a device that was removed', ...ADD_DEVICE, { press: 'remove-device' }, PASSWORD, {
    press: 'confirm-removal',
  }),
  member('the data of the account', at('yourData')),
  member('the copy of the data', at('yourData'), { press: 'get-data' }),
  member('the question before deletion', at('yourData'), { press: 'ask-deletion' }),
  member('the email about deletion', at('yourData'), { press: 'ask-deletion' }, { press: 'write-deletion' }),
  member('no results', at('resultsList')),
  member('the results', ADD_RESULTS, at('resultsList')),
  member('the older results', ADD_RESULTS, at('resultsList'), { press: 'view-previous' }),
  member('one result', ADD_RESULTS, at('resultsList'), { press: 'result-1' }),
  member('the questions', at('faq')),
  member('all questions', at('faq'), { press: 'see-all-questions' }),
  member('the form of support', at('support')),
  member('a request that was sent', at('support'), { fill: REQUEST }, { press: 'send-request' }),
  member('the terms', at('termsOfUse')),
  member('the privacy policy', at('privacyPolicy')),
];

/** Two results of the account: a positive and a negative one. */
async function addResults(
  backEnd: PlayBackEnd,
  { currentUser, profiles }: ReturnType<OpenedApp['runner']['current']>['identity'],
): Promise<void> {
  for (const result of ['positive', 'negative'] as const) {
    const issued = await backEnd.resultApi.createTestId();
    if (!issued.ok) throw new Error(issued.error.code);
    const [userGroupId, profileId] = [currentUser?.user_groups[0] ?? '', profiles[0]?.profileId ?? ''];
    const saved = await backEnd.resultApi.create(
      anAccountSubmission({ testId: issued.value.testId, result, userGroupId, profileId }),
    );
    if (!saved.ok) throw new Error(saved.error.code);
  }
}

async function linkTo(backEnd: PlayBackEnd, address: string): Promise<string> {
  const { uid = '', token = '' } = (await backEnd.lastMessage([address]))?.resetLink ?? {};
  return `/reset-password/${uid}/${token}`;
}

async function codeTo(backEnd: PlayBackEnd, address: string): Promise<string> {
  return (await backEnd.lastMessage([address]))?.code ?? '';
}

function box(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[type="checkbox"][name="${name}"]`);
  if (found === null) throw new Error(`The page has no box ${name}.`);
  return found;
}

async function typedIn(
  backEnd: PlayBackEnd,
  deed: Exclude<Deed, { go: string } | { press: string } | { openLinkTo: string }>,
) {
  if ('fill' in deed) return deed.fill;
  return 'check' in deed ? { [deed.check]: 'true' } : { code: await codeTo(backEnd, deed.codeTo) };
}

async function doOnPage(app: OpenedApp, deed: Visit['deeds'][number]): Promise<void> {
  if (deed === ADD_RESULTS) await addResults(app.backEnd, app.runner.current().identity);
  else if ('go' in deed) await app.go(deed.go);
  else if ('openLinkTo' in deed) await app.go(await linkTo(app.backEnd, deed.openLinkTo));
  else if ('fill' in deed) await app.perform(() => fill(deed.fill));
  else if ('press' in deed) await app.perform(() => press(deed.press));
  else if ('check' in deed) await app.perform(() => box(deed.check).click());
  else {
    const { codeTo: address } = deed;
    const code = await codeTo(app.backEnd, address);
    await app.perform(() => fill({ code }));
  }
}

async function donePlay(driver: TerminalDriver, backEnd: PlayBackEnd, deed: Deed) {
  if ('go' in deed) return driver.go(deed.go);
  if ('openLinkTo' in deed) return driver.go(await linkTo(backEnd, deed.openLinkTo));
  return 'press' in deed ? driver.press(deed.press) : driver.fill(await typedIn(backEnd, deed));
}

async function doInTerminal(driver: TerminalDriver, backEnd: PlayBackEnd, deed: Visit['deeds'][number]): Promise<void> {
  if (deed === ADD_RESULTS) return addResults(backEnd, driver.playing().tab().state().identity);
  const done = await donePlay(driver, backEnd, deed);
  if (!done.ok) throw new Error(done.error.reason);
}

const PEOPLE = [TESTED_PERSON, { ...TESTED_PERSON, firstName: 'Luz', dateOfBirth: '05/02/2019' }];

async function terminalAt({ who, deeds }: Visit): Promise<TerminalDriver> {
  const backEnd = makeMemoryPlayBackEnd(KITS);
  const driver = makeTerminalDriver({ backEnd, systemClock: makeFakeClock(NOW, OFFSET_MINUTES) });
  const profiles = PEOPLE.map((form) => ({ form, consentToReport: false }));
  const now = { instant: NOW, utcOffsetMinutes: OFFSET_MINUTES };
  const [used, other, agency, terminalOnly, actions] = [[], null, null, null, []];
  const begun = await driver.begin({ name: 'A look', now, who, profiles, used, other, agency, terminalOnly, actions });
  if (!begun.ok) throw new Error(begun.error.reason);
  // The driver logs its account in; here that is a part of the visit.
  if (who !== 'visitor') await driver.logout();
  if (who !== 'visitor') await driver.press('confirm');
  for (const deed of deeds) await doInTerminal(driver, backEnd, deed);
  return driver;
}

/** Words of the page that the terminal leaves out, and why. */
const NOT_TOLD: readonly (readonly [part: RegExp, why: string])[] = [
  [/<nav[^>]*class="legal__contents".*?<\/nav>/gs, 'The terminal has no links within a page.'],
  [/<form role="search".*?<\/form>/gs, 'The terminal lists the questions; it does not search in them.'],
  [/<button[^>]*data-press="copy-details".*?<\/button>/gs, 'The terminal copies nothing.'],
  [/<button[^>]*class="password__toggle".*?<\/button>/gs, 'The terminal shows no password.'],
  // Only the name of the link; the rest shows, and describes it.
  [/(?<=class="menu__help" id="[^"]*") aria-hidden="true"/g, ''],
];

/** The words of the page, or of the dialog that is open over it. */
function wordsOfPage(): readonly string[] {
  for (const option of document.querySelectorAll('option')) option.toggleAttribute('selected', option.selected);
  const body = document.body.cloneNode(true) as HTMLElement;
  // What is folded within something folded.
  body.querySelectorAll('details:not([open]) > :not(summary)').forEach((folded) => folded.remove());
  const dialog = body.querySelector('dialog[open]');
  const html = dialog === null ? body.innerHTML : `<main>${dialog.innerHTML}</main>`;
  const left = NOT_TOLD.reduce((text, [part]) => text.replaceAll(part, ''), html);
  return wordsOf(pageText(left.replaceAll('</a><a', '</a> <a'))).filter((word) => !/^[.,]$/.test(word));
}

/** Buttons that the page shows elsewhere: at the top of the frame, and within what is folded. */
const ELSEWHERE: ReadonlySet<string> = new Set(['back', 'withdraw-report', 'save-message']);

/** The words of which there are more than among others. The terminal shows the same in another order, and commas between parts. */
function missingIn(others: readonly string[], words: readonly string[]): readonly string[] {
  const plain = (word: string): string => word.replace(/,$/, '');
  const left = others.map(plain);
  return words.filter((word) => {
    const at = left.indexOf(plain(word));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A page with fewer words was not read. */
const LEAST_WORDS = 5;

let app: OpenedApp | null = null;
afterEach(() => {
  app?.close();
  app = null;
});

describe.each(LANGUAGES)('the terminal shows the words of a page outside a test, in %s', (language) => {
  it.each(VISITS)('at $name', async (visit) => {
    speak(language);
    const { who, deeds } = visit;
    app = await openApp({ who, now: NOW, route: APP_ROUTES.landing, texts: await textsIn(language) });
    for (const deed of deeds) await doOnPage(app, deed);
    const driver = await terminalAt(visit);
    const lines = routeLines(driver.playing(), language).filter(({ button }) => !ELSEWHERE.has(button?.id ?? ''));
    const page = wordsOfPage();
    const terminal = lines.flatMap(({ line }) => wordsOf(line));
    expect(page.length).toBeGreaterThan(LEAST_WORDS);
    expect.soft(missingIn(terminal, page).join(' ')).toBe('');
    expect(missingIn(page, terminal).join(' ')).toBe('');
    await driver.end();
  });
});
