import { formatTimeLeft, secondsLeft } from '../../../../core/flow/timers.ts';
import { makeTimerWatch, type PageState, type TimerWatch } from '../../../../core/use-cases/session/timer-watch.ts';
import type { ServerTime } from '../../../../core/ports/server-time.ts';
import { startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** A page on a phone or computer whose clock can differ from real time, which the server has. */
export class Device {
  readonly harness: FlowHarness;
  isOnline = true;
  /** By how much the server's clock was set back, in milliseconds. */
  serverSetBack = 0;
  /** How long an answer of the server takes, in milliseconds: half of it there, half of it back. */
  answerTakes = 0;
  #watch: TimerWatch;
  /** Real time, which the server has. */
  #real: number;
  readonly #began: number;

  constructor(harness: FlowHarness) {
    this.harness = harness;
    this.#real = harness.clock.now();
    this.#began = this.#real;
    this.#watch = this.#open();
  }

  #open(): TimerWatch {
    const { clock } = this.harness;
    const pass = (milliseconds: number): void => {
      clock.advance(milliseconds);
      this.#real += milliseconds;
    };
    const now = async (): ReturnType<ServerTime['now']> => {
      if (!this.isOnline) return { ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } };
      pass(this.answerTakes / 2);
      const value = this.#real + DAY - this.serverSetBack;
      pass(this.answerTakes / 2);
      return await Promise.resolve({ ok: true, value });
    };
    return makeTimerWatch({ runner: this.harness.runner(), clock, serverTime: { now } });
  }

  async check(look: Partial<PageState> = {}): Promise<void> {
    this.#watch.check({ isVisible: true, hasReturned: false, isOnline: this.isOnline, ...look });
    await this.#watch.settled();
  }

  /** The page is visible, and checks the time every ten seconds. */
  async stay(milliseconds: number): Promise<void> {
    for (let rest = milliseconds; rest > 0; rest -= 10 * SECOND) {
      const piece = Math.min(rest, 10 * SECOND);
      this.harness.clock.advance(piece);
      this.#real += piece;
      await this.check();
    }
  }

  /** The computer sleeps: no time is counted. */
  async sleep(milliseconds: number): Promise<void> {
    this.harness.clock.set(this.harness.clock.now() + milliseconds);
    this.#real += milliseconds;
    await this.check({ hasReturned: true });
  }

  /** The tab is closed for so long, and the clock set by `change` meanwhile. */
  async reopen(closedFor: number, change = 0): Promise<void> {
    this.harness.clock.set(this.harness.clock.now() + closedFor + change);
    this.#real += closedFor;
    this.harness.reload();
    this.#watch = this.#open();
    await this.check({ hasReturned: true });
  }

  /** Sets the clock while the page is open. */
  async setClock(change: number): Promise<void> {
    this.harness.clock.set(this.harness.clock.now() + change);
    await this.check();
  }

  /** Real time since the wait started. */
  get passed(): number {
    return this.#real - this.#began;
  }

  get seen(): { step: string; left: string; notice: string | null } {
    const { session } = this.harness.state();
    const left = secondsLeft(session, this.harness.clock.now());
    return {
      step: this.harness.step(),
      left: left === null ? 'none' : formatTimeLeft(left),
      notice: session.clockNotice,
    };
  }
}

/** A guest whose wait has just begun. */
export async function waitingDevice(): Promise<Device> {
  const harness = await startedHarness('testing');
  await harness.passUntil('countdown');
  const device = new Device(harness);
  await device.check({ hasReturned: true });
  return device;
}
