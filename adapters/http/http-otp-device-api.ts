import * as v from 'valibot';
import type { AddOtpDevicePayload, OtpDeviceCodePayload } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { OTP_DEVICE_TYPES, type OtpDevice } from '../../core/domain/otp-device.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { OtpDeviceApi } from '../../core/ports/otp-device-api.ts';
import { expectDone } from './expect.ts';
import type { HttpCall, HttpClient } from './ky-client.ts';
import { readAnswer } from './read-answer.ts';

const devicesAnswer = v.object({
  devices: v.array(v.object({ id: v.string(), type: v.picklist(OTP_DEVICE_TYPES), name: v.string() })),
});

/** Two-factor devices over HTTP. */
export function makeHttpOtpDeviceApi(client: HttpClient): OtpDeviceApi {
  async function list(routeId: ApiRouteId, call?: HttpCall): Promise<Result<readonly OtpDevice[], AppError>> {
    const answer = readAnswer(routeId, devicesAnswer, await client.call(routeId, call));
    return answer.ok ? ok(answer.value.devices) : answer;
  }

  return {
    list: () => list('listOtpDevices'),
    sendCode: async (type, address) => {
      const json: OtpDeviceCodePayload = { type, address };
      return expectDone('sendOtpDeviceCode', await client.call('sendOtpDeviceCode', { json }));
    },
    add: ({ type, name, address }, code) =>
      list('addOtpDevice', { json: { type, name, address, code } satisfies AddOtpDevicePayload }),
    remove: (deviceId) => list('removeOtpDevice', { params: { deviceId } }),
  };
}
