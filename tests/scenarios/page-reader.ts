import { isOneOf, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import { isErrorCode } from '../../core/domain/error-codes.ts';
import { GUEST_PAGES, type GuestPage } from '../../core/domain/guest-pages.ts';
import { SCAN_OUTCOMES, type ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import { NO_STEP } from '../../core/flow/session.ts';
import { isForgotten, PERSONAL_KEYS } from '../../scenarios/stored-values.ts';
import type { Observation, ShownStep } from '../../scenarios/observation.ts';
import { writtenRoute } from '../../scenarios/written-route.ts';
import type { PlayedPage } from './played-page.ts';

/** What can be read off a page. */
export type PageState = Omit<Observation, 'calls' | 'device' | 'scan'> & {
  /** The outcome whose message shows. */
  readonly scanMessage: ScanOutcome | null;
};

/** Runs in the page: reads the screen, and the persisted state of the person and the test. */
function readRaw(personalKeys: readonly string[]) {
  const stored = (key: string): unknown => {
    const name = Object.keys(localStorage).find((each) => new RegExp(`(^|\\W)${key}$`).test(each));
    return name === undefined ? null : (JSON.parse(localStorage.getItem(name) ?? 'null') as unknown);
  };
  const attribute = (name: string): string | null => document.querySelector(`[${name}]`)?.getAttribute(name) ?? null;
  const session = (stored('session') ?? {}) as Readonly<Record<string, unknown>>;
  return {
    step: attribute('data-step'),
    number: attribute('data-number'),
    route: location.pathname,
    timer: document.querySelector<HTMLElement>('[data-timer]')?.innerText.trim() ?? null,
    chosenResult: document.querySelector<HTMLInputElement>('input[name="result"]:checked')?.value ?? null,
    errors: [...document.querySelectorAll('[data-error]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('data-error')),
    checked: [
      ...(document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLInputElement>(
        '[type="checkbox"]:checked',
      ),
    ].map(({ name, value }) => (value === 'yes' ? name : value)),
    leaves: document.querySelector('[data-press="next"]')?.getAttribute('data-leaves') ?? null,
    hasBack: document.querySelector('[data-press="back"]') !== null,
    message: attribute('data-message'),
    scanMessage: attribute('data-scan'),
    isGuest: stored('isGuestLogin') === true,
    isLoggedIn: stored('currentUser') !== null,
    storedStep: typeof session.currentStep === 'number' ? session.currentStep : null,
    isReporting: session.isReportingResult === true,
    storedResult: session.result ?? null,
    personal: Object.fromEntries(personalKeys.map((key) => [key, stored(key)])),
  };
}

/** The open page of the guest form; null if that is not open. */
export async function readGuestPage(page: PlayedPage): Promise<GuestPage | null> {
  const shown = await page.evaluate(() => document.querySelector('[data-page]')?.getAttribute('data-page'));
  return isOneOf(GUEST_PAGES, shown) ? shown : null;
}

/** Everything an expectation can check on the screen. On other screens the step is the persisted one. */
export async function readPage(page: PlayedPage): Promise<PageState> {
  const raw = await page.evaluate(readRaw, PERSONAL_KEYS);
  const storedStep = raw.storedStep ?? NO_STEP;
  const row = FLOWS[raw.isReporting ? 'reporting' : 'testing'][storedStep];
  const result = raw.chosenResult ?? raw.storedResult;
  return {
    step: (raw.step ?? row?.id ?? 'none') as ShownStep,
    number: storedStep === NO_STEP ? NO_STEP : Number(raw.number ?? storedStep),
    route: writtenRoute(raw.route),
    timer: raw.timer ?? 'none',
    result: isOneOf(TEST_RESULTS, result) ? result : 'none',
    errors: raw.errors.filter(isErrorCode),
    checked: raw.checked.toSorted(),
    canNext: raw.leaves === 'true',
    canBack: raw.hasBack,
    guest: raw.isGuest,
    signedIn: raw.isLoggedIn,
    forgotten: isForgotten((key) => raw.personal[key]),
    message: raw.message ?? 'none',
    scanMessage: isOneOf(SCAN_OUTCOMES, raw.scanMessage) ? raw.scanMessage : null,
  };
}
