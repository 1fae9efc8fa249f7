import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process that carries out orders. */
export interface Child {
  /** Has it do something and waits for what came of it; one order at a time. */
  order<Answer>(order: unknown): Promise<Answer>;
  stop(): void;
}

/** In the child: answers each order. One that throws ends the process. */
export function answerOrders(carryOut: (order: never) => Promise<unknown>): void {
  process.on('message', (order) => {
    void carryOut(order as never).then((answer) => process.send?.(answer ?? null));
  });
  process.once('disconnect', () => process.exit());
}

/** Starts a module, which answers orders, as a process. */
export function startChild(module: URL): Child {
  const child = fork(fileURLToPath(module), { serialization: 'advanced' });
  // A run that is broken off must not leave processes behind.
  const stop = () => {
    child.kill();
  };
  process.once('exit', stop);
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
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}
