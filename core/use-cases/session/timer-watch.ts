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
/** More than between two stored looks: a shared look that is further from this page's own was made after the clock had jumped. */
const OTHER_LOOK_MS = 2 * STORE_EVERY_MS;
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

/** What this page and the others know. */
interface Known {
  /** This page's own last look. */
  readonly mine: TimerProof;
  /** The last look of any tab. */
  readonly shared: TimerProof;
}

/** Stores the proof: at once if it changed, and otherwise every few seconds for the time counted. All tabs share it. */
function makeProofStore(storage: Storage) {
  let stored: TimerProof | null = null;
  let askedAt: number | null = null;
  const isNewer = ({ seenAt }: TimerProof): boolean => stored !== null && seenAt !== stored.seenAt;
  return {
    read: () => storage.read(TIMER_PROOF_KEY),
    /** Whether another tab stored a proof since this one did. */
    isNewer,
    /** Whether another tab stored a proof since this was asked last; this page's own look says nothing of others. */
    isFollowed: ({ mine, shared }: Known): boolean => {
      const wasAt = askedAt;
      askedAt = shared.seenAt;
      return shared !== mine && isNewer(shared) && shared.seenAt !== wasAt;
    },
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
    /**
     * Continues the shared proof. A jump of the clock that another tab has seen counts once. Without the state of the page, the last known
     * state is used.
     */
    follow: (
      { mine, shared }: Known,
      { isVisible, hasReturned } = { isVisible: wasVisible, hasReturned: false },
    ): TimerProof => {
      const [now, monotonic] = [clock.now(), clock.monotonic()];
      const sinceMine = monotonic - countedAt;
      const added = Math.max(0, Math.round(sinceMine));
      const countedMs = Math.max(shared.countedMs, mine.countedMs + added);
      const isJumpKnown =
        shared.seenAt < mine.seenAt - OTHER_LOOK_MS || shared.seenAt > mine.seenAt + sinceMine + OTHER_LOOK_MS;
      const reading = { now, countedMs: sinceMine, wasVisible: isVisible && wasVisible && !hasReturned };
      const asMine = { ...shared, seenAt: mine.seenAt, countedMs: countedMs - added };
      const seen = isJumpKnown ? { ...shared, countedMs, seenAt: now } : withClockReading(asMine, reading);
      countedAt = monotonic;
      wasVisible = isVisible;
      if (seen.doubt === 'ahead' && shared.doubt === null) doubtedAt = monotonic;
      return hasReturned && monotonic - doubtedAt < WAKING_MS ? afterSleep(seen) : seen;
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
    isDue: ({ hasReturned, isOnline }: PageState, doubt: TimerProof['doubt'], doubtBefore = doubt): boolean => {
      const isBack = isOnline && !wasOnline;
      wasOnline = isOnline;
      const isDoubtNew = doubt !== null && doubt !== doubtBefore;
      const pause = wasAnswered && doubt === null ? COMPARE_EVERY_MS : COMPARE_SOON_MS;
      return isOnline && (hasReturned || isBack || isDoubtNew || clock.monotonic() - askedAt >= pause);
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

/** Reads what all tabs know of the timers of the test that shows. */
function makeReader(runner: AppRunner, keeper: ReturnType<typeof makeProofStore>) {
  const readStored = (): TimerProof | null => {
    const { session } = runner.current();
    return readProof(keeper.read(), session, testedKit({ session, moment: runner.moment() }));
  };
  return {
    readStored,
    /** This page's own look is newer than what it stored, unless another tab looked since. */
    known: (mine: TimerProof): Known => {
      const stored = readStored();
      return { mine, shared: stored !== null && keeper.isNewer(stored) ? stored : mine };
    },
  };
}

/** A watch for one page's runner. */
export function makeTimerWatch({ runner, clock, serverTime, storage }: TimerPorts): TimerWatch {
  const [keeper, follower] = [makeProofStore(storage), makeFollower(clock)];
  const asker = makeAsker({ clock, serverTime });
  const { readStored, known } = makeReader(runner, keeper);
  let proof: TimerProof | null = null;
  let comparing: Promise<void> | null = null;

  /** The first check of a test's timers by this page. */
  function opened(session: TestSession, { isVisible }: PageState): TimerProof | null {
    const stored = readStored();
    follower.begin(isVisible);
    asker.reset();
    if (stored !== null) return reopened(stored, clock.now());
    return proofOf(session, clock.now(), testedKit({ session, moment: runner.moment() }));
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
    settle(comparedWith(follower.follow(known(proof)), clock.now(), serverNow));
    runner.send({ type: 'timePassed' });
  }

  return {
    check: (page) => {
      const { session } = runner.current();
      if (session.countdownTimerEndTime === null) {
        proof = null;
        keeper.forget();
        return runner.send({ type: 'timePassed' });
      }
      const mine = proof?.testId === session.testId ? proof : null;
      const all = mine === null ? null : known(mine);
      // A page in the background leaves the clock to another one while that looks.
      if (all !== null && keeper.isFollowed(all) && !page.isVisible) return;
      const next = all === null ? opened(session, page) : follower.follow(all, page);
      if (next !== null) settle(next);
      runner.send({ type: 'timePassed' });
      if (asker.isDue(page, proof?.doubt ?? null, all?.shared.doubt))
        comparing ??= compare().finally(() => (comparing = null));
    },
    settled: async () => {
      while (comparing !== null) await comparing;
    },
  };
}
