import type { QueueName } from './queue-names.ts';

/** Notifies workers that a transaction has posted a job. Breaks the dependency cycle: workers need transactions as well. */
export interface JobSignal {
  readonly notify: (queueName: QueueName) => void;
  readonly onNotify: (listener: (queueName: QueueName) => void) => void;
}

/** Makes a signal with one listener; a later one replaces it. */
export function makeJobSignal(): JobSignal {
  let listen: (queueName: QueueName) => void = () => undefined;
  return {
    notify: (queueName) => listen(queueName),
    onNotify: (listener) => {
      listen = listener;
    },
  };
}
