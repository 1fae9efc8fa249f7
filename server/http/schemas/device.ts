import * as v from 'valibot';
import { dayShape, identifier, MAX_ID_LENGTH, text } from './text.ts';

/** The serial number and the lot together make the device id, which has the length of an id. */
const MAX_PRINTED_LENGTH = MAX_ID_LENGTH / 2;

/** The body of POST /devices/check-id and /devices/save-device; `deviceIdentifier` is empty in the short format of the code. */
export const deviceSchema = v.object({
  serialNumber: identifier(MAX_PRINTED_LENGTH),
  batchOrLotNumber: identifier(MAX_PRINTED_LENGTH),
  deviceIdentifier: text(MAX_PRINTED_LENGTH),
  manufacturingOrProductionDate: dayShape,
  expirationDate: dayShape,
});

/** The body of DELETE /devices/remove-scan. */
export const removeScanSchema = v.object({ deviceId: identifier(MAX_ID_LENGTH) });

/** The value of the header that carries the test id. */
export const testIdHeaderSchema = identifier(MAX_ID_LENGTH);
