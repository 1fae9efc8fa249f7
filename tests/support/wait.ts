/** Lets everything that is due at once happen: promises, and timers of no length. */
export const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Waits until a condition holds, checked every few milliseconds. The time limit of the test ends a wait in vain. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
