import type { BarcodeSizes, Kit, Kits } from './kit.ts';
import { IDENTIFIER_LENGTH } from './parse-barcode.ts';

/** What a device id is made of: it is the serial number followed by the lot (product.md section 3). */
export interface DeviceIdParts {
  readonly kit: Kit;
  readonly serialNumber: string;
  readonly lotNumber: string;
}

/** The parts of an id of one of the kit's codes: its fields have fixed sizes, and its lots a prefix. */
function partsIn(text: string, kit: Kit, sizes: BarcodeSizes[keyof BarcodeSizes]): readonly DeviceIdParts[] {
  const [serialLength, lotLength] = [
    sizes.serialNumber - IDENTIFIER_LENGTH,
    sizes.batchOrLotNumber - IDENTIFIER_LENGTH,
  ];
  const [serialNumber, lotNumber] = [text.slice(0, serialLength), text.slice(serialLength)];
  const isForm = /^\w*$/.test(serialNumber) && /^[0-9A-Z_]*$/.test(lotNumber);
  const isLength = text.length === serialLength + lotLength;
  return isForm && isLength && lotNumber.startsWith(kit.lotPrefix) ? [{ kit, serialNumber, lotNumber }] : [];
}

/** The parts of a text that has the form of the device id of a known kit's cassette (decisions.md section 7, "Reports and dates"); else null. */
export function deviceIdParts(text: string, kits: Kits): DeviceIdParts | null {
  const readings = kits.flatMap((kit) =>
    [kit.barcode.long, kit.barcode.short].flatMap((sizes) => partsIn(text, kit, sizes)),
  );
  return readings[0] ?? null;
}
