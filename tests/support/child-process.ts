import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A child process that executes requests. */
export interface Child {
  /** Sends a request and waits for its result; one request at a time. */
  order<Answer>(order: unknown): Promise<Answer>;
  stop(): void;
}

/** In the child: handles each request. An exception ends the process. */
export function answerOrders(carryOut: (order: never) => Promise<unknown>): void {
  process.on('message', (order) => {
    void carryOut(order as never).then((answer) => process.send?.(answer ?? null));
  });
  process.once('disconnect', () => process.exit());
}

/** Starts a module that calls `answerOrders` as a child process. */
export function startChild(module: URL): Child {
  const child = fork(fileURLToPath(module), { serialization: 'advanced' });
  return {
    order: <Answer>(order: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        const fail = (code: number | null) => {
          reject(new Error(`${module.pathname} ended with ${String(code)}.`));
        };
        child.once('exit', fail);
        child.once('message', (answer) => {
          child.off('exit', fail);
          resolve(answer as Answer);
        });
        child.send(order as object);
      }),
    // The child then exits by itself and removes its files; so it does when this process ends, even if that is killed.
    stop: () => {
      if (child.connected) child.disconnect();
    },
  };
}
