import type { GuestInfo } from '../../core/domain/guest-info.ts';
import type { ProgressName } from '../../core/domain/progress.ts';
import type { UnsentReason } from '../../core/domain/report-status.ts';
import type { FactsOfTest } from '../../core/domain/test-facts.ts';
import type { TestResultRecord } from '../../core/domain/test-result.ts';
import type { TestIds } from '../devices/ports.ts';

/** The owner of a result. */
export interface ResultOwner {
  readonly groupId: string;
  readonly profileId: string;
}

/** A submitted test. */
export interface SubmittedTest extends FactsOfTest {
  readonly submitToCloud: boolean;
  /** What a guest entered about the tested person; null where an account entered the result. */
  readonly guestInfo: GuestInfo | null;
  /** Null for a guest's test. */
  readonly owner: ResultOwner | null;
  /** Whether the report omits everything that identifies the person. */
  readonly isAnonymous: boolean;
  /** Why it is not reported although the person requested it; or null. */
  readonly notReported: UnsentReason | null;
}

/** A guest's test. */
export interface GuestTest extends SubmittedTest {
  readonly guestInfo: GuestInfo;
}

/** A test of an account. */
export interface OwnedTest extends SubmittedTest {
  readonly owner: ResultOwner;
}

/** A progress post of the flow. `timeStamp` in epoch milliseconds. */
export interface TestProgress {
  readonly testId: string;
  readonly testProgress: ProgressName;
  readonly timeStamp: number;
  readonly isReportingResult: boolean;
}

/** The position of a result in its group's list, which is sorted by these two. */
export interface ResultPosition {
  /** Epoch milliseconds. */
  readonly testDate: number;
  readonly testId: string;
}

/** Selects a part of a group's results. */
export interface ResultPart {
  /** Only results after this position; null to start with the newest. */
  readonly olderThan: ResultPosition | null;
  /** The maximum number; null for all. */
  readonly atMost: number | null;
}

/** A test of whose data no other transaction changes anything. */
export interface LockedTest {
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  /** Whether its result was deleted together with a report. */
  readonly wasReported: boolean;
}

/** Issued test ids. Instants in epoch milliseconds. */
export interface TestStore extends TestIds {
  lock(testId: string, at: number): Promise<LockedTest | null>;
}

/** Submitted tests and progress posts. */
export interface ResultStore {
  find(testId: string): Promise<SubmittedTest | null>;
  insert(test: SubmittedTest, at: number): Promise<void>;
  update(test: SubmittedTest, at: number): Promise<void>;
  /** Results of a group, newest test first; of equal dates the greater id first. */
  recordsOf(groupId: string, part: ResultPart): Promise<readonly TestResultRecord[]>;
  /** The newest one of each profile that a group has or had, in the same order. */
  newestRecordsOf(groupId: string): Promise<readonly TestResultRecord[]>;
  /** Null for a result that is not the group's. */
  positionOf(groupId: string, testId: string): Promise<ResultPosition | null>;
  findRecord(groupId: string, testId: string): Promise<TestResultRecord | null>;
  /** How many progress posts of a test are stored. */
  countProgress(testId: string): Promise<number>;
  /** Stores a progress post; repeating it changes nothing. */
  addProgress(progress: TestProgress, at: number): Promise<void>;
}
