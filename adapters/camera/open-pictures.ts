/** The pictures of one scanning, one at a time. */
export interface Pictures {
  /** Resolves when the first opening is over, at once where the page is hidden. */
  readonly first: Promise<void>;
  /** Ends the picture and opens another one. */
  reopen(): void;
}

/**
 * Opens a picture while the page is seen, ends it when the page is hidden or left (phones freeze or take the camera then) and opens a
 * new one when the page is back, until the signal aborts. Each picture gets a signal of its own.
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
  // A page that goes into the browser's back-and-forward store does not always get an event that it is hidden.
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
