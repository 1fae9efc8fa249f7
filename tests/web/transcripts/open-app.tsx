import type { i18n } from 'i18next';
import '../../support/without-owner-stacks.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { makeFakeClock } from '../../../adapters/clock/fake-clock.ts';
import { makeMemoryChime } from '../../support/memory-chime.ts';
import { makeMemoryNotifier } from '../../support/memory-notifier.ts';
import { makeMemorySpeaker } from '../../support/memory-speaker.ts';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { makeMemoryTabHub } from '../../../adapters/memory/memory-tab-channel.ts';
import { makeMemoryWithLock } from '../../../adapters/memory/memory-with-lock.ts';
import type { PlayBackEnd } from '../../../cli/play/back-end.ts';
import { endedOrHeld } from '../../../cli/play/ended-or-held.ts';
import { makeMemoryPlayBackEnd } from '../../../cli/play/memory-back-end.ts';
import { makePageLife, type PageLife } from '../../../cli/play/page-life.ts';
import { tied } from '../../../cli/play/terminal-app.ts';
import { TESTED_PERSON } from '../../../cli/states/device.ts';
import { KITS } from '../../../core/domain/kit-registry.ts';
import { FALLBACK_LANGUAGE, isLanguage } from '../../../core/domain/languages.ts';
import type { StorageKeeper } from '../../../core/ports/storage-keeper.ts';
import type { Speaker } from '../../../core/ports/speaker.ts';
import type { Camera } from '../../../core/ports/camera.ts';
import { DEFAULT_KIT_SETTINGS } from '../../../core/domain/settings.ts';
import { makeAppRunner, type AppRunner, type RunnerPorts } from '../../../core/flow/app-runner.ts';
import type { AppEvent } from '../../../core/flow/events.ts';
import { makeReadAloud } from '../../../core/use-cases/session/read-aloud.ts';
import { makeSessionActions } from '../../../core/use-cases/session/session-actions.ts';
import { makeTimerAlerts, type AlertSettings } from '../../../core/use-cases/session/timer-alerts.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import type { Scenario } from '../../../scenarios/scenario.ts';
import { App } from '../../../web/boot/app.tsx';
import { frameParts } from '../../../web/boot/app-shell.ts';
import { LOADING_MARK } from '../../../web/loading/loading-mark.ts';
import { makeRouterNavigator } from '../../../web/routing/router-navigator.ts';
import * as landing from '../../../web/screens/account/landing.tsx';
import { SessionStore } from '../../../web/stores/session-store.ts';
import { makeAccountServices } from '../../../web/wiring/account-services.ts';
import type { Services } from '../../../web/wiring/services.ts';
import { loaded } from '../loaded.ts';
import { makeStillCamera } from './still-camera.ts';

const OFFSET_MINUTES = -8 * 60;

/** The people of the account. */
const PEOPLE = [TESTED_PERSON, { ...TESTED_PERSON, firstName: 'Luz', dateOfBirth: '05/02/2019' }].map((form) => ({
  form,
  consentToReport: false,
}));

/** Who opens the app, when, and with what in the browser's storage. */
export interface Start {
  readonly who: Scenario['who'];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly route: string;
  readonly texts: i18n;
  readonly camera?: Camera;
  /** What is read aloud; nothing is recorded by default. */
  readonly speaker?: Speaker;
  readonly storageKeeper?: StorageKeeper;
  /** How the browser can alert the person. */
  readonly alerts?: AlertSettings & { readonly canStayAwake: boolean };
}

/** The app in the document, with its real screens and core, and a back end in memory. */
export interface OpenedApp {
  readonly runner: AppRunner;
  readonly backEnd: PlayBackEnd;
  /** Opens another route of this visit. */
  readonly go: (route: string) => Promise<void>;
  readonly send: (...events: readonly AppEvent[]) => Promise<void>;
  /** Does something to the page, and waits until its effects show. */
  readonly perform: (work: () => unknown) => Promise<void>;
  readonly close: () => void;
}

async function beginBackEnd({ who, now, kept }: Start): Promise<PlayBackEnd> {
  const backEnd = makeMemoryPlayBackEnd(KITS);
  const person: Scenario = {
    name: 'A visit',
    now: { instant: now, utcOffsetMinutes: OFFSET_MINUTES },
    who,
    profiles: PEOPLE,
    used: [],
    other: null,
    agency: null,
    terminalOnly: null,
    actions: [],
  };
  const begun = await backEnd.begin(person, now);
  if (!begun.ok) throw new Error(begun.error.reason);
  if (who === 'account' && kept !== undefined) await backEnd.authApi.logIn(SCENARIO_EMAIL, SCENARIO_PASSWORD);
  return backEnd;
}

