import { makeFakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { toProfileSummary } from '../../core/domain/profile.ts';
import { INITIAL_STATE, type AppState } from '../../core/flow/app-state.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { LAST_INPUT_KEY, readState, writeState } from '../../core/flow/persisted-state.ts';
import { writeOutbox, type Outbox } from '../../core/flow/outbox.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { inventedCassette, type InventedAccount } from '../../replay/replay-inputs.ts';
import { replayedState, shownEvents, type InventedValue, type ReplayedState } from '../../replay/replayed-state.ts';
import type { PlayBackEnd } from '../play/back-end.ts';
import { makeMemoryPlayBackEnd } from '../play/memory-back-end.ts';
import { idleFor } from '../play/pass-time.ts';
import { newPlay, settle, type Play } from '../play/terminal-play.ts';
import { TESTED_PERSON } from '../states/device.ts';
import { failPage } from './page-errors.ts';
import type { ReplaySource } from './replay-source.ts';

/** The app, opened in the state of the source. */
export interface OpenReplay {
  readonly play: Play;
  /** The app right after it was opened, before any time has passed. */
  readonly opened: AppState;
  /** The page that showed right after it was opened, where a guard may have led elsewhere. */
  readonly openedRoute: string;
  /** The waiting calls before the app was opened, which may have sent them. */
  readonly waiting: Outbox['waiting'];
  readonly inventedValues: readonly InventedValue[];
}

/** After this time, nothing changes any more without a press. */
const LAST_CHANGE_MS = 3 * 60 * 60_000;

function scenarioOf(source: ReplaySource): Scenario {
  const who = source.kind === 'state' ? source.who : source.snapshot.who;
  const hasProfiles = source.kind === 'state' || source.snapshot.flags.hasProfiles;
  return {
    name: 'A replay',
    now: source.now,
    who,
    profiles: hasProfiles ? [{ form: TESTED_PERSON, consentToReport: false }] : [],
    used: [],
    other: null,
    agency: null,
    terminalOnly: null,
    actions: [],
  };
}

/** Logs the invented account in; null for a person without an account. */
async function logInInvented(backEnd: PlayBackEnd, { who }: Scenario): Promise<InventedAccount | null> {
  if (who !== 'account') return null;
  const signedIn = await backEnd.authApi.logIn(SCENARIO_EMAIL, SCENARIO_PASSWORD);
  if (!signedIn.ok || signedIn.value.kind !== 'signedIn') throw new Error('The invented account cannot log in.');
  const { user } = signedIn.value;
  const profiles = await backEnd.profileRepo.getAll(user.uuid);
  if (!profiles.ok) throw new Error(`The invented account has no profiles: ${profiles.error.code}.`);
  return { currentUser: user, profiles: profiles.value.map(toProfileSummary) };
}

function fill(storage: Storage, source: ReplaySource, state: AppState): void {
  if (source.kind === 'state') Object.entries(source.kept).forEach(([key, value]) => storage.write(key, value));
  else {
    writeState(storage, INITIAL_STATE, state);
    writeOutbox(storage, state.outbox);
    storage.write(LAST_INPUT_KEY, source.now.instant);
  }
}

/** Saves the test's cassette on the server. */
async function saveCassette(backEnd: PlayBackEnd, { session }: AppState): Promise<void> {
  const { device, testId, isDeviceIdSaved } = session;
  if (device !== null && testId !== null && isDeviceIdSaved) await backEnd.deviceRegistry.save(device, testId);
}

function setOffline(play: Play): void {
  play.isOnline = false;
  play.backEnd.setOnline(false);
}

/** Restores the view as it was in the open page, without the effects of a reload. */
function showSnapshotView(play: Play, source: ReplaySource, { identity, session }: AppState): void {
  if (source.kind === 'state') return;
  const { runner } = play.tab();
  const { outbox, visit } = runner.current();
  runner.send({ type: 'changedInOtherTab', identity, session, outbox, visit });
  const { today, kits } = runner.moment();
  shownEvents(source.snapshot, inventedCassette(today, kits[0])).forEach((event) => runner.send(event));
  play.lastScan = runner.current().view.scanOutcome ?? 'none';
}

/** Time passes without input up to an instant, in a page that stays open. */
async function passTo(play: Play, instant: number): Promise<void> {
  const all = instant - play.clock.now();
  await idleFor(play, Math.min(all, LAST_CHANGE_MS));
  const rest = instant - play.clock.now();
  await idleFor(play, rest, rest);
}

/** The page to open: that before a page of help, and the test for a page that is unknown or has an id in its address. */
function routeOf(source: ReplaySource): string {
  const page = source.kind === 'snapshot' ? source.snapshot.page : null;
  const route = APP_ROUTES[page?.from ?? page?.route ?? 'testSteps'];
  return route.includes(':') ? APP_ROUTES.testSteps : route;
}

/** The state of a source, and what is invented in it. */
function stateOf(source: ReplaySource, inventedAccount: InventedAccount | null): ReplayedState {
  if (source.kind === 'state') return { state: INITIAL_STATE, inventedValues: [] };
  return replayedState(source.snapshot, inventedAccount, source.now.instant, KITS[0]);
}

/** The app when a source was made, for an answer that is for later; null for one that is for then. */
export const openAsMade = (source: ReplaySource, at: number): Promise<OpenReplay> | null =>
  at === source.now.instant ? null : openReplay(source, source.now.instant);

/**
 * Opens the app with the real core and an in-memory back end, and lets time pass up to `at` (epoch milliseconds). `change` replaces
 * values in the state of a snapshot.
 */
export async function openReplay(
  source: ReplaySource,
  at: number,
  change: (state: AppState) => AppState = (state) => state,
): Promise<OpenReplay> {
  const [backEnd, storage, scenario] = [makeMemoryPlayBackEnd(KITS), makeMemoryStorage(), scenarioOf(source)];
  const clock = makeFakeClock(source.now.instant, source.now.utcOffsetMinutes);
  const ready = await backEnd.begin(scenario, source.now.instant);
  if (!ready.ok) throw new Error(ready.error.reason);
  const inventedAccount = await logInInvented(backEnd, scenario);
  const { state: replayed, inventedValues } = stateOf(source, inventedAccount);
  const state = change(replayed);
  fill(storage, source, state);
  const kept = readState(storage);
  await saveCassette(backEnd, kept);
  const play = newPlay(scenario, backEnd, clock, { storage, route: routeOf(source) });
  if (source.kind === 'snapshot' && !source.snapshot.flags.isOnline) setOffline(play);
  await play.tab().keeper.begin();
  failPage(backEnd, source);
  const { resumed } = play.tab().state().view;
  await settle(play);
  showSnapshotView(play, source, state);
  await settle(play);
  const [opened, openedRoute] = [play.tab().state(), play.tab().route()];
  await passTo(play, at);
  play.callsBefore = backEnd.calls().length;
  return {
    play,
    opened: { ...opened, view: { ...opened.view, resumed } },
    openedRoute,
    waiting: kept.outbox.waiting,
    inventedValues,
  };
}
