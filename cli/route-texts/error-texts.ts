import type { AppError, FieldError } from '../../core/domain/error-codes.ts';
import type { OtpDeviceType } from '../../core/domain/otp-device.ts';
import { callErrorTexts, errorText } from '../../core/step-texts/page-texts.ts';
import type { ShownText, TextValues } from '../../core/step-texts/shown-text.ts';

/** What a message can name: the type of the two-factor device of the call. */
const deviceOf = (device: OtpDeviceType | null): TextValues =>
  device === null ? {} : { device: { key: `errorParts.device.${device}` } };

const filled = (shown: ShownText, values: TextValues): ShownText => ({
  ...shown,
  values: { ...shown.values, ...values },
});

/** Why a call failed, with what the server said about it. `device` is the type of two-factor device in the call. */
export function failureTexts(error: AppError, device: OtpDeviceType | null): readonly ShownText[] {
  const items = { list: (error.similarTo ?? []).map((item) => ({ key: `errorParts.similar.${item}` })) };
  return callErrorTexts(error).map((shown) => filled(shown, { items, ...deviceOf(device) }));
}

/** What is wrong with a field. */
export function fieldProblem({ code }: FieldError, device: OtpDeviceType | null): ShownText {
  return filled(errorText(code), deviceOf(device));
}
