import * as v from 'valibot';
import { OTP_DEVICE_TYPES } from '../../../core/domain/otp-device.ts';
import { identifier, MAX_ID_LENGTH, text } from './text.ts';

const MAX_TYPED_LENGTH = 500;

const device = { type: v.picklist(OTP_DEVICE_TYPES), address: text(MAX_TYPED_LENGTH) };
/** Not cleaned, because that would change the password. */
const password = v.string();

/** The body of POST /auth/otp-devices/code. */
export const otpDeviceCodeSchema = v.object({ ...device, password });

/** The body of DELETE /auth/otp-devices/{deviceId}. */
export const removeOtpDeviceSchema = v.object({ password });

/** The body of POST /auth/otp-devices. */
export const addOtpDeviceSchema = v.object({
  ...device,
  name: text(MAX_TYPED_LENGTH),
  code: text(MAX_TYPED_LENGTH),
});

/** The device id of a path. */
export const otpDeviceIdSchema = identifier(MAX_ID_LENGTH);
