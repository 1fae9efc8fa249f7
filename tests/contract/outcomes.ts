/** A call went well that has nothing to say. */
export const FINE = { ok: true, value: undefined };

/** A call failed with a code of the catalogue, and told nothing about single fields. */
export const failed = (code: string, status: number) => ({ ok: false, error: { code, status } });

/** A call that needs somebody who is signed in was made by nobody. */
export const NO_IDENTITY = failed('INVALID_TOKEN', 401);
