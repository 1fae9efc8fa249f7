import { describe, expect, it } from 'vitest';
import { KITS } from '../../../core/domain/kit-registry.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';
import type { AppState, Moment } from '../../../core/flow/app-state.ts';
import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import { lastResultCards, testCard } from '../../../core/flow/home-cards.ts';
import type { TestSession } from '../../../core/flow/session.ts';
import { startedHarness, makeFlowHarness, type FlowHarness } from '../../support/flow-harness.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const TESTED_AT = Date.UTC(2026, 10, 20, 18);

const cardOf = (harness: FlowHarness) => testCard(harness.state(), harness.clock.now());

const RECORD: TestResultRecord = {
  testId: 'test',
  result: 'negative',
  testDate: new Date(TESTED_AT).toISOString(),
  utcOffset: -480,
  profileId: 'ana',
  isSymptomatic: 'no',
  symptomOnsetDate: 'n/a',
  kitId: 'covid',
};

/** The moment so many hours after the test. */
const after = (hours: number): Moment => ({
  kits: KITS,
  now: TESTED_AT + hours * HOUR,
  today: '2026-11-20' as CalendarDate,
  offsetAt: () => -480,
});

describe('the card of the test under way', () => {
  it('is missing without a test', () => {
    expect(cardOf(makeFlowHarness())).toBeNull();
  });

  it('grows with the steps, in either flow', async () => {
    const harness = await startedHarness('testing');
    expect(cardOf(harness)).toEqual({
      kind: 'incomplete',
      flow: 'testing',
      share: 0,
      timer: null,
      isTimeUnsure: false,
      readyAt: null,
      firstName: '',
    });
    await harness.passUntil('open-pouch');
    const share = cardOf(harness)?.share ?? 0;
    expect(share).toBeGreaterThan(0.2);
    await harness.passUntil('process-2');
    expect(cardOf(harness)?.share).toBeGreaterThan(share);
    expect(cardOf(await startedHarness('reporting'))).toMatchObject({ flow: 'reporting', share: 0 });
  });

  it('says when the result is ready, then that it is time to read, then that this is over', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    const readyAt = harness.state().session.countdownTimerEndTime;
    expect(readyAt).not.toBeNull();
    expect(cardOf(harness)).toMatchObject({ timer: 'waiting', readyAt });
    harness.wait(15 * MINUTE);
    expect(cardOf(harness)).toMatchObject({ timer: 'reading', readyAt: null });
    harness.wait(15 * MINUTE);
    expect(cardOf(harness)).toMatchObject({ kind: 'incomplete', timer: 'expired', readyAt: null });
  });

  it('says that the time is not sure after the clock was changed, until the server was asked', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('countdown');
    const { session, identity } = harness.state();
    const isTimeUnsure = (clockNotice: TestSession['clockNotice']) =>
      testCard({ session: { ...session, clockNotice }, identity }, harness.clock.now())?.isTimeUnsure;

    expect(isTimeUnsure('unsure')).toBe(true);
    expect(isTimeUnsure('corrected')).toBe(false);
  });

  it('is about the last steps once the result is submitted', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('dispose-kit');
    expect(cardOf(harness)).toMatchObject({ kind: 'finished', timer: null });
  });

  it('names the person of the account who is tested', async () => {
    const { session, identity } = (await startedHarness('testing')).state();
    const mia = { profileId: 'mia', firstName: 'Mia' } as AppState['identity']['profiles'][number];
    const ofMia = { session: { ...session, selectedProfileId: 'mia' }, identity: { ...identity, profiles: [mia] } };
    expect(testCard(ofMia, TESTED_AT)?.firstName).toBe('Mia');
    expect(testCard({ ...ofMia, session }, TESTED_AT)?.firstName).toBe('');
  });
});

describe('the card of the last result', () => {
  const cardWith = (moment: Moment, ...[newest = RECORD, ...previous]: readonly TestResultRecord[]) =>
    lastResultCards({ current: [newest], previous }, moment)[0];
  const from = (hours: number) => ({ isDue: false, at: TESTED_AT + hours * HOUR });
  const until = (hours: number) => ({ isDue: true, at: TESTED_AT + hours * HOUR });
  const atOnce = { isDue: true, at: null };

  it('is missing without a result', () => {
    expect([lastResultCards(null, after(1)), lastResultCards({ current: [], previous: [] }, after(1))]).toEqual([
      [],
      [],
    ]);
  });

  it('is about the newest one', () => {
    expect(cardWith(after(1), RECORD, { ...RECORD, testId: 'older' })?.record).toBe(RECORD);
  });

  it.each(['yes', 'no', 'unsure'] as const)(
    'says when to test again after a negative result, symptoms: %s, until that is too late',
    (isSymptomatic) => {
      const cards = [1, 47.9, 48, 71.9, 72, 120, 120.1].map((hours) =>
        cardWith(after(hours), { ...RECORD, isSymptomatic }),
      );
      expect(cards.map((card) => card?.retest)).toEqual([
        ...[from(48), from(48), until(72), until(72), atOnce, atOnce],
        null,
      ]);
    },
  );

  it('counts the earlier results of the same person only', () => {
    const before = (hours: number, profileId: string): TestResultRecord => ({
      ...RECORD,
      testId: `before ${hours}`,
      testDate: new Date(TESTED_AT - hours * HOUR).toISOString(),
      profileId,
    });
    expect(cardWith(after(1), RECORD, before(50, 'ana'), before(100, 'ana'))?.retest).toBeNull();
    expect(cardWith(after(1), RECORD, before(50, 'ben'), before(100, 'ben'))?.retest).toEqual(from(48));
  });

  it.each(['positive', 'invalid'] as const)('names no day after a %s one', (result) => {
    const record = { ...RECORD, result };
    expect(cardWith(after(1), record)).toEqual({ record, retest: null });
  });

  it('stands for each person who is to test again, the next due first, and for the newest result', () => {
    const of = (profileId: string, hoursAgo: number, change: Partial<TestResultRecord> = {}): TestResultRecord => ({
      ...RECORD,
      testId: profileId,
      profileId,
      testDate: new Date(TESTED_AT - hoursAgo * HOUR).toISOString(),
      ...change,
    });
    const people = [of('mother', 0, { result: 'positive' }), of('soon', 40), of('open', 50), of('missed', 80)];
    const placed = (...current: readonly TestResultRecord[]) =>
      lastResultCards({ current, previous: [] }, after(1)).map(({ record }) => record.testId);
    expect(placed(...people)).toEqual(['missed', 'open', 'soon', 'mother']);
    expect(placed(of('mother', 0), of('child', 50), of('over', 200))).toEqual(['child', 'mother']);
  });
});
