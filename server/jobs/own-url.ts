/** The app's public URL, without a trailing slash. */
export interface OwnUrl {
  readonly get: () => string;
  /** Sets the URL that the server listens on, known only after it started. */
  readonly listensAt: (url: string) => void;
}

/** Uses the setting, or the server's own address; never a request's Host header, which the client could forge. */
export function makeOwnUrl(publicUrl: string | null, port: number): OwnUrl {
  let own = `http://localhost:${port}`;
  return {
    get: () => publicUrl ?? own,
    listensAt: (url) => {
      own = url;
    },
  };
}
