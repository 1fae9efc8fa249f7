import type { FakeClock } from '../../adapters/clock/fake-clock.ts';
import type { Rejected } from '../../adapters/memory/fault-injector.ts';
import type { HeldResponses } from '../../adapters/memory/held-responses.ts';
import type { MemoryBackend } from '../../adapters/memory/memory-backend.ts';
import type { MemoryNavigator } from '../../adapters/memory/memory-navigator.ts';
import type { CallName } from '../../core/api/routes.ts';
import type { AppRunner } from '../../core/flow/app-runner.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import type { StepId } from '../../core/flow/step-row.ts';
import type { Storage } from '../../core/ports/storage.ts';
import type { makeAccountActions } from '../../core/use-cases/account/account-actions.ts';
import type { LoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import type { ScanActions } from '../../core/use-cases/session/scan-actions.ts';
import type { SessionActions } from '../../core/use-cases/session/session-actions.ts';
import type { makeSupportActions } from '../../core/use-cases/support/support-actions.ts';
import type { Readings } from '../../fixtures/arbitraries/readings.ts';
import type { TabName } from '../../scenarios/scenario.ts';
import type { FlowPath } from './flow-path.ts';

type HarnessActions = ReturnType<typeof makeAccountActions> & {
  readonly support: ReturnType<typeof makeSupportActions>;
};

/** One open page of the app. */
export interface HarnessTab {
  readonly runner: AppRunner;
  readonly navigator: MemoryNavigator;
  readonly actions: SessionActions & ScanActions;
  readonly account: HarnessActions;
  readonly keeper: LoginKeeper;
}

/** The back end, whose faults are only for calls that exist. */
interface HarnessBackend extends Omit<MemoryBackend, 'failNext' | 'heldResponses'> {
  failNext(name: CallName, status: number, about?: Rejected): void;
  readonly heldResponses: Omit<HeldResponses, 'hold' | 'lose' | 'release'> & {
    hold(name: CallName): void;
    lose(name: CallName): void;
    release(name: CallName): boolean;
  };
}

/** The whole app without screens: the core with memory adapters and a fake clock. */
export interface FlowHarness {
  readonly clock: FakeClock;
  readonly backend: HarnessBackend;
  readonly navigator: MemoryNavigator;
  readonly storage: Storage;
  /** What was done with the functions of this harness, as a scenario says it. */
  readonly path: FlowPath;
  readonly runner: () => AppRunner;
  readonly actions: () => HarnessTab['actions'];
  readonly account: () => HarnessActions;
  readonly keeper: () => LoginKeeper;
  /** Opens another tab of the same browser, which the test itself holds. A path names it in comments only. */
  openTab(): HarnessTab;
  /** The tab in front: `state`, `step` and `actions` are those of this tab. */
  tabInFront(): TabName;
  /** Switches to a tab. The second opens the first time. */
  turnTo(name: TabName): void;
  state(): AppState;
  step(): StepId | 'expired' | 'none';
  /** Advances the clock and notifies the app in both tabs. */
  wait(milliseconds: number): void;
  /** Closes and reopens the page: only persisted state survives. */
  reload(): void;
  /** Gives the answers that the current step asks a guest for, and presses Next. Without readings, the result is negative and reported. */
  passStep(readings?: Readings): Promise<void>;
  /**
   * Passes steps until the given one shows; with `readings` that skip it, because they report nothing, the step after it. Throws if the
   * test cannot reach it.
   */
  passUntil(id: StepId, readings?: Readings): Promise<void>;
}
