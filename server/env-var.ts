import * as v from 'valibot';

/** A variable of the environment. An empty one counts as not set. */
export const envVar = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => (text === '' ? undefined : text)),
    v.optional(schema),
  );
