import { makeFakeClock, type FakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryWithLock } from '../../adapters/memory/memory-with-lock.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { makeMemoryTabHub } from '../../adapters/memory/memory-tab-channel.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { NOT_LOADED_OFFLINE, notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import type { Observation } from '../../scenarios/observation.ts';
import {
  SCENARIO_EMAIL,
  SCENARIO_OTHER_EMAIL,
  SCENARIO_OTP_EMAIL,
  SCENARIO_PASSWORD,
  type SentMessage,
} from '../../scenarios/scenario-account.ts';
import type { Scenario, TabName } from '../../scenarios/scenario.ts';
import type { PlayBackEnd } from './back-end.ts';
import { endedOrHeld, leftWorkEnded } from './ended-or-held.ts';
import { openTab, type TerminalTab } from './terminal-tab.ts';

/** A scenario being played: the person's browser, with its clock, its storage and the open tabs. */
export interface Play {
  readonly clock: FakeClock;
  readonly backEnd: PlayBackEnd;
  /** The tab in front. */
  readonly tab: () => TerminalTab;
  readonly tabs: () => readonly TerminalTab[];
  /** Which tab is in front. */
  readonly tabInFront: () => TabName;
  /** Switches to a tab; one that is not open yet opens at home. */
  readonly turnTo: (name: TabName) => Promise<Played>;
  /** Closes the tab in front and opens it again at the same route. */
  readonly reload: () => Promise<Played>;
  /** The browser's storage. */
  readonly storage: Storage;
  /** The addresses that receive messages to this person: those of the account, and those that were typed. */
  readonly addresses: Set<string>;
  readonly newestMessage: () => Promise<SentMessage | null>;
  language: Language;
  /** The outcome of the last scan. */
  lastScan: Observation['scan'];
  isOnline: boolean;
  /** The calls before the scenario began. */
  callsBefore: number;
}

/** A browser, and the first route to open in it. */
export interface PlayedDevice {
  readonly storage: Storage;
  readonly route: string;
}

/** A browser with the landing page open; its storage is empty, unless a used one is given. */
export function newPlay(
  scenario: Scenario,
  backEnd: PlayBackEnd,
  systemClock: Clock,
  { storage, route: firstRoute }: PlayedDevice = { storage: makeMemoryStorage(), route: APP_ROUTES.landing },
): Play {
  const now = systemClock.now();
  const start = scenario.now ?? { instant: now, utcOffsetMinutes: systemClock.utcOffsetMinutes(now) };
  const clock = makeFakeClock(start.instant, start.utcOffsetMinutes);
  const [hub, withLock] = [makeMemoryTabHub(), makeMemoryWithLock()];
  const open = (route: string) =>
    openTab({ ...backEnd, clock, storage, tabChannel: hub.open(), withLock, language: () => play.language }, route);
  let looked: TabName = 'first';
  const tabs: Partial<Record<TabName, TerminalTab>> = {};
  const openedTab = async (route: string): Promise<Played> => {
    if (!play.isOnline) return NOT_LOADED_OFFLINE;
    tabs[looked]?.close();
    const tab = (tabs[looked] = open(route));
    await tab.keeper.begin();
    return PLAYED;
  };
  const tab = () => (tabs[looked] ??= open(firstRoute));
  const play: Play = {
    clock,
    backEnd,
    tab,
    tabs: () => Object.values(tabs),
    tabInFront: () => looked,
    turnTo: (name) => {
      const isNew = tabs[name] === undefined;
      if (!isNew || play.isOnline) looked = name;
      return isNew ? openedTab(APP_ROUTES.home) : Promise.resolve(PLAYED);
    },
    reload: () => openedTab(tab().route()),
    storage,
    addresses: new Set([SCENARIO_EMAIL, SCENARIO_OTHER_EMAIL, SCENARIO_OTP_EMAIL]),
    newestMessage: () => backEnd.lastMessage([...play.addresses]),
    language: 'en',
    lastScan: 'none',
    isOnline: true,
    callsBefore: 0,
  };
  return play;
}

/** Logs the scenario's own account in, with its second factor if it has one. */
async function signIn({ tab, backEnd }: Play): Promise<Played> {
  const { account, runner } = tab();
  const email = backEnd.email(SCENARIO_EMAIL);
  const entered = await account.logIn({ email, password: SCENARIO_PASSWORD, isRemembered: false });
  if (!entered.ok) return notPlayed(`The scenario's account cannot log in: ${entered.error.code}.`);
  if (runner.current().account.otpChallenge === null) return PLAYED;
  const code = (await backEnd.lastMessage([SCENARIO_OTP_EMAIL]))?.code ?? '';
  const passed = await account.submitOneTimePassword(code);
  return passed.ok ? PLAYED : notPlayed(`The second factor failed: ${passed.error.code}.`);
}

/** Enters the app as the scenario's person, up to the point where scenarios begin. */
export async function enter(play: Play, { who }: Scenario): Promise<Played> {
  const tab = play.tab();
  if (who === 'guest') {
    tab.actions.continueAsGuest();
    void tab.actions.acceptDisclaimer();
  }
  if (who.startsWith('account')) {
    const signedIn = await signIn(play);
    if (!signedIn.ok) return signedIn;
    tab.open(APP_ROUTES.home);
  }
  await tab.keeper.begin();
  play.callsBefore = play.backEnd.calls().length;
  return PLAYED;
}

/** The data of a screen may redirect to another one. */
async function settleScreen(tab: TerminalTab, backEnd: PlayBackEnd): Promise<void> {
  tab.guard();
  const route = tab.route();
  await endedOrHeld(backEnd, tab.loaded());
  if (tab.route() !== route) await settleScreen(tab, backEnd);
}

/** Time passes on every route; then all pending calls that are not held end, and the guards run again. */
export async function settle(play: Play): Promise<void> {
  await leftWorkEnded(play.backEnd);
  for (const tab of play.tabs()) {
    tab.runner.send({ type: 'timePassed' });
    await endedOrHeld(play.backEnd, tab.runner.settled());
  }
  for (const tab of play.tabs()) await settleScreen(tab, play.backEnd);
  play.backEnd.passMoment();
}
