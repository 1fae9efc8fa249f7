import { CODE_LIFETIME_MS } from '../../core/domain/limits.ts';
import type { JobTerms } from '../jobs/ports.ts';
import type { Stores } from '../unit-of-work/ports.ts';
import type { CodePurpose } from './ports.ts';

/** What a message with a code is about: a newer code of the same subject takes the older one's place, also on its way. */
export function codeTerms(purpose: CodePurpose, subject: string, now: number): JobTerms {
  return { expiresAt: now + CODE_LIFETIME_MS, subject: `${purpose} ${subject}` };
}

/** Makes and checks the codes of six digits (product.md section 9): hashed, 10 minutes, 5 tries, single use. */
export interface Codes {
  /** Makes a code in the place of an earlier one, and gives its digits to be sent. */
  issue(stores: Stores, purpose: CodePurpose, subject: string, now: number): Promise<string>;
  /**
   * Whether the code is right. A right one is used up; a wrong one costs a try, so the caller's transaction must be kept (`ok`) on
   * false too.
   */
  check(stores: Stores, purpose: CodePurpose, subject: string, code: string, now: number): Promise<boolean>;
}
