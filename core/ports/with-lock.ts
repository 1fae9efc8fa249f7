/** Names of work that only one tab of this browser does at a time. */
export type PortLockName = 'outbox' | 'login';

/** Runs work while no other tab of this browser runs work of the same name; at once if tabs cannot communicate. */
export type WithLock = <Value>(name: PortLockName, work: () => Promise<Value>) => Promise<Value>;
