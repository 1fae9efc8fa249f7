const LONGEST_PRESS_MS = 1_000;

/**
 * Waits for the end of the press under way. A field is left between the two halves of a click on something else; an error
 * that appeared then would push the button away from under the finger, and the click would be lost.
 */
export function afterPress(then: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (): void => {
    waiting.abort();
    then();
  };
  const timeout = window.setTimeout(end, LONGEST_PRESS_MS);
  signal.addEventListener('abort', () => window.clearTimeout(timeout));
  for (const release of ['mouseup', 'keyup']) {
    // The click comes right after the release.
    window.addEventListener(release, () => window.setTimeout(end), { signal, once: true });
  }
}
