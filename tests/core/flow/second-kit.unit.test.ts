import { describe, expect, it } from 'vitest';
import { EMPTY_SESSION } from '../../../core/flow/session.ts';
import { proofOf, reopened, withClockReading } from '../../../core/flow/clock-looks.ts';
import { provenEnds } from '../../../core/flow/timer-proof.ts';
import { testedKit, withTimersCorrected, withTimersStarted } from '../../../core/flow/timers.ts';
import { KITS_WITH_SECOND, SECOND_KIT } from '../../../fixtures/kits/second-kit.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 18);
const LONGER = { ...SECOND_KIT, waitMs: 30 * MINUTE };
const timed = (kit = SECOND_KIT) =>
  withTimersStarted({ ...EMPTY_SESSION, collectedAt: START, testId: 't-1' }, START, kit);

describe('the timers of a second kit', () => {
  it('last as long as its wait and its reading window', () => {
    expect(timed()).toMatchObject({
      countdownTimerEndTime: START + 10 * MINUTE,
      expirationTimerEndTime: START + 15 * MINUTE,
    });
  });

  it('keep the collection a whole wait of the kit before their end when they are corrected', () => {
    const ends = { countdownTimerEndTime: START + 8 * MINUTE, expirationTimerEndTime: START + 15 * MINUTE };
    const corrected = withTimersCorrected(timed(), { ...ends, clockNotice: null }, SECOND_KIT);
    expect(corrected.collectedAt).toBe(START - 2 * MINUTE);
  });

  it.each(['a page that stays open', 'a page that is opened again'])('a clock set ahead cuts no wait: %s', (page) => {
    const session = timed(LONGER);
    const first = proofOf(session, START, LONGER)!;
    const proof = page === 'a page that stays open' ? first : reopened(first, START);
    const ahead = START + 60 * MINUTE;
    const jumped = withClockReading(proof, { now: ahead, countedMs: MINUTE, wasVisible: true });
    expect(provenEnds(jumped, ahead).countdownTimerEndTime).toBe(ahead + 29 * MINUTE);
  });

  it('are of the kit whose id the test has stored', () => {
    const moment = { kits: KITS_WITH_SECOND };
    const ids = [SECOND_KIT.id, null].map((kitId) => testedKit({ session: { ...EMPTY_SESSION, kitId }, moment }).id);
    expect(ids).toEqual(['invented', 'covid']);
  });
});
