/**
 * The attribute of the page while a part of the app is being loaded: its script may have been fetched but not have run
 * yet.
 */
export const LOADING_MARK = 'data-loading';

let loadCount = 0;

function change(count: number): void {
  loadCount += count;
  // Without a page, as when pages are prerendered, there is nothing to mark.
  if (typeof document === 'undefined') return;
  document.documentElement.toggleAttribute(LOADING_MARK, loadCount > 0);
}

/** Sets `LOADING_MARK` on the page while a part of the app is being loaded. */
export async function markLoading<Value>(load: () => Promise<Value>): Promise<Value> {
  change(1);
  try {
    return await load();
  } finally {
    change(-1);
  }
}
