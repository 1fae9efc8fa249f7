import { CODE_LIFETIME_MS } from '../../core/domain/limits.ts';
import type { JobTerms } from '../jobs/ports.ts';
import type { Stores } from './unit-of-work.ts';
import type { CodePurpose } from './ports.ts';

/** The terms of a job that sends a code: a newer code for the same subject replaces one that is not sent yet. */
export function codeTerms(purpose: CodePurpose, subject: string, now: number): JobTerms {
  return { expiresAt: now + CODE_LIFETIME_MS, subject: `${purpose} ${subject}` };
}

/** Makes and checks the codes of six digits (product.md section 9): hashed, 10 minutes, 5 tries, single use. */
export interface Codes {
  /** Makes a code that replaces an earlier one, and returns its digits. */
  issue(stores: Stores, purpose: CodePurpose, subject: string, now: number): Promise<string>;
  /**
   * Whether the code is right. A right code is used up; a wrong one costs a try, so the caller must commit its transaction (return `ok`)
   * on false too.
   */
  check(stores: Stores, purpose: CodePurpose, subject: string, code: string, now: number): Promise<boolean>;
}
