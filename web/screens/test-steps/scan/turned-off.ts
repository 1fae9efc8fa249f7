/** The scan steps, each with its test, where the user turned the camera off since the page was loaded. */
const turnedOffAt = new Set<string>();

/** Whether the camera stays off at a scan step until the user turns it on. */
export interface TurnedOff {
  readonly get: () => boolean;
  readonly set: (isOff: boolean) => void;
}

/** The stored choice for a step of a test. */
export function turnedOffAtStep(testId: string | null, step: number): TurnedOff {
  const key = `${testId ?? ''} ${step}`;
  return {
    get: () => turnedOffAt.has(key),
    set: (isOff) => void (isOff ? turnedOffAt.add(key) : turnedOffAt.delete(key)),
  };
}
