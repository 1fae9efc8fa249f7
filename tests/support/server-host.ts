import { startChild } from './child-process.ts';

/** A server that runs in a host process. */
export interface HostedServer {
  readonly url: string;
  readonly dataDir: string;
}

/** The kits that a server accepts: those of the product, or also the invented one of the fixtures. */
export type HostedKits = 'ofProduct' | 'withSecond';

/** A request to the host; the settings are those of `server/config.ts`. */
export type HostOrder = 'stop' | { readonly env: Readonly<Record<string, string>>; readonly kits: HostedKits };

/** A process with one server at a time. It loads the server code once, which takes longer than starting a server. */
export interface ServerHost {
  /** Stops the previous server, removes its data, and starts another with an empty data directory. */
  readonly startAnew: (env?: Readonly<Record<string, string>>, kits?: HostedKits) => Promise<HostedServer>;
  /** Stops the server; the process remains for the next one. */
  readonly stop: () => Promise<void>;
  close(): Promise<void>;
}

/** Starts the process without a server. */
export function openServerHost(): ServerHost {
  const child = startChild(new URL('./server-host-process.ts', import.meta.url));
  const order = <Answer>(asked: HostOrder): Promise<Answer> => child.order<Answer>(asked);
  return {
    startAnew: (env = {}, kits = 'ofProduct') => order<HostedServer>({ env, kits }),
    stop: () => order('stop'),
    close: async () => {
      await order('stop');
      child.stop();
    },
  };
}

let shared: ServerHost | null = null;

/** The host shared by all test files of one worker. It ends with the worker. */
export function sharedServerHost(): ServerHost {
  shared ??= openServerHost();
  return shared;
}
