import type { CalendarDate } from '../../../core/domain/calendar-date.ts';
import type { ScanOutcome } from '../../../core/domain/scan-outcome.ts';

/*
 * The barcode rules a second time, written as differently as can be: one pattern for every order of the fields, and the
 * platform's own Date for the calendar. Where the two disagree, one of them is wrong.
 */

const LONG = [
  '01(?<di>\\w{14})',
  '11(?<made>\\d{6})',
  '17(?<printed>\\d{6})',
  '10(?<lot>\\w{10})',
  '21(?<serial>\\w{8})',
];
const SHORT = ['10(?<lot>\\w{8})', '11(?<made>\\d{6})', '21(?<serial>\\w{7})'];

/** Every order of a list. */
export function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

const patternsOf = (fields: readonly string[]) => ordersOf(fields).map((order) => new RegExp(`^${order.join('')}$`));
const LONG_PATTERNS = patternsOf(LONG);
const SHORT_PATTERNS = patternsOf(SHORT);

function dayOf(yymmdd: string): Date | null {
  const [year, month, day] = (yymmdd.match(/../g) ?? []).map(Number);
  const date = new Date(Date.UTC(2000 + year!, month! - 1, day));
  const isReal =
    date.getUTCFullYear() === 2000 + year! && date.getUTCMonth() === month! - 1 && date.getUTCDate() === day;
  return isReal ? date : null;
}

function lastDayOf(made: Date): string {
  const monthEnd = new Date(Date.UTC(made.getUTCFullYear() + 2, made.getUTCMonth() + 1, 0));
  const day = Math.min(made.getUTCDate(), monthEnd.getUTCDate());
  return new Date(Date.UTC(made.getUTCFullYear() + 2, made.getUTCMonth(), day)).toISOString().slice(0, 10);
}

/** How a scan must end, the device it must show, and its kit; null where there is none. */
export interface Expected {
  readonly outcome: ScanOutcome;
  readonly device: Readonly<Record<string, string>> | null;
  readonly kit: { readonly id: string } | null;
}

/** Judges a text without the code under test. Knows only the checks of a single scan. */
export function expectedVerdict(text: string, today: CalendarDate): Expected {
  const content = text.replace(/^\][a-zA-Z]\d/, '').replace(/^\u001d+/, '');
  if (/^\s*([a-z][a-z0-9.+-]*:\/\/|www\.)\S/i.test(content)) return { outcome: 'isUrl', device: null, kit: null };
  const failed: Expected = { outcome: 'scanFailed', device: null, kit: null };
  const code = Array.from(content)
    .filter((character) => /^[A-Za-z0-9_]$/.test(character))
    .join('');
  const pattern = [...LONG_PATTERNS, ...SHORT_PATTERNS].find((candidate) => candidate.test(code));
  const fields = pattern?.exec(code)?.groups;
  const made = fields && dayOf(fields['made']!);
  if (!fields || !made) return failed;
  const printed =
    fields['printed'] === undefined ? lastDayOf(made) : dayOf(fields['printed'])?.toISOString().slice(0, 10);
  if (printed === undefined) return failed;
  const lot = fields['lot']!.toUpperCase();
  const device = {
    deviceIdentifier: fields['di'] ?? '',
    manufacturingOrProductionDate: made.toISOString().slice(0, 10),
    expirationDate: printed,
    batchOrLotNumber: lot,
    serialNumber: fields['serial']!,
  };
  if (/^CFL/.test(lot)) return { outcome: 'cflTest', device, kit: null };
  if (!/^COV/.test(lot)) return failed;
  return { outcome: lastDayOf(made) < today ? 'expired' : 'accepted', device, kit: { id: 'covid' } };
}
