import { computed, computedStruct, makeObservable, observableRef, runInAction } from 'mobx';
import type { AppState, Identity, Moment, Outbox, View } from '../../core/flow/app-state.ts';
import type { AppEvent } from '../../core/flow/events.ts';
import { cancelCost, type CancelCost } from '../../core/flow/cancel.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { outboxStatus, type OutboxStatus } from '../../core/flow/outbox-notices.ts';
import type { Obstacle } from '../../core/flow/predicates.ts';
import {
  isFlowFinishing,
  isTestInProgress,
  nextObstacle,
  shownFieldErrors,
  shownStep,
  timedSession,
} from '../../core/flow/selectors.ts';
import type { FlowName, TestSession } from '../../core/flow/session.ts';
import type { AppRunner } from '../../core/flow/app-runner.ts';
import type { StepId, StepRow } from '../../core/flow/step-row.ts';
import { formatTimeLeft, secondsLeft } from '../../core/flow/timers.ts';
import type { PageState, TimerWatch } from '../../core/use-cases/session/timer-watch.ts';
import type { FieldError } from '../../core/domain/error-codes.ts';

const SECOND_MS = 1000;

function pageStateOf({ document, navigator }: Window, hasReturned: boolean): PageState {
  return { isVisible: !document.hidden, isOnline: navigator.onLine, hasReturned };
}

/**
 * The observable state for screens: the core's state, values derived from it, and a clock that only triggers renders.
 */
export class SessionStore {
  snapshot: AppState;
  moment: Moment;
  private readonly runner: AppRunner;
  private readonly listeners = new Set<() => void>();

  constructor(runner: AppRunner) {
    this.runner = runner;
    this.snapshot = runner.current();
    this.moment = runner.moment();
    makeObservable(this, {
      snapshot: observableRef,
      moment: observableRef,
      session: computed,
      timedSession: computed,
      identity: computed,
      view: computed,
      row: computed,
      flowName: computed,
      shownStep: computed,
      secondsLeft: computed,
      obstacle: computedStruct,
      fieldErrors: computedStruct,
      cancelCost: computed,
      isTestInProgress: computed,
      isFinishing: computed,
      refused: computed,
      outboxStatus: computedStruct,
    });
    runner.subscribe(() => this.present(() => this.mirror()));
  }

  /** Shows a change of the core by calling `mirror`: at once, or soon. */
  present = (mirror: () => void): void => mirror();

  /** Copies the core's state. State and moment change together, so that a timer never shows one second too many. */
  mirror(): void {
    runInAction(() => {
      this.snapshot = this.runner.current();
      this.moment = this.runner.moment();
    });
    this.listeners.forEach((listener) => listener());
  }

  /** The step of the core, which may be about to show. */
  get currentStep(): number {
    return this.runner.current().session.currentStep;
  }

  /**
   * Calls the listener after every change, for code that runs before observers render. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Reads what other tabs persisted in the meantime. If another user is logged in now, this tab ends. */
  refresh(): void {
    this.runner.refresh();
  }

  /** Sends an event to the core. */
  send(event: AppEvent): void {
    this.runner.send(event);
  }

  get session(): TestSession {
    return this.snapshot.session;
  }

  /** The test whose timer runs, which may be that of a person who is not here; else the one that shows. */
  get timedSession(): TestSession {
    return timedSession(this.snapshot);
  }

  get identity(): Identity {
    return this.snapshot.identity;
  }

  get view(): View {
    return this.snapshot.view;
  }

  get row(): StepRow | null {
    return rowOf(this.session);
  }

  get flowName(): FlowName {
    return flowNameOf(this.session);
  }

  get shownStep(): StepId | 'expired' | 'none' {
    return shownStep(this.session, this.moment.now);
  }

  /** Whole seconds left on the step's timer; null if it has none. */
  get secondsLeft(): number | null {
    return secondsLeft(this.session, this.moment.now);
  }

  /** `secondsLeft` as mm:ss. */
  get timeLeft(): string | null {
    return this.secondsLeft === null ? null : formatTimeLeft(this.secondsLeft);
  }

  get obstacle(): Obstacle | null {
    return nextObstacle({ session: this.session, identity: this.identity, moment: this.moment });
  }

  get canNext(): boolean {
    return this.obstacle === null;
  }

  get fieldErrors(): readonly FieldError[] {
    return shownFieldErrors(this.snapshot, this.moment);
  }

  get cancelCost(): CancelCost {
    return cancelCost(this.session);
  }

  get isTestInProgress(): boolean {
    return isTestInProgress(this.session);
  }

  get isFinishing(): boolean {
    return isFlowFinishing(this.session);
  }

  /** The pending results that the server rejected and the user has not dismissed. */
  get refused(): Outbox['refused'] {
    return this.snapshot.outbox.refused;
  }

  get outboxStatus(): OutboxStatus | null {
    return outboxStatus(this.snapshot);
  }

  /**
   * Sends ticks while a test screen shows: at every change of the seconds shown, and at once when the page returns from
   * the background, where browsers throttle timers, or comes back online. Returns a function that stops it.
   */
  startTicking(page: Window, watch: Pick<TimerWatch, 'check'>): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    let timeout = 0;
    const tick = (hasReturned: boolean): void => {
      watch.check(pageStateOf(page, hasReturned));
      page.clearTimeout(timeout);
      timeout = page.setTimeout(() => tick(false), this.msToNextSecond());
    };
    const onVisible = (): void => {
      if (!page.document.hidden) tick(true);
    };
    page.document.addEventListener('visibilitychange', onVisible, { signal });
    page.addEventListener('pageshow', () => tick(true), { signal });
    page.addEventListener('online', () => tick(false), { signal });
    signal.addEventListener('abort', () => page.clearTimeout(timeout));
    tick(true);
    return () => ending.abort();
  }

  /** Milliseconds until the seconds left change. */
  private msToNextSecond(): number {
    const { countdownTimerEndTime, expirationTimerEndTime } = this.timedSession;
    const end = countdownTimerEndTime ?? expirationTimerEndTime;
    if (end === null) return SECOND_MS;
    const rest = (end - this.moment.now) % SECOND_MS;
    return rest <= 0 ? rest + SECOND_MS : rest;
  }
}
