/** For a URL that changes with its content. */
export const FOREVER = 'public, max-age=31536000, immutable';
