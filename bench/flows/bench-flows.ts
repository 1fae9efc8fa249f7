/** Full guest tests a second through the core and the memory adapters, beside the bare reducer on the same events. */
import { INITIAL_STATE, type Moment } from '../../core/flow/app-state.ts';
import type { AppEvent } from '../../core/flow/events.ts';
import { reduceApp } from '../../core/flow/reduce-app.ts';
import { makeVisitorHarness, type FlowHarness } from '../../tests/support/flow-harness.ts';
import { median } from '../web/measure.ts';

const WARM_UP_MS = 1500;
const MEASURED_MS = 2000;
const MICROSECONDS = 1e6;
const WANTED_A_SECOND = 2000;

/** From the landing to the landing: a guest's whole test, reported, the account declined. Every test has a device, a storage and a back end of its own. */
async function guestFlow(harness: FlowHarness): Promise<void> {
  harness.actions().continueAsGuest();
  harness.actions().acceptDisclaimer();
  await harness.actions().startTest('testing');
  await harness.passUntil('reporting-information');
  await harness.actions().pressNext();
  await harness.actions().declineAccount();
  await harness.runner().settled();
}

async function wholeFlow(): Promise<void> {
  const harness = makeVisitorHarness();
  await guestFlow(harness);
  if (harness.step() !== 'none' || harness.state().identity.isGuestLogin) throw new Error('The test did not end.');
}

/** What a flow tells the reducer, with its moments. */
async function eventsOfFlow(): Promise<readonly (readonly [AppEvent, Moment])[]> {
  const events: (readonly [AppEvent, Moment])[] = [];
  const harness = makeVisitorHarness();
  const runner = harness.runner();
  const send = runner.send.bind(runner);
  const listen = (event: AppEvent): void => {
    events.push([event, runner.moment()]);
    send(event);
  };
  Object.assign(runner, { send: listen });
  await guestFlow(harness);
  return events;
}

/** How often something was done in a second of one core, and by the clock. */
interface Pace {
  readonly core: number;
  readonly clock: number;
}

async function paceOf(act: () => unknown): Promise<Pace> {
  const cpu = process.cpuUsage();
  const began = performance.now();
  let count = 0;
  while (performance.now() - began < MEASURED_MS) {
    await act();
    count += 1;
  }
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return { core: (count * MICROSECONDS) / (user + system), clock: (count * 1000) / took };
}

/** Measures so many times, the two in turns, and prints the medians. */
export async function run(runs: number): Promise<void> {
  const events = await eventsOfFlow();
  const reduceAll = (): unknown =>
    events.reduce((state, [event, moment]) => reduceApp(state, event, moment).state, INITIAL_STATE);
  const kinds = { 'whole app, in memory': wholeFlow, 'bare reducer, same events': reduceAll };
  const paces = Object.entries(kinds).map(([name, act]) => ({ name, act, found: [] as Pace[] }));
  const warm = performance.now();
  while (performance.now() - warm < WARM_UP_MS) for (const { act } of paces) await act();
  for (let round = 0; round < runs; round += 1) for (const { act, found } of paces) found.push(await paceOf(act));
  console.log(`\nFull guest tests of 43 steps (${String(events.length)} events), median of ${String(runs)} times 2 s:`);
  const lines = paces.map(({ name, found }) => ({
    name,
    'a second of one core': Math.round(median(found.map(({ core }) => core))),
    'a second by the clock': Math.round(median(found.map(({ clock }) => clock))),
  }));
  console.table(lines);
  const reached = lines[0]?.['a second of one core'] ?? 0;
  console.log(
    `Wanted: ${String(WANTED_A_SECOND)} through the whole app; ${reached >= WANTED_A_SECOND ? 'reached' : 'missed'}.`,
  );
}
