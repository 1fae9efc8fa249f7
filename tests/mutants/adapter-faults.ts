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
    tests: ['tests/adapters/http/access.unit.test.ts', 'tests/contract/account-results.contract.test.ts'],
  },
  {
    id: 'adapters/owner-not-named',
    fault: 'A result is sent with the login of whoever is logged in now.',
    harm: 'Only the server’s check keeps it from being stored with another person.',
    file: 'adapters/http/http-apis.ts',
    find: 'textsOf({ ownerId, testId:',
    replace: 'textsOf({ testId:',
    tests: ['tests/contract/account-results.contract.test.ts'],
  },
  {
    id: 'adapters/receipt-of-another-test',
    fault: 'The receipt of another test counts.',
    harm: 'A person believes that a result is saved, and it is not.',
    file: 'adapters/http/http-apis.ts',
    find: 'return read?.testId === testId ? read : null;',
    replace: 'return testId === undefined ? null : read;',
    tests: ['tests/adapters/http/ky-client.unit.test.ts'],
  },
];
