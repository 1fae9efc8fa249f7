/** The camera pictures of one scan, one at a time. */
export interface Pictures {
  /** Resolves when the first picture has opened or failed; at once when the page is hidden. */
  readonly first: Promise<void>;
  /** Closes the picture and opens a new one. */
  reopen(): void;
}

/**
 * Keeps a picture open while the page is visible. Closes it when the page is hidden or left, because phones then freeze the camera or
 * take it away, and opens a new one when the page is visible again, until the signal aborts. Each picture has its own signal.
 */
export function openPictures(signal: AbortSignal, open: (picture: AbortSignal) => Promise<void>): Pictures {
  let picture = new AbortController();
  const close = (): void => picture.abort();
  const openNext = (): Promise<void> => {
    if (document.hidden || signal.aborted) return Promise.resolve();
    picture = new AbortController();
    return open(picture.signal);
  };
  const openIfClosed = (): void => {
    if (picture.signal.aborted) void openNext();
  };
  close();
  signal.addEventListener('abort', close);
  document.addEventListener('visibilitychange', () => (document.hidden ? close() : openIfClosed()), { signal });
  // A page that enters the back/forward cache does not always get visibilitychange.
  window.addEventListener('pagehide', close, { signal });
  window.addEventListener('pageshow', openIfClosed, { signal });
  return {
    first: openNext(),
    reopen: () => {
      close();
      openIfClosed();
    },
  };
}
