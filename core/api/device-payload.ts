import { startOfDayIso } from '../domain/calendar-date.ts';
import type { ScannedDevice } from '../domain/device.ts';
import type { DevicePayload } from './payloads.ts';

/** A device as the device calls carry it. */
export function toDevicePayload(device: ScannedDevice): DevicePayload {
  return {
    serialNumber: device.serialNumber,
    batchOrLotNumber: device.batchOrLotNumber,
    deviceIdentifier: device.deviceIdentifier,
    manufacturingOrProductionDate: startOfDayIso(device.manufacturingOrProductionDate),
    expirationDate: startOfDayIso(device.expirationDate),
  };
}