/** What an app in the document runs on. */
export interface Surroundings extends Pick<Start, 'texts' | 'camera' | 'speaker' | 'storageKeeper' | 'alerts'> {
  readonly backEnd: PlayBackEnd;
  readonly browser: Pick<RunnerPorts, 'clock' | 'storage' | 'tabChannel' | 'withLock'>;
  /** The address and the history of its tab. */
  readonly tab?: Window;
}

type ShownServices = Services & { readonly navigator: ReturnType<typeof makeRouterNavigator> };

function makeServices(surroundings: Surroundings, life: PageLife): ShownServices {
  const { texts, backEnd, browser, tab = window } = surroundings;
  const navigator = makeRouterNavigator(tab);
  const ports = { ...tied({ ...backEnd, ...browser }, life), navigator };
  const { storage } = ports;
  const runner = makeAppRunner(ports);
  const settings = DEFAULT_KIT_SETTINGS;
  const language = () => (isLanguage(texts.language) ? texts.language : FALLBACK_LANGUAGE);
  const alerts = makeTimerAlerts({
    chime: makeMemoryChime(),
    vibrator: { vibrate: () => undefined },
    notifier: makeMemoryNotifier('askable'),
    wakeLock: { isAvailable: () => true, hold: () => undefined, release: () => undefined },
    storage,
  });
  const facts = surroundings.alerts ?? alerts.settings();
  return {
    ...ports,
    ...{ texts, frameParts, runner, settings },
    store: new SessionStore(runner),
    actions: makeSessionActions({ ...ports, runner, settings }),
    loadAccount: loaded(makeAccountServices({ ...ports, runner, language })),
    loadCamera: loaded(surroundings.camera ?? makeStillCamera()),
    loadDecoder: loaded(undefined),
    loadServer: loaded(undefined),
    loadDetails: loaded(() => 'details'),
    loadAlerts: loaded({
      ...alerts,
      ...(surroundings.alerts && { ...surroundings.alerts, settings: () => facts }),
      readAloud: makeReadAloud({ speaker: surroundings.speaker ?? makeMemorySpeaker(), storage }),
      storageKeeper: surroundings.storageKeeper ?? { ask: () => Promise.resolve(false) },
    }),
    loadCalendar: loaded({ write: () => '' }),
  };
}

const nextTask = (): Promise<void> => act(() => new Promise<void>((resolve) => void setImmediate(resolve)));

/** Turns of the event loop after which nothing more follows from what was loaded. */
const LAST_TURNS = 5;

/** Resolves when everything that is loaded late was loaded and rendered; what waits for a held response still waits. */
async function settled({ heldResponses }: PlayBackEnd): Promise<void> {
  const isBusy = (): boolean => heldResponses.count() === 0 && document.querySelector('main[aria-busy]') !== null;
  do {
    for (let turn = 0; turn < LAST_TURNS; turn += 1) await nextTask();
  } while (document.documentElement.hasAttribute(LOADING_MARK) || isBusy());
}

/** An app in the document. */
export interface ShownApp extends Pick<OpenedApp, 'runner' | 'perform' | 'close'> {
  readonly navigator: ShownServices['navigator'];
  /** The element that it is rendered into. */
  readonly place: HTMLElement;
}

/** Shows the app in the document, at the address of its tab. */
export async function showApp(surroundings: Surroundings): Promise<ShownApp> {
  const { backEnd, tab = window } = surroundings;
  const life = makePageLife();
  const services = makeServices(surroundings, life);
  const { runner, navigator } = services;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const perform = async (work: () => unknown): Promise<void> => {
    await act(async () => {
      await work();
      await endedOrHeld(backEnd, runner.settled());
    });
    await settled(backEnd);
  };
  await perform(() =>
    root.render(
      <BrowserRouter window={tab}>
        <App first={services} services={loaded(services)} landing={loaded(landing)} />
      </BrowserRouter>,
    ),
  );
  const close = (): void => {
    life.close();
    act(() => root.unmount());
    place.remove();
    runner.close();
  };
  return { runner, navigator, place, perform, close };
}

/** Opens the app in the document. One at a time: close it before the next. */
export async function openApp(start: Start): Promise<OpenedApp> {
  const { now, kept = {}, route } = start;
  const backEnd = await beginBackEnd(start);
  window.history.replaceState({}, '', route);
  const storage = makeMemoryStorage();
  Object.entries(kept).forEach(([key, value]) => storage.write(key, value));
  const clock = makeFakeClock(now, OFFSET_MINUTES);
  const browser = { clock, storage, withLock: makeMemoryWithLock(), tabChannel: makeMemoryTabHub().open() };
  const { runner, navigator, perform, close } = await showApp({ ...start, backEnd, browser });
  return {
    ...{ runner, backEnd, perform, close },
    go: (next) => perform(() => navigator.go(next)),
    send: (...events) => perform(() => events.forEach((event) => runner.send(event))),
  };
}
