import { ADAPTER_FAULTS } from './adapter-faults.ts';
import { CORE_FAULTS } from './core-faults.ts';
import type { Fault } from './fault.ts';
import { SERVER_FAULTS } from './server-faults.ts';
import { WEB_FAULTS } from './web-faults.ts';

/** Every fault that `npm run mutants` plants. */
export const FAULTS: readonly Fault[] = [...CORE_FAULTS, ...SERVER_FAULTS, ...ADAPTER_FAULTS, ...WEB_FAULTS];
