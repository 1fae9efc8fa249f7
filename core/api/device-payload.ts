import { startOfDayIso } from '../domain/calendar-date.ts';
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
