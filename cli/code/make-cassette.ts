import { addMonths, type CalendarDate } from '../../core/domain/calendar-date.ts';
import { cassetteExpiry } from '../../core/domain/cassette-expiry.ts';
import { judgeCassette } from '../../core/domain/cassette-verdict.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';
import { FLU_LOT_PREFIX, KITS } from '../../core/domain/kit-registry.ts';
import { BARCODE_FIELDS, fieldSizes, readBarcodeFields, type BarcodeFormat } from '../../core/domain/parse-barcode.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ScanOutcome } from '../../core/domain/scan-outcome.ts';
import { encodeCassette } from '../../fixtures/cassettes.ts';
import type { Random } from '../../fixtures/random.ts';
import { addDays, newestExpired, oldestUsable } from './cassette-days.ts';
import type { CodeBase } from './change-fields.ts';
import { codeRule } from './code-rules.ts';

/** The requested properties of a cassette's code; defaults are those of a valid cassette. */
export interface CassetteRequest {
  readonly format: BarcodeFormat;
  readonly today: CalendarDate;
  readonly deviceIdentifier?: string;
  readonly lot?: string;
  readonly serial?: string;
  readonly manufactured?: CalendarDate;
  /** The printed expiry of the long format. */
  readonly expires?: CalendarDate;
  readonly isFlu?: boolean;
  readonly isExpired?: boolean;
  /** The rule that must reject the code. */
  readonly invalid?: string;
  /** Chooses lot, serial number and manufacturing date, if not requested. */
  readonly random?: Random;
}

/** A code, and the outcome of its first scan if the cassette was not used before. */
export interface MadeCode {
  readonly text: string;
  readonly outcome: ScanOutcome;
}

/** The kit whose codes are made. */
const [KIT] = KITS;
const MONTHS_OLD = 6;
const LETTERS_AND_DIGITS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
const [DIGITS, IDENTIFIER_LENGTH] = ['0123456789', 2];
/** The default properties of a valid cassette. */
const USUAL = {
  long: { lot: 'COV2600017', serial: 'A1B2C3D4' },
  short: { lot: 'COV26001', serial: 'S1T2U3V' },
} as const;

function sizeOf(format: BarcodeFormat, identifier: string): number {
  return (fieldSizes(KIT, format).get(identifier) ?? IDENTIFIER_LENGTH) - IDENTIFIER_LENGTH;
}

function pick(random: Random, from: string, count: number): string {
  return Array.from({ length: count }, () => from[Math.floor(random.between(0, from.length))] ?? '').join('');
}

function chosenAtRandom({ format, today }: CassetteRequest, random: Random) {
  const lotDigits = sizeOf(format, BARCODE_FIELDS.batchOrLotNumber) - KIT.lotPrefix.length;
  const oldest = oldestUsable(today, KIT);
  const days = (Date.parse(today) - Date.parse(oldest)) / (24 * 60 * 60_000);
  return {
    lot: KIT.lotPrefix + pick(random, DIGITS, lotDigits),
    serial: pick(random, LETTERS_AND_DIGITS, sizeOf(format, BARCODE_FIELDS.serialNumber)),
    manufactured: addDays(oldest, Math.floor(random.between(0, days))),
  };
}

/** The requested cassette. */
export function requestedDevice(request: CassetteRequest): ScannedDevice {
  const { format, today, isFlu = false, isExpired = false, random } = request;
  const usual = { ...USUAL[format], manufactured: addMonths(today, -MONTHS_OLD) };
  const standard = random === undefined ? usual : chosenAtRandom(request, random);
  const manufactured = isExpired ? newestExpired(today, KIT) : (request.manufactured ?? standard.manufactured);
  const lot = request.lot ?? standard.lot;
  return {
    deviceIdentifier: format === 'short' ? '' : (request.deviceIdentifier ?? '00860000000017'),
    manufacturingOrProductionDate: manufactured,
    expirationDate: request.expires ?? cassetteExpiry(manufactured, KIT),
    batchOrLotNumber: isFlu ? FLU_LOT_PREFIX + lot.slice(FLU_LOT_PREFIX.length) : lot,
    serialNumber: request.serial ?? standard.serial,
  };
}

/** Until when a cassette can be used, in words, if its printed expiry is another day; null if it is the same, or not requested. */
export function ignoredExpiry({
  today,
  isExpired,
  expires,
  manufactured,
}: Pick<CassetteRequest, 'today' | 'isExpired'> & {
  readonly expires: CalendarDate | undefined;
  readonly manufactured: CalendarDate | undefined;
}): string | null {
  if (expires === undefined) return null;
  const given = manufactured === undefined ? {} : { manufactured };
  const made = requestedDevice({ format: 'long', today, isExpired: isExpired === true, ...given });
  const lasts = cassetteExpiry(made.manufacturingOrProductionDate, KIT);
  return lasts === expires ? null : `made on ${made.manufacturingOrProductionDate}, it can be used until ${lasts}.`;
}

/** What is wrong with the request, in words; null if a code can be made. */
function rejectionOf({ format, deviceIdentifier, lot, serial, manufactured, expires }: CassetteRequest): string | null {
  if (format === 'short' && (deviceIdentifier !== undefined || expires !== undefined)) {
    return 'The short format has neither a device identifier nor a printed expiry.';
  }
  const texts = [
    ['device identifier', deviceIdentifier, BARCODE_FIELDS.deviceIdentifier],
    ['lot', lot, BARCODE_FIELDS.batchOrLotNumber],
    ['serial number', serial, BARCODE_FIELDS.serialNumber],
  ] as const;
  for (const [name, text, identifier] of texts) {
    const size = sizeOf(format, identifier);
    if (text !== undefined && (text.length !== size || /\W/.test(text))) {
      return `A ${name} of the ${format} format has ${size} letters or digits; "${text}" is none.`;
    }
  }
  const outside = [manufactured, expires].find((day) => day !== undefined && !day.startsWith('20'));
  return outside === undefined ? null : `A code carries days of the years 2000 to 2099; ${outside} is none.`;
}

/** The fields of an accepted code, for the rules to change; or the outcome that rejects it. */
export function codeBaseOf(text: string, today: CalendarDate): Result<CodeBase, ScanOutcome> {
  const { outcome, kit } = judgeCassette({ text, today, firstDeviceId: null }, KITS);
  if (outcome !== 'accepted' || kit === null) return err(outcome);
  const { format, fields } = readBarcodeFields(text, kit);
  return ok({ kit, format, fields, today });
}

/** Makes the text of a cassette's Data Matrix; fails with a sentence. */
export function makeCassetteCode(request: CassetteRequest): Result<MadeCode, string> {
  const rejection = rejectionOf(request);
  if (rejection !== null) return err(rejection);
  const { today, invalid, format } = request;
  const text = encodeCassette(requestedDevice(request), format);
  if (invalid === undefined)
    return ok({ text, outcome: judgeCassette({ text, today, firstDeviceId: null }, KITS).outcome });
  const base = codeBaseOf(text, today);
  if (!base.ok) return err(`Without --invalid it would be rejected already (${base.error}).`);
  const rule = codeRule(invalid);
  const changed = rule.change(base.value);
  if (changed === null) return err(`The ${format} format has no ${invalid}.`);
  return ok({ text: changed, outcome: rule.outcome });
}
