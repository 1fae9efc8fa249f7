/** The server that a command works on has stopped to answer. `cli/main.ts` says so in one line. */
export class ServerGone extends Error {
  constructor(url: string) {
    super(`The server at ${url} is gone.`);
  }
}

/** A call to the server at `url`; throws `ServerGone` without an answer. */
export function fetchFrom(url: string, path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${url}${path}`, init).catch(() => {
    throw new ServerGone(url);
  });
}
