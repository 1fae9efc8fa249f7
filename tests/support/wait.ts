/** Runs all due promises and zero-length timers. */
export const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Waits until a condition holds, polling every few milliseconds. The test's timeout ends the wait. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
