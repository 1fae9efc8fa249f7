import type { Migration } from 'kysely/migration';
import { testsDevicesResults } from './001-tests-devices-results.ts';

/** Every change of the schema, run in the order of the names. One that was released is never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-tests-devices-results': testsDevicesResults,
};
