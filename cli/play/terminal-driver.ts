import type { Clock } from '../../core/ports/clock.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { isIdentified } from '../../core/flow/selectors.ts';
import { NOT_LOADED_OFFLINE, notPlayed, PLAYED, type Played, type ScenarioDriver } from '../../scenarios/driver.ts';
import { storedTest, storedValues, withoutStoredValue } from '../../scenarios/stored-values.ts';
import type { ActionValues } from '../../scenarios/scenario.ts';
import { typeSentCode, walkLogin } from '../../scenarios/walk-login.ts';
import { DEFAULT_NEW_ACCOUNT, walkRegistration } from '../../scenarios/walk-registration.ts';
import { pathOf } from '../../scenarios/written-route.ts';
import type { PlayBackEnd } from './back-end.ts';
import { endedOrHeld } from './ended-or-held.ts';
import { lookAtPlay } from './look-at-play.ts';
import { idleFor, waitFor } from './pass-time.ts';
import { stepActions, type Act } from './step-actions.ts';
import { enter, newPlay, settle, type Play } from './terminal-play.ts';
import type { TerminalTab } from './terminal-tab.ts';

/** What a driver in the terminal plays with. */
export interface TerminalDriverDeps {
  readonly backEnd: PlayBackEnd;
  /** Where the clock starts when the scenario does not say. */
  readonly systemClock: Clock;
  /** Reads the words that the app shows, in the language of the play. */
  readonly readWords: (play: Play) => Promise<readonly string[]>;
}

/** A driver whose play can be looked into. */
export interface TerminalDriver extends ScenarioDriver {
  /** The running play. */
  readonly playing: () => Play;
}

function setOnline(play: Play, isOnline: boolean): Played {
  play.isOnline = isOnline;
  play.backEnd.setOnline(isOnline);
  if (isOnline) play.tabs().forEach(({ runner }) => runner.send({ type: 'sendingDue' }));
  return PLAYED;
}

function openRoute(tab: TerminalTab, route: string): Played {
  tab.open(route);
  return PLAYED;
}

async function goTo(play: Play, route: string): Promise<Played> {
  if (!play.isOnline) return NOT_LOADED_OFFLINE;
  const path = await pathOf(route, play.tab().route(), play.newestMessage);
  return path.ok ? openRoute(play.tab(), path.value) : path;
}

/** From a test's step home is a button; elsewhere it is a route like any other. */
function goHome(tab: TerminalTab): Played {
  if (!tab.isAt(APP_ROUTES.testSteps)) return openRoute(tab, APP_ROUTES.home);
  tab.actions.goHome();
  return PLAYED;
}

function logOut(tab: TerminalTab): Played {
  if (!isIdentified(tab.state())) return notPlayed('No one is logged in.');
  tab.actions.logOut();
  return PLAYED;
}

/** The page is reopened at once: an open page would store the value again. */
function loseStoredValue(play: Play, value: ActionValues['lose']): Promise<Played> {
  if (!play.isOnline) return Promise.resolve(NOT_LOADED_OFFLINE);
  const found = storedTest(storedValues(play.storage));
  if (found !== null) play.storage.write(found[0], withoutStoredValue(found[1], value));
  return play.reload();
}

/** What is pressed on every route. */
const pageActions = (act: Act) =>
  ({
    home: () => act(({ tab }) => goHome(tab())),
    logout: () => act(({ tab }) => logOut(tab())),
  }) satisfies Partial<ScenarioDriver>;

/** All other actions. */
function otherActions(act: Act, pass: Act, backEnd: PlayBackEnd) {
  return {
    go: (route) => act((play) => goTo(play, route)),
    tab: (name) => act((play) => play.turnTo(name)),
    idle: (milliseconds) => pass((play) => idleFor(play, milliseconds)),
    reload: () => act((play) => play.reload()),
    lose: (value) => act((play) => loseStoredValue(play, value)),
    wait: (milliseconds) => pass((play) => waitFor(play, milliseconds)),
    offline: () => act((play) => setOnline(play, false)),
    online: () => act((play) => setOnline(play, true)),
    fail: (calls) =>
      act(() => {
        backEnd.failNext(calls);
        return PLAYED;
      }),
    hold: (call) =>
      act(() => {
        backEnd.heldResponses.hold(call);
        return PLAYED;
      }),
    drop: (call) =>
      act(() => {
        backEnd.heldResponses.lose(call);
        return PLAYED;
      }),
    release: (call) =>
      act(() => (backEnd.heldResponses.release(call) ? PLAYED : notPlayed(`No answer to ${call} is held.`))),
    language: (language) =>
      act((play) => {
        play.language = language;
        return PLAYED;
      }),
  } satisfies Partial<ScenarioDriver>;
}

/** The guest's answer at the end; "create" goes all the way to the first profile. */
async function answerAccount(
  driver: Pick<ScenarioDriver, 'press' | 'fill' | 'code'>,
  answer: ActionValues['account'],
): Promise<Played> {
  const pressed = await driver.press(`${answer}-account`);
  return answer === 'create' && pressed.ok ? walkRegistration(driver, DEFAULT_NEW_ACCOUNT) : pressed;
}

/** Plays scenarios on the core without screens, with a manual clock and the given back end. */
export function makeTerminalDriver(deps: TerminalDriverDeps): TerminalDriver {
  const { backEnd, systemClock, readWords } = deps;
  let begun: Play | null = null;
  const playing = (): Play => {
    if (begun === null) throw new Error('The scenario has not begun.');
    return begun;
  };
  const act: Act = async (what) => {
    const played = await endedOrHeld(backEnd, what(playing()));
    await settle(playing());
    return played ?? PLAYED;
  };
  const actOnPage: Act = (what) =>
    act((play) => {
      play.tab().keeper.noteInput();
      return what(play);
    });
  // Time passes in intervals, and checks for held responses itself.
  const pass: Act = async (what) => {
    const played = await what(playing());
    await settle(playing());
    return played;
  };
  const acts = { ...stepActions(actOnPage), ...otherActions(act, pass, backEnd), ...pageActions(actOnPage) };
  const actions = {
    ...acts,
    login: async (credentials: ActionValues['login']) => {
      // A link leads there, also offline.
      await act(({ tab }) => openRoute(tab(), APP_ROUTES.login));
      return walkLogin(acts, credentials);
    },
    code: async (which: ActionValues['code']) => typeSentCode(acts, which, await playing().newestMessage()),
  };
  return {
    begin: async (scenario) => {
      begun = newPlay(scenario, backEnd, systemClock);
      const ready = await backEnd.begin(scenario, begun.clock.now());
      if (!ready.ok) return ready;
      const entered = await enter(begun, scenario);
      await settle(begun);
      return entered;
    },
    playing,
    end: () => backEnd.end(),
    ...actions,
    account: (answer) => answerAccount(actions, answer),
    ...lookAtPlay(playing, readWords),
  };
}
