import { TIMER_PROOF_KEY } from '../../flow/persisted-state.ts';
import type { AppRunner } from '../../flow/app-runner.ts';
import {
  comparedWith,
  withClockReading,
  proofOf,
  provenEnds,
  readProof,
  reopened,
  afterSleep,
  type TimerProof,
} from '../../flow/timer-proof.ts';
import type { TestSession } from '../../flow/session.ts';
import { testedKit, type TimerEnds } from '../../flow/timers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ServerTime } from '../../ports/server-time.ts';
import type { Storage } from '../../ports/storage.ts';

/** The state of the page when the time is checked. */
export interface PageState {
  readonly isVisible: boolean;
  /** The page has just returned: to the front, from the browser's cache, or from the device's sleep. */
  readonly hasReturned: boolean;
  readonly isOnline: boolean;
}

/** Advances the timers of a test, and prevents a changed clock from shortening a wait. */
export interface TimerWatch {
  /** Call on each tick of the page's timer and when the page returns. Compares with the server's clock when that is due. */
  check(page: PageState): void;
  /** Resolves when no comparison is in progress. */
  settled(): Promise<void>;
}

/** Dependencies of a watch. */
export interface TimerPorts {
  readonly runner: AppRunner;
  readonly clock: Clock;
  readonly serverTime: ServerTime;
  readonly storage: Storage;
}

/** How often the server is asked while a timer runs; more often while the time is in doubt, or after an unusable response. */
const COMPARE_EVERY_MS = 60_000;
const COMPARE_SOON_MS = 10_000;
/** A slower response does not tell the present time well enough. */
const SLOW_ANSWER_MS = 10_000;
/** A waking device may run the page's timers first and report its return a moment later. */
const WAKING_MS = 3_000;
const STORE_EVERY_MS = 5_000;
/** Ends that differ by less are considered equal. */
const SAME_END_MS = 1_000;

/** Whether the test's timers have these ends already, or are not set. */
function areSameEnds(ends: TimerEnds, session: TestSession): boolean {
  const isNear = (key: 'countdownTimerEndTime' | 'expirationTimerEndTime'): boolean => {
    const current = session[key];
    return current === null || Math.abs(ends[key] - current) < SAME_END_MS;
  };
  const isSameNotice = ends.clockNotice === session.clockNotice;
  return isSameNotice && isNear('countdownTimerEndTime') && isNear('expirationTimerEndTime');
}

/** Stores the proof: at once if it changed, and otherwise every few seconds for the time counted. */
function makeProofStore(storage: Storage) {
  let stored: TimerProof | null = null;
  return {
    read: () => storage.read(TIMER_PROOF_KEY),
    write: (proof: TimerProof): void => {
      const { countedMs: _counted, countedBySeen: _then, serverSeenAt: _there, seenAt, ...measured } = proof;
      const isChanged =
        stored === null ||
        Object.entries(measured).some(([name, value]) => stored?.[name as keyof TimerProof] !== value);
      if (!isChanged && Math.abs(seenAt - (stored?.seenAt ?? 0)) < STORE_EVERY_MS) return;
      stored = proof;
      storage.write(TIMER_PROOF_KEY, proof);
    },
    forget: (): void => {
      if (stored !== null) storage.remove(TIMER_PROOF_KEY);
      stored = null;
    },
  };
}

/** Follows the clocks from one check to the next. */
function makeFollower(clock: Clock) {
  let countedAt = 0;
  let wasVisible = false;
  let doubtedAt = -Infinity;
  return {
    /** Starts counting. */
    begin: (isVisible: boolean): void => {
      countedAt = clock.monotonic();
      wasVisible = isVisible;
    },
    /** Updates the proof. Without the state of the page, the last known state is used. */
    follow: (
      proof: TimerProof,
      { isVisible, hasReturned } = { isVisible: wasVisible, hasReturned: false },
    ): TimerProof => {
      const counted = clock.monotonic();
      const reading = {
        now: clock.now(),
        countedMs: counted - countedAt,
        wasVisible: isVisible && wasVisible && !hasReturned,
      };
      const seen = withClockReading(proof, reading);
      countedAt = counted;
      wasVisible = isVisible;
      if (seen.doubt === 'ahead' && proof.doubt === null) doubtedAt = counted;
      return hasReturned && counted - doubtedAt < WAKING_MS ? afterSleep(seen) : seen;
    },
  };
}

