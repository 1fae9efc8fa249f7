import { err, ok, type Result } from '../../../core/domain/result.ts';
import type { DatabaseAccess } from '../open-database.ts';
import { EXIT, failed, type Outcome } from '../outcome.ts';
import { withPeople, type PeopleAccess } from './people-access.ts';
import { areComplete, INCOMPLETE, type SubjectOptions } from './subject-options.ts';

/** Runs a command's work on the person that the options name. `work` fails with a message for the operator. */
export async function withSubject<Value>(
  access: DatabaseAccess,
  options: SubjectOptions,
  work: (people: PeopleAccess) => Promise<Result<Value, string>>,
): Promise<Result<Value, Outcome>> {
  if (!areComplete(options)) return err(failed(INCOMPLETE, EXIT.notUnderstood));
  const done = await withPeople(access, work);
  if (!done.ok) return err(failed(done.error, EXIT.noDatabase));
  return done.value.ok ? ok(done.value.value) : err(failed(done.value.error));
}
