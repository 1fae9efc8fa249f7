import { makeFakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import type { DiagnosticsSnapshot } from '../../core/diagnostics/diagnostics-snapshot.ts';
import { parseIsoInstant, parseOffsetInstant, type OffsetInstant } from '../../core/domain/calendar-date.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { toProfileSummary } from '../../core/domain/profile.ts';
import type { AppState, Outbox } from '../../core/flow/app-state.ts';
import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { storedState } from '../../core/flow/app-runner.ts';
import { LAST_INPUT_KEY, PERSISTED_KEYS } from '../../core/flow/persisted-state.ts';
import { recordKey } from '../../core/flow/test-record.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { inventedCassette, type InventedAccount } from '../../replay/replay-inputs.ts';
import { replayedState, shownEvents } from '../../replay/replayed-state.ts';
import { personIn, testsIn } from '../../replay/stored-tab.ts';
import type { PlayBackEnd } from '../play/back-end.ts';
import { makeMemoryPlayBackEnd } from '../play/memory-back-end.ts';
import { idleFor } from '../play/pass-time.ts';
import { newPlay, settle, type Play } from '../play/terminal-play.ts';
import { TESTED_PERSON } from '../states/device.ts';

/** A snapshot to replay, when it was made, and when its time to read the result ended, in epoch milliseconds. */
export interface ReplaySource {
  readonly snapshot: DiagnosticsSnapshot;
  readonly made: OffsetInstant;
  readonly readingEnd: number | null;
}

/** The source of a valid snapshot. */
export function sourceOf(snapshot: DiagnosticsSnapshot): ReplaySource {
  const made = parseOffsetInstant(snapshot.at) ?? { instant: 0, utcOffsetMinutes: 0 };
  const isUnderWay = snapshot.step !== null && !snapshot.isSubmitted;
  return { snapshot, made, readingEnd: isUnderWay ? parseIsoInstant(snapshot.reading?.endsAt ?? '') : null };
}

/** The app, opened in the state of the source. */
export interface OpenReplay {
  readonly play: Play;
  /** The waiting calls before the app was opened, which may have sent them. */
  readonly waiting: Outbox['waiting'];
}

/** After this time, nothing changes any more without a press. */
const LAST_CHANGE_MS = 3 * 60 * 60_000;

function scenarioOf({ snapshot: { who, flags }, made }: ReplaySource): Scenario {
  return {
    name: 'A replay',
    now: made,
    who,
    profiles: flags.hasProfiles ? [{ form: TESTED_PERSON, consentToReport: false }] : [],
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

function fill(storage: Storage, { made }: ReplaySource, state: AppState): void {
  storage.write(PERSISTED_KEYS.person, personIn(state));
  for (const [testId, record] of testsIn(state, made.instant)) storage.write(recordKey(testId), record);
  storage.write(LAST_INPUT_KEY, made.instant);
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
function showSnapshotView(
  play: Play,
  { snapshot, made }: ReplaySource,
  { identity, session, account }: AppState,
): void {
  const { runner } = play.tab();
  const { outbox, visit } = runner.current();
  const state = { ...runner.current(), identity, session, account, outbox, visit };
  const person = personIn(state);
  // Without its test the page no longer shows the earlier step that it asked for when it opened.
  for (const records of [new Map(), testsIn(state, made.instant)])
    runner.send({ type: 'changedInOtherTab', person, records });
  const { today, kits } = runner.moment();
  shownEvents(snapshot, inventedCassette(today, kits[0])).forEach((event) => runner.send(event));
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
function routeOf({ page }: DiagnosticsSnapshot): string {
  const route = APP_ROUTES[page?.from ?? page?.route ?? 'testSteps'];
  return route.includes(':') ? APP_ROUTES.testSteps : route;
}

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
  const clock = makeFakeClock(source.made.instant, source.made.utcOffsetMinutes);
  const ready = await backEnd.begin(scenario, source.made.instant);
  if (!ready.ok) throw new Error(ready.error.reason);
  const inventedAccount = await logInInvented(backEnd, scenario);
  const { snapshot, made } = source;
  const state = change(replayedState(snapshot, inventedAccount, made.instant, KITS[0]));
  fill(storage, source, state);
  const kept = storedState(storage);
  await saveCassette(backEnd, kept);
  const play = newPlay(scenario, backEnd, clock, { storage, route: routeOf(snapshot) });
  if (!snapshot.flags.isOnline) setOffline(play);
  await play.tab().keeper.begin();
  await settle(play);
  showSnapshotView(play, source, state);
  await settle(play);
  await passTo(play, at);
  play.callsBefore = backEnd.calls().length;
  return { play, waiting: kept.outbox.waiting };
}