/** Asks the server for the time when that is due. */
function makeAsker({ clock, serverTime }: Pick<TimerPorts, 'clock' | 'serverTime'>) {
  let wasOnline = false;
  let wasAnswered = true;
  let askedAt = -Infinity;
  return {
    reset: (): void => {
      askedAt = -Infinity;
    },
    isDue: ({ hasReturned, isOnline }: PageState, isInDoubt: boolean): boolean => {
      const isBack = isOnline && !wasOnline;
      wasOnline = isOnline;
      const pause = wasAnswered && !isInDoubt ? COMPARE_EVERY_MS : COMPARE_SOON_MS;
      return isOnline && (hasReturned || isBack || clock.monotonic() - askedAt >= pause);
    },
    /** The server's time now; null if the response is unusable. */
    ask: async (): Promise<number | null> => {
      const before = clock.now();
      askedAt = clock.monotonic();
      const answer = await serverTime.now();
      const took = clock.monotonic() - askedAt;
      wasAnswered = answer.ok && took < SLOW_ANSWER_MS && Math.abs(clock.now() - before - took) < SLOW_ANSWER_MS;
      return answer.ok && wasAnswered ? Math.round(answer.value + took / 2) : null;
    },
  };
}

/** A watch for one page's runner. */
export function makeTimerWatch({ runner, clock, serverTime, storage }: TimerPorts): TimerWatch {
  const [keeper, follower] = [makeProofStore(storage), makeFollower(clock)];
  const asker = makeAsker({ clock, serverTime });
  let proof: TimerProof | null = null;
  let comparing: Promise<void> | null = null;

  /** The first check of a test's timers by this page. */
  function opened(session: TestSession, { isVisible }: PageState): TimerProof | null {
    const kit = testedKit({ session, moment: runner.moment() });
    const stored = readProof(keeper.read(), session, kit);
    follower.begin(isVisible);
    asker.reset();
    return stored === null ? proofOf(session, clock.now(), kit) : reopened(stored, clock.now());
  }

  /** Stores the proof, and corrects the timers if their ends moved. */
  function settle(known: TimerProof): void {
    proof = known;
    keeper.write(known);
    const ends = provenEnds(known, clock.now());
    if (!areSameEnds(ends, runner.current().session)) runner.send({ type: 'timersCorrected', ...ends });
  }

  async function compare(): Promise<void> {
    const serverNow = await asker.ask();
    if (serverNow === null || proof === null || proof.testId !== runner.current().session.testId) return;
    settle(comparedWith(follower.follow(proof), clock.now(), serverNow));
    runner.send({ type: 'timePassed' });
  }

  function compareIfDue(page: PageState, doubtBefore: TimerProof['doubt'] | undefined): void {
    const doubt = proof?.doubt ?? null;
    const isDoubtNew = doubt !== null && doubt !== doubtBefore;
    const isDue = asker.isDue(isDoubtNew ? { ...page, hasReturned: true } : page, doubt !== null);
    if (isDue) comparing ??= compare().finally(() => (comparing = null));
  }

  return {
    check: (page) => {
      const { session } = runner.current();
      if (session.countdownTimerEndTime === null) {
        proof = null;
        keeper.forget();
        return runner.send({ type: 'timePassed' });
      }
      const known = proof?.testId === session.testId ? proof : null;
      const next = known === null ? opened(session, page) : follower.follow(known, page);
      if (next !== null) settle(next);
      runner.send({ type: 'timePassed' });
      compareIfDue(page, known?.doubt);
    },
    settled: async () => {
      while (comparing !== null) await comparing;
    },
  };
}
