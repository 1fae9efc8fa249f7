import { KIT_LOT_PREFIXES } from './kit-registry.ts';
import { BARCODE_FIELDS, FIELD_SIZES, IDENTIFIER_LENGTH } from './parse-barcode.ts';

/** The form of a device id in one format of the code: a serial number, then a lot of a known kit. */
function formIn(sizes: ReadonlyMap<string, number>): string {
  const lengthOf = (field: string): number => (sizes.get(field) ?? 0) - IDENTIFIER_LENGTH;
  const lotLength = lengthOf(BARCODE_FIELDS.batchOrLotNumber);
  const lots = KIT_LOT_PREFIXES.map((prefix) => `${prefix}[0-9A-Z_]{${lotLength - prefix.length}}`);
  return `\\w{${lengthOf(BARCODE_FIELDS.serialNumber)}}(?:${lots.join('|')})`;
}

const DEVICE_ID = new RegExp(`^(?:${Object.values(FIELD_SIZES).map(formIn).join('|')})$`);

/** Whether a text has the form of the device id of a known kit's cassette (decisions.md section 7, "Reports and dates"). */
export function isDeviceId(text: string): boolean {
  return DEVICE_ID.test(text);
}
