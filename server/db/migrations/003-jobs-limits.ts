import type { Migration } from 'kysely/migration';

/** What is to be delivered, and how often calls were made. */
export const jobsAndLimits: Migration = {
  up: async () => {},
};
