import type { Result } from '../core/domain/result.ts';
import type { DeviceStore } from './devices/ports.ts';
import type { ResultStore, TestStore } from './results/ports.ts';

/** What may be read and written inside one transaction. */
export interface Stores {
  readonly tests: TestStore;
  readonly devices: DeviceStore;
  readonly results: ResultStore;
}

/** Runs work as one transaction: all of it is kept when it succeeds, nothing when it is refused or throws. */
export interface UnitOfWork {
  /** `work` may run again after a conflict with another transaction, so it awaits nothing but the stores. */
  run<Value, Refusal>(work: (stores: Stores) => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>>;
}
