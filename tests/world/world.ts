import { makeFakeClock, type FakeClock } from '../../adapters/clock/fake-clock.ts';
import { makeMemoryBackend, type MemoryBackend, type MemoryBrowser } from '../../adapters/memory/memory-backend.ts';
import { makeMemoryNavigator, type MemoryNavigator } from '../../adapters/memory/memory-navigator.ts';
import { makeMemoryStorage } from '../../adapters/memory/memory-storage.ts';
import { makeMemoryTabHub } from '../../adapters/memory/memory-tab-channel.ts';
import { makeMemoryWithLock } from '../../adapters/memory/memory-with-lock.ts';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import { KITS } from '../../core/domain/kit-registry.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import { makeAppRunner, type AppRunner } from '../../core/flow/app-runner.ts';
import { ROUTE_ROWS, routeAt } from '../../core/flow/app-routes.ts';
import { redirectOf } from '../../core/flow/guards.ts';
import { shownStep, timedSession } from '../../core/flow/selectors.ts';
import type { TestSession } from '../../core/flow/session.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import { timerAlert } from '../../core/flow/timer-alerts.ts';
import type { TimerAlert } from '../../core/ports/chime.ts';
import type { Storage } from '../../core/ports/storage.ts';
import { makeAccountActions } from '../../core/use-cases/account/account-actions.ts';
import { makeLoginKeeper, type LoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import { makeScanActions, type ScanActions } from '../../core/use-cases/session/scan-actions.ts';
import { makeSessionActions, type SessionActions } from '../../core/use-cases/session/session-actions.ts';
import { makeTimerWatch, type TimerWatch } from '../../core/use-cases/session/timer-watch.ts';
import { Faults } from './faults.ts';

/** 20 November 2026, 10:00 in the person's time zone (UTC-8). */
export const START = Date.UTC(2026, 10, 20, 18, 0, 0);
const UTC_OFFSET_MINUTES = -480;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The wait of the kit, and its reading window. */
export const WAIT_MS = 15 * MINUTE_MS;

/** The people with accounts, by their addresses. Nia registers; Gil and Gus are guests. */
export const EMAILS = { Ana: 'ana@mail.example', Ben: 'ben@mail.example', Nia: 'nia@mail.example' } as const;
export type AccountHolder = keyof typeof EMAILS;
export type PersonName = AccountHolder | 'Gil' | 'Gus';
export const isGuest = (name: PersonName): boolean => !(name in EMAILS);
export const PASSWORD = 'Quiet-Lamp-72';

const profileOf = (firstName: string, year = 1988) => ({
  firstName,
  lastName: 'Ruiz',
  zipCode: '94110',
  dateOfBirth: `${String(year)}-04-12T00:00:00.000Z`,
  age: 2026 - year,
});

const PROFILES = { Ana: [profileOf('Ana'), profileOf('Luz', 1990)], Ben: [profileOf('Ben')] } as const;

export const TABS = ['one', 'two'] as const;
export type TabName = (typeof TABS)[number];

/** What the screen of a tab shows at a moment. A press is made on what was painted before it. */
export interface Painted {
  readonly session: TestSession;
  readonly step: StepId | 'expired' | 'none';
}

/** An open page of the app. */
export interface Tab {
  readonly runner: AppRunner;
  readonly navigator: MemoryNavigator;
  readonly actions: SessionActions & ScanActions;
  readonly account: ReturnType<typeof makeAccountActions>;
  readonly keeper: LoginKeeper;
  readonly watch: TimerWatch;
  painted: Painted;
  isReturning: boolean;
  tickedAt: number;
}

/** Sees what happens in a world. */
export interface Witness {
  /** A call is made, with the fields of its request. */
  called(name: string, fields: object): void;
  /** The state of a tab changed; `alert` is the alarm that it makes. */
  changed(world: World, tab: Tab, alert: TimerAlert | null): void;
  /** Every screen was painted. */
  painted(world: World): void;
}

/** Who sits at a tab, by what it shows; null on the landing. */
export function sitterOf({ guests }: World, { runner }: Tab): PersonName | null {
  const { identity, visit } = runner.current();
  if (identity.isGuestLogin) return guests.get(visit) ?? null;
  const holders = Object.keys(EMAILS) as AccountHolder[];
  return holders.find((name) => EMAILS[name] === identity.currentUser?.email) ?? null;
}

/** Leads a page that its person may not see any more to the one that shows instead. */
function followGuard({ navigator, runner }: Tab): void {
  const route = routeAt(navigator.current());
  const target = route === null ? null : redirectOf(ROUTE_ROWS[route].guard, runner.current());
  if (target !== null) navigator.go(target);
}

/** How often a page in the background is woken, and the largest part of a wait that passes at once. */
const BACKGROUND_MS = MINUTE_MS;
const TICK_MS = 20 * SECOND_MS;

/** A storage that can fail, or is full for one key. */
function makeFailingStorage(): Storage & { failures: number } {
  const storage = makeMemoryStorage();
  return {
    ...storage,
    failures: 0,
    write(key, value) {
      if (this.failures > 0) {
        this.failures -= 1;
        return false;
      }
      return storage.write(key, value);
    },
  };
}

/** One browser with its tabs, the server, another phone, and what is true. */
export class World {
  /** The real time, in epoch milliseconds. */
  real = START;
  readonly clock: FakeClock = makeFakeClock(START, UTC_OFFSET_MINUTES);
  readonly storage = makeFailingStorage();
  readonly backend: MemoryBackend = makeMemoryBackend({
    kits: KITS,
    now: () => this.real,
    endOfLogin: () => Number.POSITIVE_INFINITY,
  });
  readonly faults = new Faults();
  readonly users: Readonly<Record<keyof typeof PROFILES, CurrentUser>>;
  /** Each account logged in on a phone of its own. */
  readonly phones: Partial<Record<AccountHolder, MemoryBrowser>> = {};
  readonly tabs: Partial<Record<TabName, Tab>> = {};
  /** Which guest a visit belongs to. */
  readonly guests = new Map<number, PersonName>();
  readonly #witness: Witness;
  front: TabName = 'one';
  isOnline = true;
  readonly #hub = makeMemoryTabHub();
  readonly #withLock = makeMemoryWithLock();
  readonly #ports = this.faults.strike(
    this.backend,
    () => this.isOnline,
    (name, fields) => this.#witness.called(name, fields),
  );
  #jumpedAt = -Infinity;
  /** Whether the clock was ever set forward. */
  wasSetForward = false;
  /** The last input, by the phone's clock. */
  #inputAt = START;

  constructor(witness: Witness) {
    this.#witness = witness;
    const account = (person: keyof typeof PROFILES): CurrentUser =>
      this.backend.accountWith({ email: EMAILS[person], password: PASSWORD, profiles: PROFILES[person] });
    this.users = { Ana: account('Ana'), Ben: account('Ben') };
    this.addPhone('Ana', this.users.Ana);
    this.addPhone('Ben', this.users.Ben);
    this.openTab('one');
  }

  addPhone(person: AccountHolder, user: CurrentUser): void {
    this.phones[person] ??= this.backend.openBrowser();
    this.phones[person].logIn(user);
  }

  /** The tab in front. */
  get tab(): Tab {
    return this.tabs[this.front] ?? this.openTab(this.front);
  }

  get openTabs(): readonly Tab[] {
    return Object.values(this.tabs);
  }

  openTab(name: TabName, navigator = makeMemoryNavigator('/')): Tab {
    const { clock, storage } = this;
    const { resultApi, reportApi, deviceRegistry, authApi, profileRepo, supportApi, serverTime } = this.#ports;
    const shared = { clock, storage, navigator, resultApi, authApi, withLock: this.#withLock };
    const runner = makeAppRunner({ ...shared, kits: KITS, deviceRegistry, tabChannel: this.#hub.open() });
    const account = { ...shared, runner, profileRepo, supportApi, language: () => 'en' as const };
    const shown = (): TestSession => tab.painted.session;
    const ofTest = { ...shared, runner, reportApi, deviceRegistry, shown, settings: DEFAULT_KIT_SETTINGS };
    const tab: Tab = {
      ...{ runner, navigator },
      actions: { ...makeSessionActions(ofTest), ...makeScanActions(ofTest) },
      account: makeAccountActions(account),
      keeper: makeLoginKeeper(account),
      watch: makeTimerWatch({ runner, clock, serverTime }),
      painted: { session: runner.current().session, step: 'none' },
      isReturning: true,
      tickedAt: clock.monotonic(),
    };
    let last = { session: timedSession(runner.current()), now: clock.now() };
    runner.subscribe(() => {
      const now = { session: timedSession(runner.current()), now: clock.now() };
      const alert = timerAlert(last, now);
      last = now;
      this.#witness.changed(this, tab, alert);
    });
    this.tabs[name] = tab;
    return tab;
  }

  /** Closes a page and opens it again: only what was stored survives. */
  async reload(name: TabName): Promise<void> {
    const { runner, navigator } = this.tabs[name] ?? this.tab;
    runner.close();
    const tab = this.openTab(name, navigator);
    void tab.keeper.begin();
    await this.settle();
  }

  /** Resolves when nothing more follows by itself; what is held stays on its way. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  }

  paint(): void {
    for (const tab of this.openTabs) {
      followGuard(tab);
      const { session } = tab.runner.current();
      tab.painted = { session, step: shownStep(session, this.clock.now()) };
    }
    this.#witness.painted(this);
  }

  /** Time passes, and each page counts it: the one in front all the time, one in the background now and then. */
  async wait(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0;) {
      const soon = this.clock.monotonic() - this.#jumpedAt < 10 * SECOND_MS;
      const part = Math.min(left, soon ? SECOND_MS : TICK_MS);
      this.clock.advance(part);
      this.real += part;
      left -= part;
      await this.tick();
    }
  }

  async tick(): Promise<void> {
    for (const tab of this.openTabs) {
      const isVisible = this.tabs[this.front] === tab;
      const sinceTick = this.clock.monotonic() - tab.tickedAt;
      if (!isVisible && sinceTick < BACKGROUND_MS) continue;
      const hasReturned = isVisible && tab.isReturning;
      tab.isReturning = !isVisible;
      tab.watch.check({ isVisible, hasReturned, isOnline: this.isOnline });
      if (sinceTick >= BACKGROUND_MS || hasReturned) {
        tab.tickedAt = this.clock.monotonic();
        void tab.keeper.check();
        tab.runner.send({ type: 'sendingDue' });
      }
    }
    await this.settle();
    this.paint();
  }

  /** Somebody touches the phone. An hour that is over stays so, since a set clock looks like a sleep. */
  noteInput(): void {
    if (!this.isHourOver) this.#inputAt = this.clock.now();
    this.tab.keeper.noteInput();
  }

  /** Whether an hour has passed without input, as far as the phone can tell. */
  get isHourOver(): boolean {
    return this.clock.now() - this.#inputAt >= HOUR_MS;
  }

  /** The clock of the phone is set; the time goes on. */
  async setClock(byMs: number): Promise<void> {
    this.wasSetForward ||= byMs > 0;
    this.clock.set(this.clock.now() + byMs);
    this.#jumpedAt = this.clock.monotonic();
    await this.tick();
  }

  /** The phone sleeps: its clock goes on, but its pages do not count. */
  async sleep(milliseconds: number): Promise<void> {
    this.clock.set(this.clock.now() + milliseconds);
    this.real += milliseconds;
    this.#jumpedAt = this.clock.monotonic();
    for (const tab of this.openTabs) tab.isReturning = true;
    await this.tick();
  }

  async goOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    if (isOnline) for (const { runner } of this.openTabs) runner.send({ type: 'sendingDue' });
    await this.settle();
  }

  async turnTo(name: TabName): Promise<void> {
    const isNew = this.tabs[name] === undefined;
    const isOther = this.front !== name;
    this.front = name;
    const { tab } = this;
    tab.isReturning ||= isOther || isNew;
    if (isNew) void tab.keeper.begin();
    await this.settle();
    await this.tick();
  }
}
