import { TIMER_PROOF_KEY } from '../../flow/kept-state.ts';
import type { SessionRunner } from '../../flow/session-runner.ts';
import {
  comparedWith,
  lookedAt,
  proofOf,
  provenEnds,
  readProof,
  reopened,
  woken,
  type TimerProof,
} from '../../flow/timer-proof.ts';
import type { TestSession } from '../../flow/session.ts';
import type { TimerEnds } from '../../flow/timers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ServerTime } from '../../ports/server-time.ts';
import type { Storage } from '../../ports/storage.ts';

/** How a page is while somebody looks at the time. */
export interface PageLook {
  readonly isInSight: boolean;
  /** It has just come back: to the front, from the browser's cache, or from the device's sleep. */
  readonly hasReturned: boolean;
  readonly isOnline: boolean;
}

/** Lets time pass over a test, and sees to it that a changed clock shortens no wait. */
export interface TimerWatch {
  /** A timer of the page went off, or the page came back. Compares with the server's clock where that is due. */
  look(page: PageLook): void;
  /** Resolves when no comparison is under way. */
  settled(): Promise<void>;
}

/** What a watch works with. */
export interface TimerPorts {
  readonly runner: SessionRunner;
  readonly clock: Clock;
  readonly serverTime: ServerTime;
  readonly storage: Storage;
}

/** How often the server is asked while a timer runs; more often while the time is in doubt, or the last answer said nothing. */
const COMPARE_EVERY_MS = 60_000;
const COMPARE_SOON_MS = 10_000;
/** A slower answer says too little about the moment it was given in. */
const SLOW_ANSWER_MS = 10_000;
/** A device that wakes may run the page's timers first and tell of its return a moment later. */
const WAKING_MS = 3_000;
const KEEP_EVERY_MS = 5_000;
/** Ends that move by less are the same ends, measured again. */
const SAME_END_MS = 1_000;

function areSame(one: TimerEnds, other: TimerEnds): boolean {
  const isNear = (key: 'countdownTimerEndTime' | 'expirationTimerEndTime') =>
    Math.abs(one[key] - other[key]) < SAME_END_MS;
  return one.clockNotice === other.clockNotice && isNear('countdownTimerEndTime') && isNear('expirationTimerEndTime');
}

/** Keeps the proof on the device: at once where it says something new, and now and then what was counted. */
function makeProofKeeper(storage: Storage) {
  let kept: TimerProof | null = null;
  return {
    read: () => storage.read(TIMER_PROOF_KEY),
    keep: (proof: TimerProof): void => {
      const { countedMs, seenAt, ...facts } = proof;
      const isNews =
        kept === null || Object.entries(facts).some(([name, value]) => kept?.[name as keyof TimerProof] !== value);
      if (!isNews && Math.abs(seenAt - (kept?.seenAt ?? 0)) < KEEP_EVERY_MS) return;
      kept = proof;
      storage.write(TIMER_PROOF_KEY, proof);
    },
    forget: (): void => {
      if (kept !== null) storage.remove(TIMER_PROOF_KEY);
      kept = null;
    },
  };
}

/** What the page itself remembers from one look to the next. Durations and instants on the monotonic clock. */
interface PageMemory {
  seen: number;
  wasInSight: boolean;
  wasOnline: boolean;
  doubtedAt: number;
  comparedAt: number;
  wasAnswered: boolean;
}

/** A watch over one page's runner. */
export function makeTimerWatch({ runner, clock, serverTime, storage }: TimerPorts): TimerWatch {
  const keeper = makeProofKeeper(storage);
  const page: PageMemory = {
    seen: 0,
    wasInSight: false,
    wasOnline: false,
    doubtedAt: -Infinity,
    comparedAt: -Infinity,
    wasAnswered: true,
  };
  let proof: TimerProof | null = null;
  let comparing: Promise<void> | null = null;

  /** The first look of this page at a test's timers. */
  function opened(session: TestSession, { isInSight }: PageLook): TimerProof | null {
    const kept = readProof(keeper.read(), session);
    page.seen = clock.monotonic();
    page.wasInSight = isInSight;
    page.comparedAt = -Infinity;
    return kept === null ? proofOf(session, clock.now()) : reopened(kept, clock.now());
  }

  /** What a look at the clocks adds to what is known; from here on the page counts anew. */
  function followed(known: TimerProof, { isInSight, hasReturned }: Omit<PageLook, 'isOnline'>): TimerProof {
    const counted = clock.monotonic();
    const wasInSight = isInSight && page.wasInSight && !hasReturned;
    const seen = lookedAt(known, { now: clock.now(), countedMs: counted - page.seen, wasInSight });
    page.seen = counted;
    page.wasInSight = isInSight;
    if (seen.doubt === 'ahead' && known.doubt === null) page.doubtedAt = counted;
    return hasReturned && counted - page.doubtedAt < WAKING_MS ? woken(seen) : seen;
  }

  /** Takes over what is known now. */
  function settle(known: TimerProof): void {
    proof = known;
    keeper.keep(known);
    const ends = provenEnds(known, clock.now());
    const { countdownTimerEndTime, expirationTimerEndTime, clockNotice } = runner.current().session;
    if (countdownTimerEndTime === null || expirationTimerEndTime === null) return;
    if (areSame(ends, { countdownTimerEndTime, expirationTimerEndTime, clockNotice })) return;
    runner.send({ type: 'timersCorrected', ...ends });
  }

  async function compare(): Promise<void> {
    const [asked, counted] = [clock.now(), clock.monotonic()];
    const answer = await serverTime.now();
    const [now, took] = [clock.now(), clock.monotonic() - counted];
    const isOfOneMoment = took < SLOW_ANSWER_MS && Math.abs(now - asked - took) < SLOW_ANSWER_MS;
    page.wasAnswered = answer.ok && isOfOneMoment;
    if (!answer.ok || !isOfOneMoment || proof?.testId !== runner.current().session.testId) return;
    const known = followed(proof, { isInSight: page.wasInSight, hasReturned: false });
    settle(comparedWith(known, now, Math.round(answer.value + took / 2)));
    runner.send({ type: 'timePassed' });
  }

  function compareIfDue({ hasReturned, isOnline }: PageLook, isDoubtNew: boolean): void {
    const isBack = isOnline && !page.wasOnline;
    page.wasOnline = isOnline;
    const pause = page.wasAnswered && proof?.doubt === null ? COMPARE_EVERY_MS : COMPARE_SOON_MS;
    const isDue = hasReturned || isBack || isDoubtNew || clock.monotonic() - page.comparedAt >= pause;
    if (!isOnline || !isDue || comparing !== null) return;
    page.comparedAt = clock.monotonic();
    comparing = compare().finally(() => {
      comparing = null;
    });
  }

  return {
    look: (look) => {
      const { session } = runner.current();
      if (session.countdownTimerEndTime === null) {
        proof = null;
        keeper.forget();
        return runner.send({ type: 'timePassed' });
      }
      const known = proof?.testId === session.testId ? proof : null;
      const next = known === null ? opened(session, look) : followed(known, look);
      const isDoubtNew = next !== null && next.doubt !== null && next.doubt !== known?.doubt;
      if (next !== null) settle(next);
      runner.send({ type: 'timePassed' });
      compareIfDue(look, isDoubtNew);
    },
    settled: async () => {
      while (comparing !== null) await comparing;
    },
  };
}
