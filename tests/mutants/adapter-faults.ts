import type { Fault } from './fault.ts';

/** Faults of the adapters. */
export const ADAPTER_FAULTS: readonly Fault[] = [
  {
    id: 'adapters/call-for-another-account',
    fault: 'A call for one account is sent with the login of another, which another tab has made.',
    harm: 'A person reads or changes another person’s data.',
    file: 'adapters/http/ky-client.ts',
    find: 'ownerId === null || access.owner() === ownerId',
    replace: 'true',
    tests: ['tests/adapters/http/access.unit.test.ts'],
  },
];
