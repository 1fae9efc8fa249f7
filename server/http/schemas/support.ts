import * as v from 'valibot';

const typed = v.pipe(
  v.string(),
  v.transform((value) => value.toWellFormed()),
);

/** The body of POST /support/send-request; what the fields may hold is judged by the rules of the form. */
export const supportRequestSchema = v.object({
  requestType: typed,
  name: typed,
  email: typed,
  phoneNumber: typed,
  supportInformation: typed,
});
