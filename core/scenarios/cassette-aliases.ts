import { parseBarcode } from '../domain/parse-barcode.ts';
import type { ScannedDevice } from '../domain/device.ts';
import { fieldOf } from './observation.ts';

/**
 * Plays a scenario's cassette with another serial number. A server remembers cassettes, so one that an earlier play of the
 * same scenario used up would never be accepted again. What is observed is translated back to what the scenario says.
 */
export interface CassetteAliases {
  /** Takes a serial number's place from now on. `unique` must be of the same length, of letters and digits. */
  add(serialNumber: string, unique: string): void;
  /** A scanned text with the serial number that is played. */
  played(text: string): string;
  /** The payload of a device as it is played. */
  playedDevice(device: unknown): unknown;
  /** A payload, or any other JSON value, with the serial numbers that are written in the scenario. */
  written(value: unknown): unknown;
}

/** The device of a cassette's text, or null for any other text. */
export function deviceOfText(text: string): ScannedDevice | null {
  const parsed = parseBarcode(text);
  return parsed.ok ? parsed.value : null;
}

function positionsOf(part: string, whole: string): readonly number[] {
  const starts = [...whole].map((_character, at) => at);
  return starts.filter((at) => whole.startsWith(part, at));
}

/** The text with another serial number, wherever in it the serial number stands. */
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
  const aliases = new Map<string, string>();
  return {
    add: (serialNumber, unique) => void aliases.set(serialNumber, unique),
    played: (text) => {
      const device = deviceOfText(text);
      const unique = device === null ? undefined : aliases.get(device.serialNumber);
      return device === null || unique === undefined ? text : withSerial(text, device, unique);
    },
    playedDevice: (device) => {
      const unique = aliases.get(String(fieldOf(device, 'serialNumber')));
      return unique === undefined ? device : { ...(device as object), serialNumber: unique };
    },
    written: (value) => {
      let json = JSON.stringify(value ?? null);
      for (const [serial, unique] of aliases) json = json.replaceAll(unique, serial);
      return JSON.parse(json) as unknown;
    },
  };
}
