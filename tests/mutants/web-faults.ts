import type { Fault } from './fault.ts';

/** Faults of the app in the browser. */
export const WEB_FAULTS: readonly Fault[] = [
  {
    id: 'web/last-result-of-another',
    fault: 'The card of the last result shows the name of the account’s first profile.',
    harm: 'A mother reads her child’s positive result as hers.',
    file: 'web/screens/home/last-result.tsx',
    find: 'namedResult(record, profiles).firstName',
    replace: "profiles[0]?.firstName ?? ''",
    tests: ['tests/web/home.unit.test.ts'],
  },
];
