import { CODE_LIFETIME_MS } from '../../core/domain/limits.ts';
import type { JobTerms } from '../jobs/ports.ts';
import type { Stores } from './unit-of-work.ts';
import type { CodePurpose } from './ports.ts';

/** A code that a client sent. `attemptId` identifies the attempt for a retry after a lost answer; null if the client sent none. */
export interface GivenCode {
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly code: string;
  readonly attemptId: string | null;
}

/** `repeated`: the same attempt used up the code shortly before, so its answer was lost. */
export type CodeCheck = 'right' | 'repeated' | 'wrong';

/** The terms of a job that sends a code: a newer code for the same subject replaces one that is not sent yet. */
export function codeTerms(purpose: CodePurpose, subject: string, now: number) {
  return { expiresAt: now + CODE_LIFETIME_MS, subject: `${purpose} ${subject}` } satisfies JobTerms;
}

/** The terms of a code for a second factor, to an address that other accounts may share. */
export function secondFactorTerms(userId: string, ...code: Parameters<typeof codeTerms>): JobTerms {
  return { ...codeTerms(...code), about: userId };
}

/** Makes and checks the codes of six digits (product.md section 9): hashed, 10 minutes, 5 tries, single use. */
export interface Codes {
  /** Makes a code that replaces an earlier one, and returns its digits. */
  issue(stores: Stores, purpose: CodePurpose, subject: string, now: number): Promise<string>;
  /**
   * Checks a code. A right one is used up; a wrong one costs a try, so the caller must commit its transaction (return `ok`) on `wrong`
   * too. `repeated` is returned for five minutes after the code was used; the caller must not repeat what the code granted.
   */
  check(stores: Stores, given: GivenCode, now: number): Promise<CodeCheck>;
  /** A secret of 256 bits that every server makes from the same parts, in base64url; another one after a change of keys. */
  derive(parts: readonly string[]): string;
  /** Stores a derived code in place of an earlier one. It is valid for as long as an issued one, from `sentAt` on. */
  put(stores: Stores, code: Pick<GivenCode, 'purpose' | 'subject' | 'code'>, sentAt: number): Promise<void>;
  /** Stores what an attempt has used without a code, so that `check` recognizes its repetition in the same way. */
  noteUse(stores: Stores, used: GivenCode & { readonly attemptId: string }, now: number): Promise<void>;
}
