import type { Fault } from './fault.ts';

/** Faults of the core. */
export const CORE_FAULTS: readonly Fault[] = [
  {
    id: 'core/result-under-another-login',
    fault: 'A waiting result of an account is sent while another account is logged in.',
    harm: 'One person’s result is stored with another person.',
    file: 'core/flow/outbox.ts',
    find: '!signedIn.includes(call.ownerId)',
    replace: 'signedIn.length === 0',
    tests: ['tests/core/flow/outbox.unit.test.ts'],
  },
];
