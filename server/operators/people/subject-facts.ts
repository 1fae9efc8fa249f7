import type { Subject } from '../../people/ports.ts';

/** A person as a security event names it. */
export function subjectFacts(subject: Subject): { readonly account: string | null; readonly test: string | null } {
  return subject.kind === 'account' ? { account: subject.userId, test: null } : { account: null, test: subject.testId };
}
