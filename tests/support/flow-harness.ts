import { makeFakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryBackend } from '../../adapters/memory/memory-backend.ts';
import { makeMemoryNavigator } from '../../adapters/memory/memory-navigator.ts';
import { makeMemoryWithLock } from '../../adapters/memory/memory-with-lock.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { makeMemoryTabHub } from '../../adapters/memory/memory-tab-channel.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import { shownStep } from '../../core/flow/selectors.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { makeAppRunner } from '../../core/flow/app-runner.ts';
import { makeAccountActions } from '../../core/use-cases/account/account-actions.ts';
import { makeSupportActions } from '../../core/use-cases/support/support-actions.ts';
import { makeLoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import { makeScanActions } from '../../core/use-cases/session/scan-actions.ts';
import { makeSessionActions } from '../../core/use-cases/session/session-actions.ts';
import { CASSETTES } from '../../fixtures/cassettes.ts';
import type { TabName } from '../../scenarios/scenario.ts';
import type { FlowHarness, HarnessTab } from './app-harness.ts';
import { makeFlowPath } from './flow-path.ts';
import { mustBeAwaited } from './must-be-awaited.ts';
import { notedActions, notedBackend, notedClock } from './noted-calls.ts';
import { passStep, passUntil } from './pass-step.ts';

export type { FlowHarness, HarnessTab } from './app-harness.ts';

/** A valid cassette and a second one of the same lot. */
export const CASSETTE = CASSETTES.valid;
export const OTHER_CASSETTE = '0100860000000017112601151728011510COV260001721E5F6G7H8';
export const BOX_URL = KITS[0].productUrl;

/** 20 November 2026, 10:00 in the person's time zone (UTC-8). */
export const START = Date.UTC(2026, 10, 20, 18, 0, 0);

/** Called after every change with the state and the step that shows. */
type WatchState = (state: AppState, step: ReturnType<FlowHarness['step']>) => void;

/** A visitor on the landing page, at `START`, in a time zone given in minutes east of UTC; all tabs share storage and cookies. */
export function makeVisitorHarness(utcOffsetMinutes = -480, watch?: WatchState): FlowHarness {
  const path = makeFlowPath(START);
  const clock = notedClock(makeFakeClock(START, utcOffsetMinutes), path);
  const storage = makeMemoryStorage();
  const backend = notedBackend(makeMemoryBackend({ kits: KITS, now: () => clock.now() }), path);
  const { resultApi, reportApi, deviceRegistry, authApi, profileRepo, supportApi } = backend;
  const hub = makeMemoryTabHub();
  const withLock = makeMemoryWithLock();
  const settings = DEFAULT_KIT_SETTINGS;

  function openTab(navigator = makeMemoryNavigator('/'), isHeldByTest = false): HarnessTab {
    const tabChannel = hub.open();
    const runner = makeAppRunner({
      kits: KITS,
      clock,
      storage,
      navigator,
      resultApi,
      deviceRegistry,
      authApi,
      tabChannel,
      withLock,
    });
    if (watch !== undefined) {
      runner.subscribe(() => watch(runner.current(), shownStep(runner.current().session, clock.now())));
    }
    const asked = { resultApi, authApi, profileRepo, supportApi };
    const deps = { ...asked, withLock, runner, clock, storage, navigator, language: () => 'en' as const };
    const ofTest = { runner, clock, navigator, resultApi, reportApi, deviceRegistry, settings };
    return {
      runner,
      navigator,
      actions: notedActions({ ...makeSessionActions(ofTest), ...makeScanActions(ofTest) }, path, isHeldByTest),
      account: { ...makeAccountActions(deps), support: makeSupportActions(deps) },
      keeper: makeLoginKeeper(deps),
    };
  }

  const tabs: Partial<Record<TabName, HarnessTab>> = {};
  let inFront: TabName = 'first';
  const app = (): HarnessTab => (tabs[inFront] ??= openTab());
  const { navigator } = app();
  const harness: FlowHarness = {
    ...{ clock, backend, navigator, storage, path },
    runner: () => app().runner,
    actions: () => app().actions,
    account: () => app().account,
    keeper: () => app().keeper,
    openTab: () => {
      path.comment('openTab()');
      return openTab(undefined, true);
    },
    tabInFront: () => inFront,
    turnTo: (name) => {
      path.note({ tab: name }, ...(tabs[name] === undefined ? [{ go: APP_ROUTES.testSteps }] : []));
      inFront = name;
      app();
    },
    state: () => app().runner.current(),
    step: () => shownStep(app().runner.current().session, clock.now()),
    wait: (milliseconds) => {
      clock.advance(milliseconds);
      for (const tab of Object.values(tabs)) tab.runner.send({ type: 'timePassed' });
    },
    reload: () => {
      path.note('reload');
      app().runner.close();
      tabs[inFront] = openTab(app().navigator);
    },
    passStep: (readings) => mustBeAwaited('passStep(…)', passStep(harness, readings)),
    passUntil: (id, readings) => mustBeAwaited(`passUntil('${id}')`, passUntil(harness, id, readings)),
  };
  return harness;
}

/** A guest on the home page, at `START`. */
export function makeFlowHarness(utcOffsetMinutes?: number, watch?: WatchState): FlowHarness {
  const harness = makeVisitorHarness(utcOffsetMinutes, watch);
  // A scenario begins as a guest at home.
  const goOnNoting = harness.path.pause();
  harness.actions().continueAsGuest();
  void harness.actions().acceptDisclaimer();
  goOnNoting();
  return harness;
}

/** A guest who has started a flow. */
export async function startedHarness(
  flow: FlowName,
  utcOffsetMinutes?: number,
  watch?: WatchState,
): Promise<FlowHarness> {
  const harness = makeFlowHarness(utcOffsetMinutes, watch);
  await harness.actions().startTest(flow);
  return harness;
}
