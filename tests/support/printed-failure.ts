/** Whatever the environment sets, a property that gets these parameters fails in the same way. */
export const FIXED = { seed: 20261120, path: '', endOnFailure: false, numRuns: 500 };

/** The error of a property that fails. */
export async function failureOf(assertion: () => void | Promise<void>): Promise<Error> {
  try {
    await assertion();
  } catch (error) {
    return error as Error;
  }
  throw new Error('The property holds.');
}

/** What is printed of a property that fails. */
export async function printed(assertion: () => void | Promise<void>): Promise<string> {
  return (await failureOf(assertion)).message;
}
