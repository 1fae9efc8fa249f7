import { action, computed, computedStruct, makeObservable, observableRef } from 'mobx';
import type { AppState, Identity, Moment, View } from '../../core/flow/app-state.ts';
import type { AppEvent } from '../../core/flow/events.ts';
import { cancelCost, type CancelCost } from '../../core/flow/cancel.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import { isResultWaiting, type Outbox } from '../../core/flow/outbox.ts';
import { outboxStatus, type OutboxStatus } from '../../core/flow/outbox-status.ts';
import type { Obstacle } from '../../core/flow/predicates.ts';
import {
  canGoBack,
  flowProgress,
  isFlowFinishing,
  isTestInProgress,
  nextObstacle,
  shownFieldErrors,
  shownStep,
  type FlowProgress,
} from '../../core/flow/selectors.ts';
import type { FlowName, TestSession } from '../../core/flow/session.ts';
import type { AppRunner } from '../../core/flow/app-runner.ts';
import type { StepId, StepRow } from '../../core/flow/step-row.ts';
import { formatTimeLeft, readingWarning, secondsLeft } from '../../core/flow/timers.ts';
import type { PageLook, TimerWatch } from '../../core/use-cases/session/timer-watch.ts';
import type { FieldError } from '../../core/domain/error-codes.ts';

const SECOND_MS = 1000;

function lookOf({ document, navigator }: Window, hasReturned: boolean): PageLook {
  return { isInSight: !document.hidden, isOnline: navigator.onLine, hasReturned };
}

/** What screens may watch: the core's state as it stands, what its selectors say of it, and a clock that only repaints. */
export class SessionStore {
  snapshot: AppState;
  moment: Moment;
  readonly #runner: AppRunner;

  constructor(runner: AppRunner) {
    this.#runner = runner;
    this.snapshot = runner.current();
    this.moment = runner.moment();
    makeObservable(this, {
      snapshot: observableRef,
      moment: observableRef,
      mirror: action,
      session: computed,
      identity: computed,
      view: computed,
      row: computed,
      flowName: computed,
      shownStep: computed,
      secondsLeft: computed,
      readingWarning: computed,
      obstacle: computedStruct,
      fieldErrors: computedStruct,
      canGoBack: computed,
      progress: computedStruct,
      cancelCost: computed,
      isTestInProgress: computed,
      isFinishing: computed,
      refused: computed,
      outboxStatus: computedStruct,
      isResultWaiting: computed,
    });
    runner.subscribe(() => this.mirror());
  }

  /** Takes over what the core knows now. State and moment change together, so a timer never shows a second too many. */
  mirror(): void {
    this.snapshot = this.#runner.current();
    this.moment = this.#runner.moment();
  }

  /** Calls back after every change, for who shows before observers can; the returned function ends that. */
  subscribe(listener: () => void): () => void {
    return this.#runner.subscribe(listener);
  }

  /** Takes over what other tabs did in the meantime. If another person is here by now, this tab ends. */
  lookAgain(): void {
    this.#runner.refresh();
  }

  /** Tells the core what happened. */
  send(event: AppEvent): void {
    this.#runner.send(event);
  }

  get session(): TestSession {
    return this.snapshot.session;
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

  /** Whole seconds left on the timer that the step shows; null when it shows none. */
  get secondsLeft(): number | null {
    return secondsLeft(this.session, this.moment.now);
  }

  /** The same as mm:ss. */
  get timeLeft(): string | null {
    return this.secondsLeft === null ? null : formatTimeLeft(this.secondsLeft);
  }

  get readingWarning(): number | null {
    return readingWarning(this.session, this.moment.now);
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

  get canGoBack(): boolean {
    return canGoBack({ session: this.session, identity: this.identity, moment: this.moment });
  }

  get progress(): FlowProgress | null {
    return flowProgress(this.session);
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

  /** The results that waited and were not taken, and of which nobody has read that yet. */
  get refused(): Outbox['refused'] {
    return this.snapshot.outbox.refused;
  }

  get outboxStatus(): OutboxStatus | null {
    return outboxStatus(this.snapshot);
  }

  /** Whether this test's result waits to be sent. */
  get isResultWaiting(): boolean {
    return isResultWaiting(this.snapshot.outbox, this.session.testId);
  }

  /**
   * Lets time pass while a test screen shows: at every change of the seconds shown, and at once when the page comes back
   * from the background, where browsers hold timers up, or to the network. The returned function ends it.
   */
  startTicking(page: Window, watch: Pick<TimerWatch, 'look'>): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    let timeout = 0;
    const tick = (hasReturned: boolean): void => {
      watch.look(lookOf(page, hasReturned));
      page.clearTimeout(timeout);
      timeout = page.setTimeout(() => tick(false), this.#msToNextSecond());
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
  #msToNextSecond(): number {
    const { countdownTimerEndTime, expirationTimerEndTime } = this.session;
    const end = countdownTimerEndTime ?? expirationTimerEndTime;
    if (end === null) return SECOND_MS;
    const rest = (end - this.moment.now) % SECOND_MS;
    return rest <= 0 ? rest + SECOND_MS : rest;
  }
}
