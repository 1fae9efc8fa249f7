/** How long to wait before the next try; less where the browser says that the network is back. */
const RETRY_MS = 15_000;

function untilWorthATry(page: Window, signal: AbortSignal | undefined): Promise<void> {
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

/** Loads in the background and retries until it succeeds. Rejects only once `signal` is aborted, which ends the retries. */
export async function retryUntilLoaded<Value>(
  load: () => Promise<Value>,
  signal?: AbortSignal,
  page: Window = window,
): Promise<Value> {
  const endIfAborted = (): void => {
    if (signal?.aborted === true) throw new Error('The page part is not wanted any more.');
  };
  for (;;) {
    try {
      const value = await load();
      endIfAborted();
      return value;
    } catch {
      endIfAborted();
    }
    await untilWorthATry(page, signal);
    endIfAborted();
  }
}
