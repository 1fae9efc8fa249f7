/**
 * How a stored value is found: not there, there as JSON, there but not JSON, or out of reach because the browser denies access to its
 * storage.
 */
export const STORED_FORMS = ['missing', 'json', 'notJson', 'unreadable'] as const;
export type StoredForm = (typeof STORED_FORMS)[number];

/** Tells what `Storage.read` does not: why a key has no value. Never throws. */
export type StorageCheck = (key: string) => StoredForm;
