/** The wait before the next attempt; shorter if the browser reports that the network is back. */
const RETRY_MS = 15_000;

function nextAttempt(page: Window, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const again = (): void => {
      page.clearTimeout(timeout);
      page.removeEventListener('online', again);
      signal?.removeEventListener('abort', again);
      resolve();
    };
    const timeout = page.setTimeout(again, RETRY_MS);
    page.addEventListener('online', again);
    signal?.addEventListener('abort', again);
  });
}

/**
 * Loads in the background and retries until it succeeds. Rejects only if `signal` is aborted, which stops the retries.
 */
export async function retryUntilLoaded<Value>(
  load: () => Promise<Value>,
  signal?: AbortSignal,
  page: Window = window,
): Promise<Value> {
  const throwIfAborted = (): void => {
    if (signal?.aborted === true) throw new Error('Loading was aborted.');
  };
  for (;;) {
    try {
      const value = await load();
      throwIfAborted();
      return value;
    } catch {
      throwIfAborted();
    }
    await nextAttempt(page, signal);
    throwIfAborted();
  }
}
