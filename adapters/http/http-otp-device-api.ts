import * as v from 'valibot';
import type { AddOtpDevicePayload, OtpDeviceCodePayload, RemoveOtpDevicePayload } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import type { AppError } from '../../core/domain/error-codes.ts';
import { OTP_DEVICE_TYPES, type OtpDevice } from '../../core/domain/otp-device.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { OtpDeviceApi } from '../../core/ports/otp-device-api.ts';
import { expectDone } from './expect.ts';
import type { HttpCall, HttpClient } from './ky-client.ts';
import { makeNamedAttempts } from './named-attempts.ts';
import { readAnswer } from './read-answer.ts';
import { randomId } from './random-id.ts';

const devicesAnswer = v.object({
  devices: v.array(v.object({ id: v.string(), type: v.picklist(OTP_DEVICE_TYPES), name: v.string() })),
});

/** Two-factor devices over HTTP. `makeAttemptId` must return unguessable ids. */
export function makeHttpOtpDeviceApi(client: HttpClient, makeAttemptId: () => string = randomId): OtpDeviceApi {
  const attempts = makeNamedAttempts(makeAttemptId);
  async function list(routeId: ApiRouteId, call?: HttpCall): Promise<Result<readonly OtpDevice[], AppError>> {
    const answer = readAnswer(routeId, devicesAnswer, await client.call(routeId, call));
    return answer.ok ? ok(answer.value.devices) : answer;
  }

  return {
    list: () => list('listOtpDevices'),
    sendCode: async (type, address, password) => {
      const json: OtpDeviceCodePayload = { type, address, password };
      return expectDone('sendOtpDeviceCode', await client.call('sendOtpDeviceCode', { json }));
    },
    add: ({ type, name, address }, code) => {
      const json: AddOtpDevicePayload = { type, name, address, code };
      return attempts.run(json, (attemptId) => list('addOtpDevice', { json, attemptId }));
    },
    remove: (deviceId, password) => {
      const json: RemoveOtpDevicePayload = { password };
      return list('removeOtpDevice', { params: { deviceId }, json });
    },
  };
}
