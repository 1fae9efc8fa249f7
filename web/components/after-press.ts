const LONGEST_PRESS_MS = 1_000;

/**
 * Runs a function after the current press. Leaving a field by pressing a button blurs the field first; an error that
 * appears then would move the button away before the click, and the click would be lost.
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
    // The click event follows the release.
    window.addEventListener(release, () => window.setTimeout(end), { signal, once: true });
  }
}
