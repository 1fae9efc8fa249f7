/** For an address that changes with what it answers. */
export const FOREVER = 'public, max-age=31536000, immutable';
