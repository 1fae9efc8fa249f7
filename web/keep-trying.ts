/** How long to wait before asking again; sooner where the browser says that the network is back. */
const RETRY_MS = 15_000;

function untilWorthATry(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const again = (): void => {
      page.clearTimeout(timeout);
      page.removeEventListener('online', again);
      resolve();
    };
    const timeout = page.setTimeout(again, RETRY_MS);
    page.addEventListener('online', again);
  });
}

/** Brings something that nobody is kept waiting by, such as a part of the app for later: asks again until it comes. Never rejects. */
export async function keepTrying<Value>(bring: () => Promise<Value>, page: Window = window): Promise<Value> {
  for (;;) {
    try {
      return await bring();
    } catch {
      await untilWorthATry(page);
    }
  }
}
