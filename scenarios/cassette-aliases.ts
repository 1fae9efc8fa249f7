import { KITS } from '../core/domain/kit-registry.ts';
import { readCassette } from '../core/domain/parse-barcode.ts';
import { deviceIdOf, type ScannedDevice } from '../core/domain/device.ts';

/**
 * Plays a scenario's cassette with another serial number. A server remembers cassettes, so it would
 * reject one that an earlier play of the same scenario has used. Observations are translated back to the serial number in the scenario.
 */
export interface CassetteAliases {
  /** Replaces a device's serial number from now on. `unique` must have the same length, and only letters and digits. */
  add(device: ScannedDevice, unique: string): void;
  /** A scanned text with the replaced serial number. */
  played(text: string): string;
  /** A device's payload with the replaced serial number. */
  playedDevice(device: unknown): unknown;
  /** A payload, or any other JSON value, with the serial numbers of the scenario. */
  written(value: unknown): unknown;
}

interface Alias {
  readonly serialNumber: string;
  readonly unique: string;
}

/** The device of a cassette's text, or null for any other text. */
export function deviceOfText(text: string): ScannedDevice | null {
  return readCassette(text, KITS)?.device ?? null;
}

function positionsOf(part: string, whole: string): readonly number[] {
  const starts = [...whole].map((_character, at) => at);
  return starts.filter((at) => whole.startsWith(part, at));
}

/** The text with another serial number, at whichever position the serial number is. */
function withSerial(text: string, device: ScannedDevice, unique: string): string {
  const { serialNumber } = device;
  const wanted = JSON.stringify({ ...device, serialNumber: unique });
  const candidates = positionsOf(serialNumber, text).map(
    (at) => text.slice(0, at) + unique + text.slice(at + serialNumber.length),
  );
  return candidates.find((candidate) => JSON.stringify(deviceOfText(candidate)) === wanted) ?? text;
}

/** No aliases yet. */
export function makeCassetteAliases(): CassetteAliases {
  const aliases = new Map<string, Alias>();
  const aliasOf = (device: ScannedDevice | null) => (device === null ? undefined : aliases.get(deviceIdOf(device)));
  return {
    add: (device, unique) => void aliases.set(deviceIdOf(device), { serialNumber: device.serialNumber, unique }),
    played: (text) => {
      const device = deviceOfText(text);
      const alias = aliasOf(device);
      return device === null || alias === undefined ? text : withSerial(text, device, alias.unique);
    },
    playedDevice: (device) => {
      const alias = aliasOf(device as ScannedDevice);
      return alias === undefined ? device : { ...(device as object), serialNumber: alias.unique };
    },
    written: (value) => {
      let json = JSON.stringify(value ?? null);
      for (const { serialNumber, unique } of aliases.values()) json = json.replaceAll(unique, serialNumber);
      return JSON.parse(json) as unknown;
    },
  };
}
