import { vi } from 'vitest';
import { makeFakeClock } from '../../../adapters/clock/fake-clock.ts';
import { makeMemoryTabHub } from '../../../adapters/memory/memory-tab-channel.ts';
import { makeMemoryWithLock } from '../../../adapters/memory/memory-with-lock.ts';
import { makeLocalStorage } from '../../../adapters/storage/local-storage.ts';
import { leftWorkEnded } from '../../../cli/play/ended-or-held.ts';
import type { PlayBackEnd } from '../../../cli/play/back-end.ts';
import type { Scenario, TabName } from '../../../scenarios/scenario.ts';
import type { HeldTimers } from '../../support/held-timers.ts';
import type { ApiTraffic } from '../api-traffic.ts';
import type { Stage } from '../browser-person.ts';
import { zoneAt, type Visit } from '../browser-visit.ts';
import { POINTER } from '../hands.ts';
import type { PlayedPage } from '../played-page.ts';
import { makeDomPage } from './dom-page.ts';
import { anotherWindow, makeDomTab, type DomBrowser, type DomTab } from './dom-tab.ts';
import { makeTextCamera, type TextCamera } from './text-camera.ts';

/** Sets whether the browser has a network, and tells the page. */
function setNetwork(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function trafficOf(backEnd: PlayBackEnd, perform: DomTab['perform']): ApiTraffic {
  let before = 0;
  const { heldResponses } = backEnd;
  const done = (work: unknown): Promise<void> => Promise.resolve(void work);
  return {
    get calls() {
      return backEnd.calls().slice(before);
    },
    forget: () => {
      before = backEnd.calls().length;
    },
    isHolding: () => heldResponses.count() > 0,
    setOnline: (isOnline) => {
      backEnd.setOnline(isOnline);
      return perform(() => setNetwork(isOnline));
    },
    faults: {
      fail: (calls) => done(backEnd.failNext(calls)),
      hold: (call) => done(heldResponses.hold(call)),
      drop: (call) => done(heldResponses.lose(call)),
      release: (call) => heldResponses.release(call),
    },
  };
}

const isBusy = (): boolean => document.querySelector('[aria-busy="true"]') !== null;
/** A page that is still busy after so many moments will always be. */
const MOST_MOMENTS = 20;

interface DomVisitParts {
  readonly backEnd: PlayBackEnd;
  readonly camera: TextCamera;
  readonly timers: HeldTimers;
}

/** The tabs of a browser: the one in front acts, and the others hear of it. */
function makeTabs(browser: DomBrowser) {
  const tabs: DomTab[] = [];
  let front: DomTab | null = null;
  const inFront = (): DomTab => {
    if (front === null) throw new Error('No tab is open.');
    return front;
  };
  const turnTo = (tab: DomTab): void => {
    if (tab === front) return;
    front?.leave();
    front = tab;
    tab.enter();
  };
  const open = (): DomTab => {
    const tab = tabs.length === 0 ? makeDomTab(browser) : makeDomTab(browser, anotherWindow());
    tabs.push(tab);
    turnTo(tab);
    return tab;
  };
  /** Each tab hears of what the others did, until none says anything. */
  const settle = async (): Promise<void> => {
    const seen = inFront();
    let hasHeard = true;
    while (hasHeard) {
      hasHeard = false;
      for (const tab of [...tabs.filter((one) => one !== seen), seen]) {
        turnTo(tab);
        hasHeard = (await tab.hear()) || hasHeard;
      }
    }
  };
  const close = (): void => {
    // Its address and history are the document's own.
    if (tabs[0] !== undefined) turnTo(tabs[0]);
    tabs.forEach((tab) => tab.close());
  };
  return { open, turnTo, settle, close, perform: (work: () => unknown) => inFront().perform(work) };
}

type Tabs = ReturnType<typeof makeTabs>;

/** How a visit lets a moment pass, and waits until nothing follows any more. */
function paceOf({ backEnd, camera, timers }: DomVisitParts, { perform, settle: hear }: Tabs) {
  const passMoment = (): Promise<void> =>
    perform(() => {
      timers.fire();
      camera.look();
    });
  const settle = async (): Promise<boolean> => {
    await perform(() => leftWorkEnded(backEnd));
    await hear();
    // What is only shown for a moment ends by itself.
    for (let moments = 0; isBusy() && backEnd.heldResponses.count() === 0; moments += 1) {
      if (moments === MOST_MOMENTS) return false;
      await passMoment();
      await hear();
    }
    backEnd.passMoment();
    return true;
  };
  return { passMoment, settle };
}

/** Opens a browser that stores nothing yet. */
function openVisit(parts: DomVisitParts, scenario: Scenario, now: number): Visit & { readonly close: () => void } {
  const { backEnd, camera, timers } = parts;
  const offset = scenario.now?.utcOffsetMinutes ?? 0;
  vi.stubEnv('TZ', zoneAt(offset));
  localStorage.clear();
  setNetwork(true);
  const clock = makeFakeClock(now, offset);
  const hub = makeMemoryTabHub();
  const storage = makeLocalStorage(() => localStorage);
  const openChannel = () => hub.open();
  const tabs = makeTabs({ backEnd, camera, clock, storage, openChannel, withLock: makeMemoryWithLock() });
  const { passMoment, settle } = paceOf(parts, tabs);
  const openTab = (): PlayedPage => {
    const tab = tabs.open();
    return makeDomPage({ passMoment, load: (path) => tab.load(path), turnTo: () => tabs.turnTo(tab) });
  };
  const page = openTab();
  return {
    ...{ page, settle, close: tabs.close },
    traffic: trafficOf(backEnd, tabs.perform),
    tabs: new Map<TabName, PlayedPage>([['first', page]]),
    openTab: () => Promise.resolve(openTab()),
    setTime: (time) => Promise.resolve(clock.advance(time - clock.now())),
    isLoginSaved: () => Promise.resolve(false),
    answered: () => Promise.resolve(),
    lookAtTheTime: (isPresent) =>
      tabs.perform(() => {
        if (isPresent) window.dispatchEvent(new MouseEvent('mousemove'));
        timers.fire();
      }),
  };
}

/** The real screens in happy-dom, over a back end in memory, with timers that the scenario's clock moves. */
export function domStage(backEnd: PlayBackEnd, timers: HeldTimers): Stage {
  const camera = makeTextCamera();
  let visit: ReturnType<typeof openVisit> | null = null;
  return {
    server: {
      ...backEnd,
      end: () => {
        visit?.close();
        return backEnd.end();
      },
    },
    camera: {
      show: (text) => Promise.resolve(camera.hold(text)),
      showNothing: () => Promise.resolve(camera.hold(null)),
    },
    openVisit: (scenario, now) => {
      visit = openVisit({ backEnd, camera, timers }, scenario, now);
      return Promise.resolve(visit);
    },
    hands: { ...POINTER, canPassInPage: false },
  };
}
