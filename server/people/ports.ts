import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { PersonalData } from '../../core/domain/personal-data.ts';

/** Whose data: an account, or a test without an account. */
export type Subject =
  { readonly kind: 'account'; readonly userId: string } | { readonly kind: 'test'; readonly testId: string };

/** The kinds of rows and files that an erasure removes. */
export const ERASED_KINDS = [
  'accounts',
  'loginSessions',
  'otpDevices',
  'profiles',
  'tests',
  'results',
  'reports',
  'cassettes',
  'progressPosts',
  'supportRequests',
  'codesAndLinks',
  'waitingJobs',
  'files',
] as const;

/** How much was removed, by kind. */
export type ErasedCounts = Readonly<Record<(typeof ERASED_KINDS)[number], number>>;

/** A report that an authority has already received. Its file name identifies no one. */
export interface SentReport {
  readonly fileName: string;
  readonly state: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** What leads to files and jobs of a person: addresses of messages, and ids and file names of reports. */
export interface Traces {
  readonly addresses: readonly string[];
  readonly reportIds: readonly string[];
  readonly fileNames: readonly string[];
}

/** What is known of a test that was looked up by its cassette. */
export type TestLookup =
  | { readonly found: 'test'; readonly testId: string }
  /** It belongs to an account, whose email finds it. */
  | { readonly found: 'ofAccount' }
  | { readonly found: 'otherDay' }
  | { readonly found: 'none' };

/** Someone whose data the server holds, with what is needed to reach them. */
export interface HeldPerson {
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
  readonly phoneNumber: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly hasAccount: boolean;
  readonly results: number;
}

/** Everything about people, over the tables of all areas. Instants in epoch milliseconds. */
export interface PeopleStore {
  /** The account with this email address, whatever its case; null if there is none. */
  findAccount(email: string): Promise<Subject | null>;
  /** A guest's test by the id of its cassette and the day of the test where it was taken. */
  findTest(deviceId: string, day: CalendarDate): Promise<TestLookup>;
  /** Everything that is held; null if the subject does not exist. */
  collect(subject: Subject, now: number): Promise<PersonalData | null>;
  tracesOf(subject: Subject): Promise<Traces>;
  /** The reports that authorities have received. */
  sentReportsOf(subject: Subject): Promise<readonly SentReport[]>;
  /** Locks the jobs about a person, and returns how many of them a worker has leased at `now`. */
  lockJobs(traces: Traces, now: number): Promise<number>;
  /** Deletes every row about a person, and returns how many there were. */
  erase(subject: Subject, traces: Traces): Promise<Omit<ErasedCounts, 'files'>>;
  /** Stores that an erasure took place, with counts only. */
  noteErasure(counts: ErasedCounts, at: number): Promise<void>;
  /** Everyone whose data was held by an instant. */
  heldBefore(before: number): Promise<readonly HeldPerson[]>;
}
