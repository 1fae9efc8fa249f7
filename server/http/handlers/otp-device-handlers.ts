import type { OtpDevicesResponse } from '../../../core/api/payloads.ts';
import type { OtpDevice } from '../../../core/domain/otp-device.ts';
import { err, ok } from '../../../core/domain/result.ts';
import type { OtpDeviceRejection, WrongPassword } from '../../accounts/send-otp-device-code.ts';
import type { AccountUseCases } from '../../accounts/use-cases.ts';
import { parseBySchema, requireCaller, type ApiResponse, type ApiHandler, withBody } from '../api-call.ts';
import { attemptIdOf } from '../attempt-id.ts';
import type { ProblemDraft } from '../problem.ts';
import { DONE_UNSTORED, NO_STORE } from '../login-response.ts';
import * as v from 'valibot';
import { OTP_DEVICE_TYPES } from '../../../core/domain/otp-device.ts';
import { identifier, MAX_ID_LENGTH, text } from '../schemas/text.ts';

const MAX_TYPED_LENGTH = 500;

const device = { type: v.picklist(OTP_DEVICE_TYPES), address: text(MAX_TYPED_LENGTH) };
/** Not cleaned, because that would change the password. */
const password = v.string();

/** The body of POST /auth/otp-devices/code. */
const otpDeviceCodeSchema = v.object({ ...device, password });

/** The body of DELETE /auth/otp-devices/{deviceId}. */
const removeOtpDeviceSchema = v.object({ password });

/** The body of POST /auth/otp-devices. */
const addOtpDeviceSchema = v.object({
  ...device,
  name: text(MAX_TYPED_LENGTH),
  code: text(MAX_TYPED_LENGTH),
});

/** The device id of a path. */
const otpDeviceIdSchema = identifier(MAX_ID_LENGTH);

const UNKNOWN_DEVICE: ProblemDraft = { status: 404, code: 'INVALID_OTP_DEVICE' };

const WRONG_PASSWORD: ProblemDraft = { status: 401, code: 'INCORRECT_PASSWORD' };

const STATUSES = { INVALID_CODE: 400, INCORRECT_PASSWORD: 401, INVALID_OTP_DEVICE: 422 } as const;

function rejectionProblem(
  rejection: OtpDeviceRejection | WrongPassword | { readonly code: 'INVALID_CODE' },
): ProblemDraft {
  return { status: STATUSES[rejection.code], ...rejection };
}

function listAnswer(devices: readonly OtpDevice[]): ApiResponse {
  const body: OtpDevicesResponse = { devices };
  return { status: 200, headers: NO_STORE, body };
}

/** The calls about two-factor devices of decisions.md section 6, each about the caller's own. */
export function makeOtpDeviceHandlers(useCases: AccountUseCases) {
  return {
    listOtpDevices: async (call) => {
      const devices = await useCases.listOtpDevices(requireCaller(call).userId);
      return devices.ok ? ok(listAnswer(devices.value)) : devices;
    },
    sendOtpDeviceCode: withBody(otpDeviceCodeSchema, async ({ type, address, password }, call) => {
      const sent = await useCases.sendOtpDeviceCode(requireCaller(call).userId, type, address, password);
      return sent.ok ? ok(DONE_UNSTORED) : err(rejectionProblem(sent.error));
    }),
    addOtpDevice: withBody(addOtpDeviceSchema, async ({ code, ...device }, call) => {
      const devices = await useCases.addOtpDevice(requireCaller(call), device, code, attemptIdOf(call));
      return devices.ok ? ok(listAnswer(devices.value)) : err(rejectionProblem(devices.error));
    }),
    removeOtpDevice: async (call) => {
      const deviceId = parseBySchema(otpDeviceIdSchema, call.params['deviceId'], 'deviceId');
      if (!deviceId.ok) return err(UNKNOWN_DEVICE);
      const body = parseBySchema(removeOtpDeviceSchema, call.body, 'body');
      if (!body.ok) return body;
      const devices = await useCases.removeOtpDevice(requireCaller(call), deviceId.value, body.value.password);
      if (devices.ok) return ok(listAnswer(devices.value));
      return err(devices.error === 'wrong-password' ? WRONG_PASSWORD : UNKNOWN_DEVICE);
    },
  } satisfies Record<string, ApiHandler>;
}
