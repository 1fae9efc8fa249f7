/** Where the app is reached from outside, without a slash at the end. */
export interface OwnUrl {
  readonly get: () => string;
  /** The address that the server listens on, which is only known once it does. */
  readonly listensAt: (url: string) => void;
}

/** The setting, or the server's own address: never what a request says of it, which the client that asks for a link could choose. */
export function makeOwnUrl(publicUrl: string | null, port: number): OwnUrl {
  let own = `http://localhost:${port}`;
  return {
    get: () => publicUrl ?? own,
    listensAt: (url) => {
      own = url;
    },
  };
}
