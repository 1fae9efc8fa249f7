import * as v from 'valibot';
import { OTP_DEVICE_TYPES } from '../../../core/domain/otp-device.ts';
import { identifier, MAX_ID_LENGTH, text } from './text.ts';

const MAX_TYPED_LENGTH = 500;

/** The body of POST /auth/otp-devices/code. */
export const otpDeviceCodeSchema = v.object({ type: v.picklist(OTP_DEVICE_TYPES), address: text(MAX_TYPED_LENGTH) });

/** The body of POST /auth/otp-devices. */
export const addOtpDeviceSchema = v.object({
  ...otpDeviceCodeSchema.entries,
  name: text(MAX_TYPED_LENGTH),
  code: text(MAX_TYPED_LENGTH),
});

/** The device id of a path. */
export const otpDeviceIdSchema = identifier(MAX_ID_LENGTH);
