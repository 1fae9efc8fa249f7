import { dayOfIso, startOfDayIso } from '../domain/calendar-date.ts';
import type { ScannedDevice } from '../domain/device.ts';
import type { DevicePayload } from './payloads.ts';

/** Converts a device to the body of the device calls. */
export function toDevicePayload(device: ScannedDevice): DevicePayload {
  return {
    serialNumber: device.serialNumber,
    batchOrLotNumber: device.batchOrLotNumber,
    deviceIdentifier: device.deviceIdentifier,
    manufacturingOrProductionDate: startOfDayIso(device.manufacturingOrProductionDate),
    expirationDate: startOfDayIso(device.expirationDate),
  };
}

/** The device in the body of a call of this app. */
export function fromDevicePayload(payload: DevicePayload): ScannedDevice {
  const made = dayOfIso(payload.manufacturingOrProductionDate);
  const expires = dayOfIso(payload.expirationDate);
  if (made === null || expires === null) throw new Error('A device of the app has dates.');
  return { ...payload, manufacturingOrProductionDate: made, expirationDate: expires };
}
