/** Stored for the tab: the version of the page after an automatic reload, which happens once per version. */
const RELOADED_KEY = 'clearline.reloaded';
/** The version of the page: the address of its first script has a hash of what is in it. */
const VERSION = import.meta.url;

const listeners = new Set<() => void>();
let isStale = false;

/** Whether the server answers. Without an answer a reload would end on the browser's own error page. */
export function isServerReachable(page: Window): Promise<boolean> {
  return page.fetch(page.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Loads the page again if the server answers; false, and nothing happens, if it does not. The test and the answers are stored. */
export async function reloadIfReachable(page: Window = window): Promise<boolean> {
  const isReachable = await isServerReachable(page);
  if (isReachable) page.location.reload();
  return isReachable;
}

/** The screen that was typed into last. The fields cannot be asked instead: a form may hide them while it sends. */
let typedOn: string | null = null;

/** The screen that shows: its path, and its entry in the browser's history, of which every step of a test has one. */
function screenOf({ location, history }: Window): string {
  const entry = history.state as { readonly key?: string } | null;
  return `${location.pathname} ${entry?.key ?? ''}`;
}

/** Notes what is typed, so that no reload takes it away. */
export function watchTyping(page: Window): void {
  page.addEventListener('input', () => void (typedOn = screenOf(page)), { capture: true });
}

/** Whether something that was typed on this screen would be lost with the page. */
export function isAnythingTyped(page: Window = window): boolean {
  return typedOn === screenOf(page);
}

/** A live camera would have to be turned on again, and an alarm would be silent until the next press. */
function isInUse({ document }: Window): boolean {
  return document.querySelector('video, [data-timer]') !== null;
}

/** Takes the one automatic reload; false if it was used, or if the tab cannot store that it was. */
function takeTheOneReload({ sessionStorage }: Window): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === VERSION) return false;
    sessionStorage.setItem(RELOADED_KEY, VERSION);
    return true;
  } catch {
    return false;
  }
}

/** This page cannot load a part of the app any more. Reloads it, once and if nothing is lost by that; otherwise the frame offers a reload. */
export function pageIsStale(page: Window): void {
  if (!isAnythingTyped(page) && !isInUse(page) && takeTheOneReload(page)) return page.location.reload();
  isStale = true;
  listeners.forEach((listener) => listener());
}

/** Calls back when the page turns out to be stale; the returned function ends that. */
export function subscribeStale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of the app cannot be loaded before the page is loaded again. */
export function isPageStale(): boolean {
  return isStale;
}
