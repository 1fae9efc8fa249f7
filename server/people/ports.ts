/** Whose data: an account, a guest's test, or questions to support from an email address that has no account. */
export type Subject =
  | { readonly kind: 'account'; readonly userId: string }
  | { readonly kind: 'test'; readonly testId: string }
  | { readonly kind: 'address'; readonly email: string };

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

/** What leads to questions, files and jobs of a person. A guest's test has no address: anyone may have typed the one in it. */
export interface Traces {
  /** Null without an account. */
  readonly userId: string | null;
  readonly addresses: readonly string[];
  /** Addresses of two-factor devices, which another account may share: only the codes sent there are about this one. */
  readonly codeAddresses: readonly string[];
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
