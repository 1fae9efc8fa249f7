/** Work that only one tab of this device does at a time. */
export type AloneName = 'outbox' | 'submission' | 'login';

/** Runs work while no other tab of this device runs work of the same name; where tabs cannot hear of each other, at once. */
export type WithLock = <Value>(name: AloneName, work: () => Promise<Value>) => Promise<Value>;
