import type { Result } from '../../../core/domain/result.ts';
import { EXIT, printErrorAndSetExitCode } from '../exit-codes.ts';
import type { DatabaseAccess } from '../open-database.ts';
import { withPeople, type PeopleAccess } from './people-access.ts';
import { areComplete, INCOMPLETE, type SubjectOptions } from './subject-options.ts';

/**
 * Runs a command's work on the person that the options name. Null if it failed; the reason is printed, and the exit code set, by then.
 * `work` fails with a message for the operator.
 */
export async function withSubject<Value extends object>(
  access: DatabaseAccess,
  options: SubjectOptions,
  work: (people: PeopleAccess) => Promise<Result<Value, string>>,
): Promise<Value | null> {
  const fail = (message: string, code: number): null => {
    printErrorAndSetExitCode(message, code);
    return null;
  };
  if (!areComplete(options)) return fail(INCOMPLETE, EXIT.notUnderstood);
  const done = await withPeople(access, work);
  if (!done.ok) return fail(done.error, EXIT.noDatabase);
  return done.value.ok ? done.value.value : fail(done.value.error, EXIT.rejected);
}
