import type { ResultsResponse, SubmissionReceipt, TestFacts } from '../../core/api/payloads.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { RESULTS_PAGE_SIZE } from '../../core/domain/limits.ts';
import { heldOf, type UnsentReason } from '../../core/domain/report-status.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import { beforeManufacture, isTooOldToReport, readTestFacts, type FactsOfTest } from '../../core/domain/test-facts.ts';
import { resultRecord, type TestResultRecord } from '../../core/domain/test-result.ts';
import type { DeviceHolds } from './device-holds.ts';
import type { MemoryCall, MemoryRules } from './memory-ports.ts';
import {
  accountsReport,
  answerOf,
  guestsReport,
  queueReport,
  type MemoryReports,
  type ToReport,
} from './memory-reports.ts';
import type { MemoryWorld } from './memory-world.ts';

/** A stored test. */
export interface MemoryResult extends FactsOfTest {
  /** Why it is not reported although that was requested. */
  readonly notReported: UnsentReason | null;
  /** The account and profile of the result; null for a guest's result. */
  readonly owner: MemoryResultOwner | null;
}

interface MemoryResultOwner {
  readonly groupId: string;
  readonly profileId: string;
}

/** The submitted tests by their ids. */
export type MemoryResults = Map<string, MemoryResult>;

/** A test that is too old to be reported is stored without being reported, as is one whose person was not asked. */
function toResult(facts: FactsOfTest, owner: MemoryResultOwner | null, { now, hasAgency }: MemoryWorld): MemoryResult {
  if (!facts.sendToAims) return { ...facts, owner, notReported: hasAgency ? null : 'notAsked' };
  if (!isTooOldToReport(facts, now())) return { ...facts, owner, notReported: null };
  return { ...facts, sendToAims: false, owner, notReported: 'tooOld' };
}

/** Whether a later choice of the person is stored. */
const isOvertaken = (before: MemoryResult, later: MemoryResult): boolean =>
  before.choice !== null && later.choice !== null && later.choice <= before.choice;

/** A reported test does not change any more, and stays with the profile it was reported for. */
function merged(before: MemoryResult, later: MemoryResult): MemoryResult {
  if (isOvertaken(before, later)) return before;
  const choice = later.choice ?? before.choice;
  if (!before.sendToAims) return { ...later, choice, notReported: before.notReported ?? later.notReported };
  return { ...before, choice, owner: before.owner ?? later.owner };
}

function keep(
  { reject }: MemoryCall,
  sent: TestFacts,
  owner: MemoryResultOwner | null,
  toReport: ToReport,
  { results, deviceHolds, reports, world }: MemoryResultDeps,
): Result<SubmissionReceipt, AppError> {
  const now = world.now();
  const facts = readTestFacts(sent, now, world.kits);
  if (!facts.ok) return reject(422, { fields: facts.error });
  const { testId, deviceId, result } = facts.value;
  const before = results.get(testId);
  const isElsewhere = before !== undefined && before.owner !== null && before.owner.groupId !== owner?.groupId;
  if (isElsewhere) return reject(404);
  const isSameDevice = before === undefined || before.deviceId === deviceId;
  if (isSameDevice && before !== undefined && before.result !== result)
    return reject(409, { named: 'RESULT_ALREADY_SAVED' });
  if (!isSameDevice || !deviceHolds.hold(deviceId, testId)) return reject(409);
  const fields = before === undefined ? beforeManufacture(facts.value, deviceHolds.manufacturedOn(deviceId), now) : [];
  if (fields.length > 0) return reject(422, { fields });
  deviceHolds.use(deviceId);
  const later = toResult(facts.value, owner, world);
  const stored = before === undefined ? later : merged(before, later);
  results.set(testId, stored);
  queueReport(reports, stored, toReport, now);
  return ok({ testId, report: heldOf(answerOf(reports.get(testId), stored.notReported, world)) });
}

/** The results of a group, newest first; of equal dates the greater id first. */
function recordsOf(
  { world: { deletedProfiles }, results }: MemoryResultDeps,
  userGroupId: string,
): readonly TestResultRecord[] {
  return [...results.values()]
    .sort((one, other) => other.testDate - one.testDate || (other.testId > one.testId ? 1 : -1))
    .flatMap(({ owner, ...test }) =>
      owner?.groupId === userGroupId ? resultRecord(test, owner.profileId, deletedProfiles.get(owner.profileId)) : [],
    );
}

/** One page of records. Null when `after` names none of them. */
function pageOf(records: readonly TestResultRecord[], after: string | null): ResultsResponse | null {
  const start = after === null ? 0 : records.findIndex(({ testId }) => testId === after) + 1;
  if (after !== null && start === 0) return null;
  const end = start + RESULTS_PAGE_SIZE;
  const isNewest = ({ profileId, testId }: TestResultRecord) =>
    records.find((record) => record.profileId === profileId)?.testId === testId;
  const current = after === null ? records.filter(isNewest) : [];
  return { results: records.slice(start, end), current, hasMore: records.length > end };
}

export interface MemoryResultDeps {
  readonly world: MemoryWorld;
  readonly results: MemoryResults;
  readonly reports: MemoryReports;
  readonly deviceHolds: DeviceHolds;
}

/** Test ids, submissions, progress and the results of an account in memory. */
export function resultRules(deps: MemoryResultDeps): MemoryRules<'resultApi'> {
  const { world } = deps;
  return {
    createTestId: () => ok({ testId: world.makeId('test'), hasAgency: world.hasAgency }),
    createAsGuest: (call, submission) => keep(call, submission, null, guestsReport(submission), deps),
    create: (call, submission) => {
      const { userGroupId, profileId } = submission;
      const tested = world.profiles.find(
        (profile) => profile.profileId === profileId && profile.userGroupId === userGroupId,
      );
      if (userGroupId !== call.account.groupId || tested === undefined) return call.reject(404);
      return keep(call, submission, { groupId: userGroupId, profileId }, accountsReport(submission, tested), deps);
    },
    getAll: ({ account: { groupId }, reject }, userGroupId, after) => {
      const page = groupId === userGroupId ? pageOf(recordsOf(deps, groupId), after) : null;
      return page === null ? reject(404) : ok(page);
    },
    get: ({ account: { groupId }, reject }, userGroupId, testId) => {
      const own = groupId === userGroupId ? recordsOf(deps, groupId) : [];
      const record = own.find((result) => result.testId === testId);
      return record === undefined ? reject(404) : ok(record);
    },
    postProgress: () => ok(undefined),
  };
}
