/** Measures full guest tests per second through the core and the memory adapters, compared with the bare reducer on the same events. */
import type { Moment } from '../../core/flow/app-state.ts';
import type { AppEvent } from '../../core/flow/events.ts';
import type { ChangeTest } from '../../core/flow/change-tests.ts';
import { reduceApp } from '../../core/flow/reduce-app.ts';
import { reduceRecord } from '../../core/flow/reduce-record.ts';
import { EMPTY_TAB } from '../../core/flow/tab-state.ts';
import { isRecordOver, type TestRecord } from '../../core/flow/test-record.ts';
import { makeVisitorHarness, type FlowHarness } from '../../tests/support/flow-harness.ts';
import { inTurns } from '../in-turns.ts';

const WANTED_PER_SECOND = 2000;
const WHOLE_APP = 'whole app, in memory';

/** A guest's whole test from the landing page back to it: reported, the account declined. Every test has its own browser, storage and back end. */
async function guestFlow(harness: FlowHarness): Promise<void> {
  harness.actions().continueAsGuest();
  void harness.actions().acceptDisclaimer();
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

/** The events that one flow dispatches to the reducer, with their moments. */
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

/** Tests that are stored nowhere. */
function changeInMemory(): ChangeTest {
  const tests = new Map<string, TestRecord>();
  return (testId, event, context, base) => {
    const before = tests.get(testId) ?? base;
    if (before === undefined) return null;
    const reduction = reduceRecord(before, event, { ...context, eventId: 'one' });
    const isOver = isRecordOver(reduction.record);
    if (isOver) tests.delete(testId);
    else tests.set(testId, reduction.record);
    return isOver ? { ...reduction, record: null } : reduction;
  };
}

/** Measures `runs` rounds and prints the medians. */
export async function run(runs: number): Promise<void> {
  const events = await eventsOfFlow();
  const reduceAll = (): unknown => {
    const changeTest = changeInMemory();
    return events.reduce((tab, [event, moment]) => reduceApp(tab, event, { moment, changeTest }).tab, EMPTY_TAB);
  };
  const paces = await inTurns(runs, { time: 2000, warmupTime: 750 }, (bench) =>
    bench.add(WHOLE_APP, wholeFlow).add('bare reducer, same events', reduceAll),
  );
  console.log(`\nFull guest tests of 43 steps (${String(events.length)} events), median of ${String(runs)} times 2 s:`);
  const lines = [...paces].map(([name, { perCoreSecond, perSecond }]) => ({
    name,
    'a second of one core': Math.round(perCoreSecond),
    'a second by the clock': Math.round(perSecond),
  }));
  console.table(lines);
  const isReached = (paces.get(WHOLE_APP)?.perCoreSecond ?? 0) >= WANTED_PER_SECOND;
  console.log(`Wanted: ${String(WANTED_PER_SECOND)} through the whole app; ${isReached ? 'reached' : 'missed'}.`);
}
