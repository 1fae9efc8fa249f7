import { makeFakeClock } from '../../../adapters/clock/fake-clock.ts';
import type { PlayBackEnd } from '../../../cli/play/back-end.ts';
import { readWords } from '../../../cli/composition-root.ts';
import { makeMemoryPlayBackEnd } from '../../../cli/play/memory-back-end.ts';
import { makeTerminalDriver, type TerminalDriver } from '../../../cli/play/terminal-driver.ts';
import { TESTED_PERSON } from '../../../cli/states/device.ts';
import type { AppError } from '../../../core/domain/error-codes.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { AppRunner } from '../../../core/flow/app-runner.ts';
import type { AppState } from '../../../core/flow/app-state.ts';
import { testIdOf, type DeferredCall } from '../../../core/flow/test-calls.ts';
import type { FailingCalls } from '../../../scenarios/scenario.ts';
import { anAccountSubmission } from '../../support/samples.ts';
import type { OpenedApp } from '../transcripts/open-app.tsx';
import { fill, press } from '../transcripts/page-hands.ts';

/** The clock of every visit. */
export const NOW = Date.UTC(2026, 10, 20, 18);
const OFFSET_MINUTES = -480;

/** Something that a person does, on the page and in the terminal: a text is the button that is pressed. */
export type Deed =
  | string
  | { readonly go: string }
  | { readonly fill: Readonly<Record<string, string>> }
  | { readonly check: string }
  /** Types the code that was sent to an address. */
  | { readonly codeTo: string }
  /** Opens the link to a new password that was sent; `as another` in a browser that did not ask for it. */
  | { readonly openLinkTo: string };

/**
 * Something that happens besides: results are stored, the next call fails, no server answers any more, the browser is offline, or a
 * call waits to be sent, or was refused when it was.
 */
export type Event =
  | { readonly results: number }
  | { readonly fail: FailingCalls }
  | { readonly server: 'away' }
  | { readonly browser: 'offline' }
  | { readonly waits: DeferredCall; readonly refusal?: AppError };

/** What a person did until a screen shows. */
export interface Visit {
  readonly name: string;
  readonly who: 'visitor' | 'account' | 'account+otp';
  readonly deeds: readonly (Deed | Event)[];
}

/** Results of the account, a positive and a negative one in turn. */
async function addResults(
  backEnd: PlayBackEnd,
  { currentUser, profiles }: AppState['identity'],
  count: number,
): Promise<void> {
  for (let added = 0; added < count; added += 1) {
    const result = added % 2 === 0 ? 'positive' : 'negative';
    const issued = await backEnd.resultApi.createTestId();
    if (!issued.ok) throw new Error(issued.error.code);
    const [userGroupId, profileId] = [currentUser?.user_groups[0] ?? '', profiles[0]?.profileId ?? ''];
    const saved = await backEnd.resultApi.create(
      anAccountSubmission({ testId: issued.value.testId, result, userGroupId, profileId }),
    );
    if (!saved.ok) throw new Error(saved.error.code);
  }
}

function keepCall(runner: AppRunner, { waits: call, refusal }: Extract<Event, { waits: unknown }>): void {
  const testId = testIdOf(call);
  runner.send({ type: 'callAdded', testId, call, error: { code: 'NETWORK_REQUEST_FAILED' } });
  const callId = runner.test(testId)?.calls.at(-1)?.id ?? '';
  if (refusal !== undefined) runner.send({ type: 'callAnswered', testId, callId, verdict: 'refused', error: refusal });
}

async function happens(event: Event, backEnd: PlayBackEnd, runner: AppRunner): Promise<void> {
  if ('results' in event) await addResults(backEnd, runner.current().identity, event.results);
  else if ('fail' in event) backEnd.failNext(event.fail);
  else if ('waits' in event) keepCall(runner, event);
  else backEnd.setOnline(false);
}

export const isEvent = (deed: Deed | Event): deed is Event =>
  typeof deed !== 'string' && ['results', 'fail', 'server', 'browser', 'waits'].some((key) => key in deed);

function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new window.Event('offline'));
}

/** The browser is online again, for the next visit. */
export const goOnline = (): boolean => Reflect.deleteProperty(navigator, 'onLine');

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

async function typedIn(backEnd: PlayBackEnd, deed: Exclude<Deed, string | { go: string } | { openLinkTo: string }>) {
  if ('fill' in deed) return deed.fill;
  return 'check' in deed ? { [deed.check]: 'true' } : { code: await codeTo(backEnd, deed.codeTo) };
}

/** Does it on the page. */
export async function doOnPage(app: OpenedApp, deed: Deed | Event): Promise<void> {
  if (isEvent(deed))
    return app.perform(async () => {
      if ('browser' in deed) goOffline();
      await happens(deed, app.backEnd, app.runner);
    });
  if (typeof deed === 'string') await app.perform(() => press(deed));
  else if ('go' in deed) await app.go(deed.go);
  else if ('openLinkTo' in deed) await app.go(await linkTo(app.backEnd, deed.openLinkTo));
  else if ('check' in deed) await app.perform(() => box(deed.check).click());
  else {
    const typed = await typedIn(app.backEnd, deed);
    await app.perform(() => fill(typed));
  }
}

async function donePlay(driver: TerminalDriver, backEnd: PlayBackEnd, deed: Deed) {
  if (typeof deed === 'string') return driver.press(deed);
  if ('go' in deed) return driver.go(deed.go);
  if ('openLinkTo' in deed) return driver.go(await linkTo(backEnd, deed.openLinkTo));
  return driver.fill(await typedIn(backEnd, deed));
}

async function doInTerminal(driver: TerminalDriver, backEnd: PlayBackEnd, deed: Deed | Event): Promise<void> {
  if (isEvent(deed)) {
    if ('browser' in deed) await driver.offline();
    return happens(deed, backEnd, driver.playing().tab().runner);
  }
  const done = await donePlay(driver, backEnd, deed);
  if (!done.ok) throw new Error(done.error.reason);
}

const PEOPLE = [TESTED_PERSON, { ...TESTED_PERSON, firstName: 'Luz', dateOfBirth: '05/02/2019' }];

/** A terminal in which the same was done. */
export async function terminalAt({ who, deeds }: Visit): Promise<TerminalDriver> {
  const backEnd = makeMemoryPlayBackEnd(KITS);
  const driver = makeTerminalDriver({ backEnd, systemClock: makeFakeClock(NOW, OFFSET_MINUTES), readWords });
  const profiles = PEOPLE.map((form) => ({ form, consentToReport: false }));
  const now = { instant: NOW, utcOffsetMinutes: OFFSET_MINUTES };
  // No time passes on the page, so its reports wait.
  const agency = 'away';
  const [used, other, terminalOnly, actions] = [[], null, null, []];
  const begun = await driver.begin({ name: 'A look', now, who, profiles, used, other, agency, terminalOnly, actions });
  if (!begun.ok) throw new Error(begun.error.reason);
  // The driver logs its account in; here that is a part of the visit.
  if (who !== 'visitor') await driver.logout();
  if (who !== 'visitor') await driver.press('confirm');
  for (const deed of deeds) await doInTerminal(driver, backEnd, deed);
  return driver;
}
