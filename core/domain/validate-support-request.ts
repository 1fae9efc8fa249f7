import { isOneOf, SUPPORT_REQUEST_TYPES, type SupportRequestType } from './choice-lists.ts';
import type { ErrorCode, FieldError } from './error-codes.ts';
import { MAX_NAME_LENGTH, MAX_SUPPORT_INFORMATION_LENGTH } from './limits.ts';
import { err, ok, type Result } from './result.ts';
import { cleanText } from './clean-text.ts';
import { cleanEmail, isBlank, phoneDigits, validateEmail, validatePhone, validateRequired } from './validate-fields.ts';

/** A support request as typed. */
export interface TypedSupportRequest {
  readonly requestType: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly supportInformation: string;
}

/** A valid support request: text cleaned, the phone number as ten digits. */
export interface CheckedSupportRequest extends TypedSupportRequest {
  readonly requestType: SupportRequestType;
}

/** Text of several lines as it is sent: without control characters, except line breaks. */
function cleanLines(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map(cleanText);
  return lines.join('\n').trim();
}

function textError(text: string, emptyCode: ErrorCode, maxLength: number): ErrorCode | null {
  return validateRequired(text, emptyCode) ?? (text.length > maxLength ? 'TEXT_TOO_LONG' : null);
}

function typeError(type: string): ErrorCode | null {
  if (isBlank(type)) return 'EMPTY_REQUEST_TYPE';
  return isOneOf(SUPPORT_REQUEST_TYPES, type) ? null : 'INVALID_REQUEST';
}

/** Validates a support request, where everything is required (product.md section 5). Fails with every rejected field. */
export function validateSupportRequest(
  typed: TypedSupportRequest,
): Result<CheckedSupportRequest, readonly FieldError[]> {
  const [name, email] = [cleanText(typed.name), cleanEmail(typed.email)];
  const supportInformation = cleanLines(typed.supportInformation);
  const { requestType, phoneNumber } = typed;
  const codes: Record<keyof TypedSupportRequest, ErrorCode | null> = {
    requestType: typeError(requestType),
    name: textError(name, 'EMPTY_NAME', MAX_NAME_LENGTH),
    email: validateRequired(email, 'EMPTY_EMAIL') ?? validateEmail(email),
    phoneNumber: validateRequired(phoneNumber, 'EMPTY_PHONE_NUMBER') ?? validatePhone(phoneNumber),
    supportInformation: textError(supportInformation, 'EMPTY_SUPPORT_INFORMATION', MAX_SUPPORT_INFORMATION_LENGTH),
  };
  const errors = Object.entries(codes).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
  if (errors.length > 0 || !isOneOf(SUPPORT_REQUEST_TYPES, requestType)) return err(errors);
  return ok({ requestType, name, email, phoneNumber: phoneDigits(phoneNumber), supportInformation });
}
