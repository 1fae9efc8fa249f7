import { err, ok } from '../../../core/domain/result.ts';
import { validateSupportRequest } from '../../../core/domain/validate-support-request.ts';
import type { SendSupportRequest } from '../../support/send-support-request.ts';
import { parseBySchema, type ApiHandler } from '../api-call.ts';
import { attemptIdOf } from '../attempt-id.ts';
import { unprocessable } from '../problem.ts';
import { DONE_UNSTORED } from '../login-response.ts';
import * as v from 'valibot';

const typed = v.pipe(
  v.string(),
  v.transform((value) => value.toWellFormed()),
);

/** The body of POST /support/send-request; the rules of the form validate the fields. */
const supportRequestSchema = v.object({
  requestType: typed,
  name: typed,
  email: typed,
  phoneNumber: typed,
  supportInformation: typed,
});

/** The call to customer service (product.md section 7). */
export function makeSupportHandlers(sendSupportRequest: SendSupportRequest) {
  return {
    sendSupportRequest: async (call) => {
      const payload = parseBySchema(supportRequestSchema, call.body, 'body');
      if (!payload.ok) return payload;
      const request = validateSupportRequest(payload.value);
      if (!request.ok) return err(unprocessable(request.error));
      await sendSupportRequest(request.value, attemptIdOf(call));
      return ok(DONE_UNSTORED);
    },
  } satisfies Record<string, ApiHandler>;
}
