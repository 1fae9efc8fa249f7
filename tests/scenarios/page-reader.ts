import { STORAGE_NAMESPACE } from '../../adapters/storage/local-storage.ts';
import { isOneOf, TEST_RESULTS } from '../../core/domain/choice-lists.ts';
import { isErrorCode } from '../../core/domain/error-codes.ts';
import { GUEST_PAGES, type GuestPage } from '../../core/domain/guest-pages.ts';
import { SCAN_OUTCOMES, type ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { FLOWS } from '../../core/flow/flows.ts';
import { PERSISTED_KEYS } from '../../core/flow/persisted-state.ts';
import { asPerson, NOBODY } from '../../core/flow/person.ts';
import { NO_STEP } from '../../core/flow/session.ts';
import { isForgotten, storedTest, type StoredValues } from '../../scenarios/stored-values.ts';
import { isOwn } from '../../core/flow/test-record.ts';
import type { Observation, ShownStep } from '../../scenarios/observation.ts';
import { writtenRoute } from '../../scenarios/written-route.ts';
import type { PlayedPage } from './played-page.ts';

/** What can be read off a page. */
export type PageState = Omit<Observation, 'calls' | 'device' | 'scan'> & {
  /** The outcome whose message shows. */
  readonly scanMessage: ScanOutcome | null;
};

/** Runs in the page: reads the screen, and what is stored. */
function readRaw(namespace: string) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(namespace));
  const valueOf = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
  const stored = keys.map((key) => [key.slice(namespace.length), valueOf(key)] as const);
  const attribute = (name: string): string | null => document.querySelector(`[${name}]`)?.getAttribute(name) ?? null;
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
    stored: Object.fromEntries(stored) as StoredValues,
  };
}

/** Everything that the browser of a page stores, by the keys of the app. */
export async function readStored(page: PlayedPage): Promise<StoredValues> {
  return (await page.evaluate(readRaw, STORAGE_NAMESPACE)).stored;
}

/** The open page of the guest form; null if that is not open. */
export async function readGuestPage(page: PlayedPage): Promise<GuestPage | null> {
  const shown = await page.evaluate(() => document.querySelector('[data-page]')?.getAttribute('data-page'));
  return isOneOf(GUEST_PAGES, shown) ? shown : null;
}

/** Everything an expectation can check on the screen. On other screens the step is the persisted one. */
export async function readPage(page: PlayedPage): Promise<PageState> {
  const raw = await page.evaluate(readRaw, STORAGE_NAMESPACE);
  const person = asPerson(raw.stored[PERSISTED_KEYS.person]) ?? NOBODY;
  const [, test = null] = storedTest(raw.stored) ?? [];
  const session = test !== null && isOwn(person, test) ? test.open?.session : undefined;
  const storedStep = session?.currentStep ?? NO_STEP;
  const row = FLOWS[session?.isReportingResult === true ? 'reporting' : 'testing'][storedStep];
  const result = raw.chosenResult ?? session?.result;
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
    guest: person.who?.kind === 'guest',
    signedIn: person.who?.kind === 'account',
    forgotten: isForgotten(raw.stored),
    message: raw.message ?? 'none',
    scanMessage: isOneOf(SCAN_OUTCOMES, raw.scanMessage) ? raw.scanMessage : null,
  };
}
