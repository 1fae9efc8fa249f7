import type { Migration } from 'kysely/migration';

/** Profiles, and whose a result is. */
export const profiles: Migration = {
  up: async () => {},
};
