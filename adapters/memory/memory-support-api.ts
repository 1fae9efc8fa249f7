import type { SupportRequest } from '../../core/api/payloads.ts';
import { isOneOf, SUPPORT_REQUEST_TYPES } from '../../core/domain/choice-lists.ts';
import type { ErrorCode, FieldError } from '../../core/domain/error-codes.ts';
import { ok } from '../../core/domain/result.ts';
import { SUPPORT_EMAIL } from '../../core/domain/settings.ts';
import { validateEmail, validatePhone, validateRequired } from '../../core/domain/validate-fields.ts';
import type { SupportApi } from '../../core/ports/support-api.ts';
import { refusal, type MemoryGate } from './memory-gate.ts';
import type { MemoryWorld } from './memory-world.ts';

function refusedFields(request: SupportRequest): readonly FieldError[] {
  const { requestType, name, email, phoneNumber, supportInformation } = request;
  const codes: Record<keyof SupportRequest, ErrorCode | null> = {
    requestType: isOneOf(SUPPORT_REQUEST_TYPES, requestType) ? null : 'EMPTY_REQUEST_TYPE',
    name: validateRequired(name, 'EMPTY_NAME'),
    email: validateRequired(email, 'EMPTY_EMAIL') ?? validateEmail(email),
    phoneNumber: validateRequired(phoneNumber, 'EMPTY_PHONE_NUMBER') ?? validatePhone(phoneNumber),
    supportInformation: validateRequired(supportInformation, 'EMPTY_SUPPORT_INFORMATION'),
  };
  return Object.entries(codes).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

/** Questions to customer service in memory. */
export function makeMemorySupportApi(gate: MemoryGate, world: MemoryWorld): SupportApi {
  return {
    send: (request) =>
      gate.answer('sendSupportRequest', request, () => {
        const fields = refusedFields(request);
        if (fields.length > 0) return refusal('sendSupportRequest', 422, { fields });
        world.messages.push({ to: SUPPORT_EMAIL, kind: 'supportRequest' });
        return ok(undefined);
      }),
  };
}
