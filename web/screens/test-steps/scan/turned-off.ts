/** The scan steps at which the person turned the camera off, each with its test, since the page was loaded. */
const turnedOffAt = new Set<string>();

/** What is remembered of one scan step: whether the camera stays off there until the person turns it on. */
export interface TurnedOff {
  readonly get: () => boolean;
  readonly set: (isOff: boolean) => void;
}

/** The memory of a step of a test. */
export function turnedOffAtStep(testId: string | null, step: number): TurnedOff {
  const key = `${testId ?? ''} ${step}`;
  return {
    get: () => turnedOffAt.has(key),
    set: (isOff) => void (isOff ? turnedOffAt.add(key) : turnedOffAt.delete(key)),
  };
}
