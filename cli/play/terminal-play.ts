import { makeFakeClock, type FakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { APP_ROUTES } from '../../core/flow/effects.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { PLAYED, type Played } from '../../core/scenarios/driver.ts';
import type { Observation } from '../../core/scenarios/observation.ts';
import type { Scenario, TabName } from '../../core/scenarios/scenario.ts';
import type { PlayBackEnd } from './back-end.ts';
import { SCENARIO_USER, scenarioProfiles } from './scenario-account.ts';
import { openTab, type TerminalTab } from './terminal-tab.ts';

/** One scenario being played: the person's device, with its clock, its storage and the open tabs. */
export interface Play {
  readonly clock: FakeClock;
  readonly backEnd: PlayBackEnd;
  /** The tab that is looked at. */
  readonly tab: () => TerminalTab;
  /** Turns to a tab; one that is not open yet opens at home. */
  readonly turnTo: (name: TabName) => Played;
  /** Closes the tab that is looked at and opens it again at the same route. */
  readonly reload: () => Played;
  /** How the last scan ended. */
  lastScan: Observation['scan'];
  isOnline: boolean;
}

/** A device on which nothing was ever kept, with the landing open. */
export function newPlay(scenario: Scenario, backEnd: PlayBackEnd, systemClock: Clock): Play {
  const now = systemClock.now();
  const start = scenario.now ?? { instant: now, utcOffsetMinutes: systemClock.utcOffsetMinutes(now) };
  const clock = makeFakeClock(start.instant, start.utcOffsetMinutes);
  const storage = makeMemoryStorage();
  const { resultApi, deviceRegistry, accessApi } = backEnd;
  const open = (route: string) => openTab({ clock, storage, resultApi, deviceRegistry, accessApi }, route);
  let looked: TabName = 'first';
  const tabs: Partial<Record<TabName, TerminalTab>> = { first: open(APP_ROUTES.landing) };
  const tab = () => (tabs[looked] ??= open(APP_ROUTES.home));
  return {
    clock,
    backEnd,
    tab,
    turnTo: (name) => {
      looked = name;
      return PLAYED;
    },
    reload: () => {
      tabs[looked] = open(tab().route());
      return PLAYED;
    },
    lastScan: 'none',
    isOnline: true,
  };
}

/** Enters the app as the scenario's person does, up to where scenarios begin. */
export function enter(tab: TerminalTab, { who, profiles }: Scenario): void {
  if (who === 'visitor') return;
  if (who === 'guest') {
    tab.actions.continueAsGuest();
    tab.actions.acceptDisclaimer();
    return;
  }
  const known = scenarioProfiles(profiles, tab.runner.moment().today);
  tab.runner.send({ type: 'userSignedIn', user: SCENARIO_USER, profiles: known });
  tab.open(APP_ROUTES.home);
}

/** While the steps of a test show, time repaints them; then every call that is under way ends. */
export async function settle(play: Play): Promise<void> {
  const tab = play.tab();
  if (tab.isAt(APP_ROUTES.testSteps)) tab.runner.send({ type: 'timePassed' });
  await tab.runner.settled();
}
