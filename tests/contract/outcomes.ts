/** A successful call without a value. */
export const FINE = { ok: true, value: undefined };

/** A failed call with an error code and no field errors. */
export const failed = (code: string, status: number) => ({ ok: false, error: { code, status } });

/** A signed-out user made a call that needs a login. */
export const NO_IDENTITY = failed('INVALID_TOKEN', 401);
