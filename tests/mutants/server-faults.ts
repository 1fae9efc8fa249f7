import type { Fault } from './fault.ts';

/** Faults of the server. */
export const SERVER_FAULTS: readonly Fault[] = [];
