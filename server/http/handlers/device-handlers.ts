import { TEST_ID_HEADER } from '../../../core/api/payloads.ts';
import { deviceIdOf, type ScannedDevice } from '../../../core/domain/device.ts';
import type { Kits } from '../../../core/domain/kit.ts';
import { err, ok, type Result } from '../../../core/domain/result.ts';
import { readDevice } from '../../devices/read-device.ts';
import type { DeviceUseCases } from '../../devices/use-cases.ts';
import { DONE, parseBySchema, type ApiResponse, type ApiCall, type ApiHandler } from '../api-call.ts';
import { unprocessable, badRequest, type ProblemDraft } from '../problem.ts';
import { rejectionProblem, type Rejection } from '../rejections.ts';
import * as v from 'valibot';
import { dayShape, identifier, MAX_ID_LENGTH, text } from '../schemas/text.ts';

/** The serial number and the lot together make the device id, which has the length of an id. */
const MAX_PRINTED_LENGTH = MAX_ID_LENGTH / 2;

/** The body of POST /devices/check-id and /devices/save-device; `deviceIdentifier` is empty in the short format of the code. */
const deviceSchema = v.object({
  serialNumber: identifier(MAX_PRINTED_LENGTH),
  batchOrLotNumber: identifier(MAX_PRINTED_LENGTH),
  deviceIdentifier: text(MAX_PRINTED_LENGTH),
  manufacturingOrProductionDate: dayShape,
  expirationDate: dayShape,
});

/** The body of DELETE /devices/remove-scan. */
const removeScanSchema = v.object({ deviceId: identifier(MAX_ID_LENGTH) });

/** The value of the header that carries the test id. */
const testIdHeaderSchema = identifier(MAX_ID_LENGTH);

/** The test id from the header; null without the header. */
function readTestId(call: ApiCall): Result<string | null, ProblemDraft> {
  const header = call.headers[TEST_ID_HEADER.toLowerCase()];
  if (header === undefined || header === '') return ok(null);
  return parseBySchema(testIdHeaderSchema, header, TEST_ID_HEADER);
}

function requireTestId(call: ApiCall): Result<string, ProblemDraft> {
  const testId = readTestId(call);
  if (!testId.ok || testId.value !== null) return testId as Result<string, ProblemDraft>;
  return err(badRequest([{ field: TEST_ID_HEADER, code: 'INVALID_REQUEST' }]));
}

function readDeviceBody(call: ApiCall, kits: Kits): Result<ScannedDevice, ProblemDraft> {
  const payload = parseBySchema(deviceSchema, call.body, 'body');
  if (!payload.ok) return payload;
  const device = readDevice(payload.value, kits);
  return device.ok ? device : err(unprocessable(device.error));
}

function answer(done: Result<void, Rejection>): Result<ApiResponse, ProblemDraft> {
  return done.ok ? ok(DONE) : err(rejectionProblem(done.error, TEST_ID_HEADER));
}

/** The device calls of product.md section 7. */
export function makeDeviceHandlers(useCases: DeviceUseCases) {
  return {
    checkDevice: async (call) => {
      const testId = readTestId(call);
      if (!testId.ok) return testId;
      const device = readDeviceBody(call, useCases.kits);
      if (!device.ok) return device;
      return answer(await useCases.checkDevice(deviceIdOf(device.value), testId.value));
    },
    saveDevice: async (call) => {
      const testId = requireTestId(call);
      if (!testId.ok) return testId;
      const device = readDeviceBody(call, useCases.kits);
      if (!device.ok) return device;
      return answer(await useCases.saveDevice(device.value, testId.value, call.address));
    },
    removeDevice: async (call) => {
      const testId = requireTestId(call);
      if (!testId.ok) return testId;
      const body = parseBySchema(removeScanSchema, call.body, 'body');
      if (!body.ok) return body;
      return answer(await useCases.removeDevice(body.value.deviceId, testId.value));
    },
  } satisfies Record<string, ApiHandler>;
}
