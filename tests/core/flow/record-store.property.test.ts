import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { makeRecordStore } from '../../../core/flow/record-store.ts';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { newRecord, recordKey, type TestRecord } from '../../../core/flow/test-record.ts';
import type { PendingCall } from '../../../core/flow/test-calls.ts';
import type { Storage } from '../../../core/ports/storage.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { runs } from '../../support/property-settings.ts';
import { classify } from '../../support/property-statistics.ts';

const TABS = [0, 1, 2] as const;
const TESTS = ['one', 'two'] as const;

type Step =
  /** A tab ticks a box and adds a call; `fails`: its storage stores nothing at that moment. */
  | { readonly kind: 'change'; readonly tab: number; readonly test: (typeof TESTS)[number]; readonly fails: boolean }
  /** The call that a tab sees first is answered there. */
  | { readonly kind: 'answer'; readonly tab: number; readonly test: (typeof TESTS)[number]; readonly fails: boolean }
  /** A tab ends the test. */
  | { readonly kind: 'end'; readonly tab: number; readonly test: (typeof TESTS)[number]; readonly fails: boolean }
  /** A tab's last writes become readable for another one. */
  | { readonly kind: 'arrive'; readonly tab: number };

const tab = fc.constantFrom(...TABS);
const test = fc.constantFrom(...TESTS);
const steps = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('change' as const), tab, test, fails: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answer' as const), tab, test, fails: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), tab, test, fails: fc.constant(false) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('arrive' as const), tab }) },
) satisfies fc.Arbitrary<Step>;

/** Browsers keep a copy of the storage for each process: what another tab wrote is readable there only later, and the last write wins. */
function makeBrowser() {
  const disk = makeMemoryStorage();
  const copies = TABS.map(() => ({ view: makeMemoryStorage(), fails: false }));
  const arrive = (at: number): void => {
    for (const testId of TESTS) {
      const value = disk.read(recordKey(testId));
      if (value === undefined) copies[at]?.view.remove(recordKey(testId));
      else copies[at]?.view.write(recordKey(testId), value);
    }
  };
  const stores = copies.map((copy, at) => {
    const storage: Storage = {
      ...copy.view,
      write: (key, value) => !copy.fails && copy.view.write(key, value) && disk.write(key, value),
      remove: (key) => [copy.view, disk].forEach((each) => each.remove(key)),
    };
    return makeRecordStore(storage, `tab-${String(at)}`, () => false);
  });
  return { copies, stores, arrive };
}

const BEGUN = (testId: string): TestRecord =>
  newRecord(testId, { kind: 'guest', visit: 1 }, { ...EMPTY_SESSION, currentStep: 1, testId }, 0);

const boxesOf = (record: TestRecord | null): readonly string[] => record?.open?.session.tickedBoxes ?? [];
const callsOf = (record: TestRecord | null): readonly string[] => record?.calls.map(({ id }) => id) ?? [];

function withBoxAndCall(record: TestRecord, name: string): TestRecord {
  const { open } = record;
  if (open === null || callsOf(record).includes(name)) return record;
  const session = { ...open.session, tickedBoxes: [...open.session.tickedBoxes, name] };
  const call: PendingCall = { kind: 'removal', testId: record.testId, deviceId: name, id: name, ...QUIET };
  return { ...record, open: { ...open, session }, calls: [...record.calls, call] };
}
const QUIET = { isWaiting: true, error: null };

const CHANGES = {
  change: withBoxAndCall,
  answer: (record: TestRecord, name: string) => ({ ...record, calls: record.calls.filter(({ id }) => id !== name) }),
  end: () => null,
} as const;

it('three tabs, whose writes come late or fail, lose no event and no call, and bring back no test that ended', () => {
  assertProperty(
    fc.property(fc.array(steps, { minLength: 4, maxLength: 40 }), (path) => {
      const { copies, stores, arrive } = makeBrowser();
      const wanted = new Map<string, string[]>(TESTS.map((testId) => [testId, []]));
      const [answered, ended] = [new Set<string>(), new Set<string>()];
      TESTS.forEach((testId) => stores[0]?.change(testId, (record) => record ?? BEGUN(testId)));
      TABS.forEach(arrive);
      path.forEach((step, at) => {
        const [store, copy] = [stores[step.tab], copies[step.tab]];
        if (step.kind === 'arrive' || store === undefined || copy === undefined) return arrive(step.tab);
        const before = store.read(step.test);
        const name = step.kind === 'answer' ? callsOf(before)[0] : `event-${String(at)}`;
        if (before === null || name === undefined) return;
        if (step.kind === 'change') wanted.get(step.test)?.push(name);
        else if (step.kind === 'answer') answered.add(name);
        else ended.add(step.test);
        copy.fails = step.fails;
        store.change(step.test, (record) => record && CHANGES[step.kind](record, name));
        copy.fails = false;
      });
      classify(`answered: ${String(Math.min(answered.size, 3))}`);
      classify(`ended: ${String(ended.size)}`);
      for (let round = 0; round < 3; round += 1) {
        stores.forEach((store, at) => {
          arrive(at);
          store.readAll();
          expect(store.store(), 'all is stored').toBe(true);
        });
      }
      TABS.forEach(arrive);
      for (const testId of TESTS) {
        const [record = null, ...others] = stores.map((store) => store.read(testId));
        const events = ended.has(testId) ? [] : (wanted.get(testId) ?? []).toSorted();
        expect(record === null, 'the test is over').toBe(ended.has(testId));
        expect(boxesOf(record).toSorted(), 'the events').toEqual(events);
        const unanswered = events.filter((name) => !answered.has(name));
        expect(callsOf(record), 'the calls').toEqual(expect.arrayContaining(unanswered));
        others.forEach((other) => expect(other, 'the record in another tab').toEqual(record));
      }
    }),
    runs(1000),
  );
});
