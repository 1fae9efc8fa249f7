import * as v from 'valibot';

const typed = v.pipe(
  v.string(),
  v.transform((value) => value.toWellFormed()),
);

/** The body of POST /support/send-request; the rules of the form validate the fields. */
export const supportRequestSchema = v.object({
  requestType: typed,
  name: typed,
  email: typed,
  phoneNumber: typed,
  supportInformation: typed,
});
