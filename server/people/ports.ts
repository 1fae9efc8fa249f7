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

/** What leads to files and jobs of a person: the account, addresses of messages, and ids and file names of reports. */
export interface Traces {
  /** Null for a guest's test. */
  readonly userId: string | null;
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
