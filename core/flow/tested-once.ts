import type { AdviceInput } from '../domain/advice-lines.ts';
import { calendarDateAt } from '../domain/calendar-date.ts';
import { kitOfId } from '../domain/kit.ts';
import { namedResult } from '../domain/named-result.ts';
import { ageToday, isReader, shownName, type ProfileSummary } from '../domain/profile.ts';
import { nextTest, planOf, testLastsMs, type NextTest, type TestedOnce } from '../domain/test-plan.ts';
import type { TestResultRecord } from '../domain/test-result.ts';
import type { Moment } from './app-state.ts';
import type { TestSession } from './session.ts';
import { testedKit } from './timers.ts';

/** What the advice on a result depends on, without what is known of the person. */
export type DatedTest = Omit<AdviceInput, 'isReaders' | 'age'>;

/** Results of an account, of all of its profiles and in any order. */
export type KnownResults = readonly TestResultRecord[];

/** The list of an account's results: each profile's newest one, newest first, and the others. */
export interface ListedResults {
  readonly current: KnownResults;
  readonly previous: KnownResults;
}

/** All results of a list; none while it is not fetched. */
export function listedResults(list: ListedResults | null): KnownResults {
  return list === null ? [] : [...list.current, ...list.previous];
}

function stored(record: TestResultRecord, { kits, offsetAt }: Moment): TestedOnce {
  const { result, isSymptomatic, testDate, utcOffset, kitId } = record;
  const analysedAt = Date.parse(testDate);
  const testedOn = calendarDateAt(analysedAt, utcOffset ?? offsetAt(analysedAt));
  return { result, isSymptomatic, analysedAt, testedOn, kit: kitOfId(kits, kitId) };
}

/** Which test it is, and what is known of its onset. */
type Told = Pick<TestResultRecord, 'testId' | 'profileId' | 'symptomOnsetDate'>;

/** A test among those of its person that are known. */
function among(known: KnownResults, tested: TestedOnce, told: Told, moment: Moment): DatedTest {
  const { testId, profileId, symptomOnsetDate } = told;
  const others = known.filter((record) => record.profileId === profileId && record.testId !== testId);
  const plan = planOf([tested, ...others.map((record) => stored(record, moment))], moment);
  return { ...tested, plan, today: moment.today, onset: symptomOnsetDate === 'n/a' ? null : symptomOnsetDate };
}

/** The result of the current test, for its advice. Shown only once there is a result; until then it counts as invalid. */
export function takenOnce(session: TestSession, moment: Moment, known: KnownResults): DatedTest {
  const { result, isSymptomatic, symptomOnsetDate, selectedProfileId, testId } = session;
  const analysedAt = session.analysedAt ?? moment.now;
  const testedOn = calendarDateAt(analysedAt, moment.offsetAt(analysedAt));
  const tested = {
    result: result ?? 'invalid',
    isSymptomatic,
    analysedAt,
    testedOn,
    kit: testedKit({ session, moment }),
  };
  const told = {
    testId: testId ?? '',
    profileId: selectedProfileId ?? '',
    symptomOnsetDate: symptomOnsetDate ?? 'n/a',
  };
  return among(known, tested, told, moment);
}

/** Which test of a plan under way one that starts now will be; null if there is no such plan, or the test will not count in it. */
export function startedTest(
  session: TestSession,
  moment: Moment,
  known: KnownResults,
): Pick<NextTest, 'test' | 'of'> | null {
  const next = nextTest(takenOnce({ ...session, result: null }, moment, known).plan);
  const analysedAt = moment.now + testLastsMs(testedKit({ session, moment }));
  const { plan } = takenOnce({ ...session, result: 'negative', analysedAt }, moment, known);
  const counted = plan?.state === 'done' ? plan.of : (nextTest(plan)?.test ?? 0) - 1;
  return next?.test === counted ? next : null;
}

/** A stored result, for its advice. */
export function recordedOnce(record: TestResultRecord, moment: Moment, known: KnownResults): DatedTest {
  return among(known, stored(record, moment), record, moment);
}

/** The age of a profile's person, and whether that is the reader. */
export function readerOf(profile: ProfileSummary | undefined, today: Moment['today']) {
  const age = profile === undefined ? null : ageToday(profile, today);
  return { age, isReaders: profile !== undefined && isReader(profile.isDefaultProfile, age) };
}

/** A stored result, and what is known of its person now. */
export function storedResult(
  record: TestResultRecord,
  profiles: readonly ProfileSummary[],
  moment: Moment,
  known: KnownResults,
) {
  const profile = profiles.find(({ profileId }) => profileId === record.profileId);
  return {
    ...record,
    ...recordedOnce(record, moment, known),
    ...readerOf(profile, moment.today),
    name: shownName(namedResult(record, profiles)),
  };
}
