import { makeFakeClock, type FakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryWithLock } from '../../adapters/memory/memory-with-lock.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { makeMemoryTabHub } from '../../adapters/memory/memory-tab-channel.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { asRecord } from '../../core/flow/persisted-values.ts';
import { testIdOfKey } from '../../core/flow/test-record.ts';
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../scenarios/scenario-account.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { Storage } from '../../core/ports/storage.ts';
import type { PlayBackEnd } from '../play/back-end.ts';
import { makeMemoryPlayBackEnd } from '../play/memory-back-end.ts';
import { openTab, type TerminalTab } from '../play/terminal-tab.ts';
import type { StateOwner } from './fixture-state.ts';

const OFFSET_MINUTES = -8 * 60;
/** Whose test it is where it takes an account. */
export const TESTED_PERSON = { firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: '04/28/1986', zipCode: '94110' };

/** A person's device with one tab open, whose storage can be looked into. */
export interface Device {
  readonly tab: TerminalTab;
  readonly settle: () => Promise<void>;
  /** Time passes for an active person. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The instant, in the person's own offset. */
  readonly now: () => string;
  /** Everything in the storage, sorted by key. */
  readonly kept: () => Readonly<Record<string, unknown>>;
}

/** What a device begins with. */
export interface DeviceStart {
  readonly who: StateOwner;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly route: string;
}

function personOf({ who, now }: DeviceStart): Scenario {
  return {
    name: 'A person at a step',
    now: { instant: now, utcOffsetMinutes: OFFSET_MINUTES },
    who,
    profiles: [{ form: TESTED_PERSON, consentToReport: false }],
    used: [],
    other: null,
    agency: null,
    terminalOnly: null,
    actions: [],
  };
}

/** A stored value without the names of the pages that wrote it, which are random. */
function withoutStamp(key: string, value: unknown): unknown {
  const record = testIdOfKey(key) === null ? null : asRecord(value);
  return record === null ? value : { ...record, stamp: {} };
}

function openStorage(values: Readonly<Record<string, unknown>>): { storage: Storage; kept: Device['kept'] } {
  const memory = makeMemoryStorage();
  const keys = new Set<string>();
  const write = (key: string, value: unknown): boolean => {
    keys.add(key);
    return memory.write(key, value);
  };
  Object.entries(values).forEach(([key, value]) => write(key, value));
  const kept = () => {
    const entries = [...keys].sort().map((key) => [key, withoutStamp(key, memory.read(key))] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null));
  };
  return { storage: { ...memory, write }, kept };
}

/** `2026-11-20T10:00:00-08:00`, as scenarios write it. */
function writeInstant(clock: FakeClock): string {
  const local = new Date(clock.now() + OFFSET_MINUTES * 60_000).toISOString().slice(0, 19);
  return `${local}-08:00`;
}

async function openBackEnd(start: DeviceStart): Promise<PlayBackEnd> {
  const backEnd = makeMemoryPlayBackEnd(KITS);
  const ready = await backEnd.begin(personOf(start), start.now);
  if (!ready.ok) throw new Error(ready.error.reason);
  // If the storage has an account, the person is logged in.
  if (start.who === 'account' && start.kept !== undefined) {
    const signedIn = await backEnd.authApi.logIn(SCENARIO_EMAIL, SCENARIO_PASSWORD);
    if (!signedIn.ok) throw new Error(signedIn.error.code);
  }
  return backEnd;
}

async function settle(tab: TerminalTab): Promise<void> {
  tab.runner.send({ type: 'timePassed' });
  await tab.runner.settled();
  tab.guard();
  await tab.loaded();
}

/** Opens the app in a browser, with the real core and an in-memory back end. */
export async function openDevice(start: DeviceStart): Promise<Device> {
  const clock = makeFakeClock(start.now, OFFSET_MINUTES);
  const { storage, kept } = openStorage(start.kept ?? {});
  const backEnd = await openBackEnd(start);
  const tabChannel = makeMemoryTabHub().open();
  const outside = { clock, storage, tabChannel, withLock: makeMemoryWithLock(), language: () => 'en' as const };
  const tab = openTab({ ...backEnd, ...outside }, start.route);
  await tab.keeper.begin();
  await settle(tab);
  return {
    tab,
    settle: () => settle(tab),
    wait: async (milliseconds) => {
      clock.advance(milliseconds);
      await backEnd.moveClock(clock.now());
      tab.keeper.noteInput();
      await tab.keeper.check();
      await settle(tab);
    },
    now: () => writeInstant(clock),
    kept,
  };
}
