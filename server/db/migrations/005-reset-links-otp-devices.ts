import type { Migration } from 'kysely/migration';

/** Links that reset a password, and two-factor devices. */
export const resetLinksAndOtpDevices: Migration = {
  up: async () => {},
};
