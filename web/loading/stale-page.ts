/** The key in sessionStorage with the version of the page after an automatic reload, which happens once per version. */
const RELOADED_KEY = 'clearline.reloaded';
/** The version of the page: the URL of its first script contains a content hash. */
const VERSION = import.meta.url;

const listeners = new Set<() => void>();
let isStale = false;

/** Whether the server responds. Without a response a reload would end on the browser's own error page. */
export function isServerReachable(page: Window): Promise<boolean> {
  return page.fetch(page.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Reloads the page if the server responds; resolves with false if it does not. The test and the answers are persisted.
 */
export async function reloadIfReachable(page: Window = window): Promise<boolean> {
  const isReachable = await isServerReachable(page);
  if (isReachable) page.location.reload();
  return isReachable;
}

/** The last screen with typed input. Do not read the fields instead: a form may hide them while it sends. */
let typedOn: string | null = null;

/** Identifies the current screen by its path and its history entry; every step of a test has an entry of its own. */
function screenOf({ location, history }: Window): string {
  const entry = history.state as { readonly key?: string } | null;
  return `${location.pathname} ${entry?.key ?? ''}`;
}

/** Records on which screen the user types, so that no reload discards the input. */
export function watchTyping(page: Window): void {
  page.addEventListener('input', () => void (typedOn = screenOf(page)), { capture: true });
}

/** Whether a reload would lose input typed on this screen. */
export function isAnythingTyped(page: Window = window): boolean {
  return typedOn === screenOf(page);
}

/** A reload would turn off a live camera and mute the alarm until the next press. */
function isInUse({ document }: Window): boolean {
  return document.querySelector('video, [data-timer]') !== null;
}

/** Claims the one automatic reload; false if it was used already, or if the tab cannot store that it was. */
function claimAutomaticReload({ sessionStorage }: Window): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === VERSION) return false;
    sessionStorage.setItem(RELOADED_KEY, VERSION);
    return true;
  } catch {
    return false;
  }
}

/**
 * Called when this page can no longer load a part of the app. Reloads it once, if nothing is lost by that; otherwise
 * the frame offers a reload.
 */
export function pageIsStale(page: Window): void {
  if (!isAnythingTyped(page) && !isInUse(page) && claimAutomaticReload(page)) return page.location.reload();
  isStale = true;
  listeners.forEach((listener) => listener());
}

/** Calls the listener when the page turns out to be stale. Returns a function that unsubscribes. */
export function subscribeStale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of the app can only be loaded after a reload. */
export function isPageStale(): boolean {
  return isStale;
}
