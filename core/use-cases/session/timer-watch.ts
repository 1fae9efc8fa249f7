import type { AppRunner } from '../../flow/app-runner.ts';
import type { TimedTest } from '../../flow/app-state.ts';
import { afterSleep, comparedWith, proofOf, reopened, withClockReading } from '../../flow/clock-looks.ts';
import { provenEnds, type TimerProof } from '../../flow/timer-proof.ts';
import { areSameEnds, testedKit } from '../../flow/timers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ServerTime } from '../../ports/server-time.ts';

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
/** What this page and the others know. */
interface Known {
  /** This page's own last look. */
  readonly mine: TimerProof;
  /** The last look of any tab. */
  readonly shared: TimerProof;
}

/** Keeps the proof in the record of its test: at once if it changed, and otherwise every few seconds for the time counted. */
function makeProofKeeper(runner: AppRunner) {
  let kept: TimerProof | null = null;
  let askedAt: number | null = null;
  const isNewer = ({ seenAt }: TimerProof): boolean => kept !== null && seenAt !== kept.seenAt;

  function isWorthKeeping(proof: TimerProof, { session }: TimedTest): boolean {
    const { countedMs: _counted, countedBySeen: _then, serverSeenAt: _there, seenAt, ...measured } = proof;
    const isChanged = Object.entries(measured).some(([name, value]) => kept?.[name as keyof TimerProof] !== value);
    const isDue = Math.abs(seenAt - (kept?.seenAt ?? 0)) >= STORE_EVERY_MS;
    return isChanged || isDue || !areSameEnds(provenEnds(proof, runner.moment().now), session);
  }

  return {
    /** What all tabs know; this page's own look is newer than what it stored, unless another tab looked since. */
    known: (mine: TimerProof, { testId }: TimedTest): Known => {
      const stored = runner.test(testId)?.open?.proof ?? null;
      return { mine, shared: stored !== null && isNewer(stored) ? stored : mine };
    },
    /** Whether another tab stored a proof since this was asked last; this page's own look says nothing of others. */
    isFollowed: ({ mine, shared }: Known): boolean => {
      const wasAt = askedAt;
      askedAt = shared.seenAt;
      return shared !== mine && isNewer(shared) && shared.seenAt !== wasAt;
    },
    keep: (proof: TimerProof, timed: TimedTest): void => {
      if (!isWorthKeeping(proof, timed)) return;
      kept = proof;
      runner.send({ type: 'clockLooked', testId: timed.testId, proof });
    },
    forget: (): void => {
      kept = null;
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

/** A watch for one page's runner. It follows the test whose timer runs, also if that is not the one that shows. */
export function makeTimerWatch({ runner, clock, serverTime }: TimerPorts): TimerWatch {
  const [keeper, follower] = [makeProofKeeper(runner), makeFollower(clock)];
  const asker = makeAsker({ clock, serverTime });
  let mine: { readonly testId: string; readonly proof: TimerProof } | null = null;
  let comparing: Promise<void> | null = null;

  /** The first check of a test's timers by this page. */
  function opened({ session, proof }: TimedTest, { isVisible }: PageState): TimerProof | null {
    follower.begin(isVisible);
    asker.reset();
    if (proof !== null) return reopened(proof, clock.now());
    return proofOf(session, clock.now(), testedKit({ session, moment: runner.moment() }));
  }

  /** Keeps what is known of the timers, which corrects their ends if they moved. */
  function settle(proof: TimerProof, timed: TimedTest): void {
    mine = { testId: timed.testId, proof };
    keeper.keep(proof, timed);
  }

  async function compare(): Promise<void> {
    const serverNow = await asker.ask();
    const { timed } = runner.current();
    if (serverNow === null || mine === null || timed === null || mine.testId !== timed.testId) return;
    const seen = follower.follow(keeper.known(mine.proof, timed));
    settle(comparedWith(seen, clock.now(), serverNow), timed);
    runner.send({ type: 'timePassed', testId: timed.testId });
  }

  return {
    check: (page) => {
      const { timed } = runner.current();
      if (timed === null) {
        mine = null;
        keeper.forget();
        return runner.send({ type: 'timePassed' });
      }
      // Without a kept proof, what this page knew is of an earlier wait.
      const isKnown = mine?.testId === timed.testId && timed.proof !== null;
      const all = isKnown && mine !== null ? keeper.known(mine.proof, timed) : null;
      // A page in the background leaves the clock to another one while that looks.
      if (all !== null && keeper.isFollowed(all) && !page.isVisible) return;
      const next = all === null ? opened(timed, page) : follower.follow(all, page);
      if (next !== null) settle(next, timed);
      runner.send({ type: 'timePassed', testId: timed.testId });
      if (asker.isDue(page, next?.doubt ?? null, all?.shared.doubt))
        comparing ??= compare().finally(() => (comparing = null));
    },
    settled: async () => {
      while (comparing !== null) await comparing;
    },
  };
}
