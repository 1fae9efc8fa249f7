/** The scenarios of failures. They are not part of the errors, which print as they are. */
const scenarios = new WeakMap<object, string>();

/** Remembers the path that led to an error, as the text of a scenario file. */
export function noteScenario(error: Error, scenario: string): void {
  scenarios.set(error, scenario);
}

/** The path that led to an error of a `flowProperty`, as the text of a scenario file; null for any other error. */
export function scenarioOfFailure(error: unknown): string | null {
  return typeof error === 'object' && error !== null ? (scenarios.get(error) ?? null) : null;
}
