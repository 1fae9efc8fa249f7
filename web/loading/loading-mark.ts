/** The page carries this while a part of the app is being loaded: one whose script has been fetched may not have run yet. */
export const LOADING_MARK = 'data-loading';

let underWay = 0;

function change(count: number): void {
  underWay += count;
  // Late parts are loaded without a page too, when pages are prerendered.
  if (typeof document === 'undefined') return;
  document.documentElement.toggleAttribute(LOADING_MARK, underWay > 0);
}

/** Marks the page for as long as a part of the app is being loaded. */
export async function markLoading<Value>(load: () => Promise<Value>): Promise<Value> {
  change(1);
  try {
    return await load();
  } finally {
    change(-1);
  }
}
