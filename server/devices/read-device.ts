import type { DevicePayload } from '../../core/api/payloads.ts';
import { dayOfIso } from '../../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';
import type { ErrorCode, FieldError } from '../../core/domain/error-codes.ts';
import { deviceIdParts } from '../../core/domain/device-id.ts';
import type { Kits } from '../../core/domain/kit.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';

/** Parses a device that has passed its schema. Fails with the fields that are not valid dates, or a lot that no cassette of a kit has. */
export function readDevice(payload: DevicePayload, kits: Kits): Result<ScannedDevice, readonly FieldError[]> {
  const made = dayOfIso(payload.manufacturingOrProductionDate);
  const expires = dayOfIso(payload.expirationDate);
  const batchOrLotNumber = payload.batchOrLotNumber.toUpperCase();
  // What the scan of a kit cannot give makes no id that a result is accepted with.
  const isOfKit = deviceIdParts(payload.serialNumber + batchOrLotNumber, kits) !== null;
  const errors: FieldError[] = [
    ...fieldErrors('manufacturingOrProductionDate', made === null ? 'INVALID_DATE' : null),
    ...fieldErrors('expirationDate', expires === null ? 'INVALID_DATE' : null),
    ...fieldErrors('batchOrLotNumber', isOfKit ? null : 'INVALID_REQUEST'),
  ];
  if (made === null || expires === null || errors.length > 0) return err(errors);
  return ok({ ...payload, batchOrLotNumber, manufacturingOrProductionDate: made, expirationDate: expires });
}

function fieldErrors(field: keyof DevicePayload, code: ErrorCode | null): FieldError[] {
  return code === null ? [] : [{ field, code }];
}
