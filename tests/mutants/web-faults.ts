import type { Fault } from './fault.ts';

/** Faults of the app in the browser. */
export const WEB_FAULTS: readonly Fault[] = [];
