import { FLU_LOT_PREFIX, KITS } from '../../core/domain/kit-registry.ts';
import { MAX_SCAN_TEXT_LENGTH } from '../../core/domain/limits.ts';
import { BARCODE_FIELDS } from '../../core/domain/parse-barcode.ts';
import { barcodeDate } from '../../core/domain/write-barcode.ts';
import { addDays, newestExpired, oldestUsable } from './cassette-days.ts';
import { lotOf, manufacturedOn, replaced, writeFields, type CodeBase, type CodeRule } from './change-fields.ts';

const { deviceIdentifier, batchOrLotNumber, manufacturingDate, expirationDate, serialNumber } = BARCODE_FIELDS;

const FIELD_NAMES: Readonly<Record<string, string>> = {
  [deviceIdentifier]: 'device-identifier',
  [batchOrLotNumber]: 'lot',
  [manufacturingDate]: 'manufacturing-date',
  [expirationDate]: 'printed-expiry',
  [serialNumber]: 'serial',
};

/** An extra field would turn the short format into the long one, so the second serial number replaces the date. */
function repeatField({ format, fields }: CodeBase): string {
  if (format === 'long') return writeFields([...fields, ...[...fields].slice(0, 1)]);
  const [lot = '', serial = ''] = [fields.get(batchOrLotNumber), fields.get(serialNumber)];
  return writeFields([
    [batchOrLotNumber, lot],
    [serialNumber, serial],
    [serialNumber, serial.slice(1)],
  ]);
}

const ACCEPTED: readonly Omit<CodeRule, 'outcome'>[] = [
  {
    kind: 'lower-case-lot',
    says: 'The lot may be in lowercase.',
    change: replaced(batchOrLotNumber, (lot) => lot.toLowerCase()),
  },
  {
    kind: 'other-order',
    says: 'The fields may be in any order.',
    change: ({ fields }) => writeFields([...fields].reverse()),
  },
  {
    kind: 'separators',
    says: 'Spaces and punctuation between the fields are ignored.',
    change: ({ fields }) => writeFields(fields, ' - '),
  },
  {
    kind: 'scanner-prefix',
    says: 'The symbology identifier of a scanner, and FNC1 before and between the fields, are ignored.',
    change: ({ fields }) => `]d2\u001d${writeFields(fields, '\u001d')}`,
  },
  {
    kind: 'last-day',
    says: 'A cassette can be used on the day on which it expires.',
    change: manufacturedOn(({ today, kit }) => oldestUsable(today, kit)),
  },
  {
    kind: 'made-in-future',
    says: 'A manufacturing date in the future is accepted.',
    change: manufacturedOn(({ today }) => addDays(today, 1)),
  },
  {
    kind: 'printed-expiry-past',
    says: 'The printed expiry is ignored.',
    change: replaced(expirationDate, (_value, { today }) => barcodeDate(addDays(today, -1))),
  },
  {
    kind: 'same-again',
    says: 'The second scan is of the same cassette.',
    isSecondScan: true,
    change: ({ fields }) => writeFields(fields),
  },
];

const UNREADABLE: readonly Omit<CodeRule, 'outcome'>[] = [
  { kind: 'no-code', says: 'A code has letters or digits.', problem: 'empty', change: () => '---' },
  {
    kind: 'too-long',
    says: `No code has more than ${MAX_SCAN_TEXT_LENGTH} characters.`,
    problem: 'tooLong',
    change: () => '0'.repeat(MAX_SCAN_TEXT_LENGTH + 1),
  },
  {
    kind: 'unknown-field',
    says: 'Each field begins with two characters that identify it.',
    problem: 'unknownField',
    change: ({ fields }) =>
      writeFields([...fields].map(([id, value], index) => [index === fields.size - 1 ? '99' : id, value])),
  },
  { kind: 'repeated-field', says: 'A field may occur only once.', problem: 'repeatedField', change: repeatField },
  {
    kind: 'cut-short',
    says: 'A field has its fixed size.',
    problem: 'cutShort',
    change: ({ fields }) => writeFields(fields).slice(0, -1),
  },
  {
    kind: 'one-too-many',
    says: 'Nothing may follow the last field.',
    change: ({ fields }) => `${writeFields(fields)}7`,
  },
  {
    kind: 'underscores',
    says: 'An underscore is not a separator.',
    change: ({ fields }) => writeFields(fields, '_'),
  },
];

const INCOMPLETE: readonly CodeRule[] = Object.entries(FIELD_NAMES).map(([id, name]) => ({
  kind: `missing-${name}`,
  says: `Field ${id} is required.`,
  outcome: 'scanFailed',
  problem: 'missingField',
  change: ({ fields }) => (fields.has(id) ? writeFields([...fields].filter(([one]) => one !== id)) : null),
}));

const INVALID_DATES = {
  'month-13': ['There is no 13th month.', (value: string) => `${value.slice(0, 2)}1301`],
  'day-00': ['There is no day 00.', (value: string) => `${value.slice(0, 4)}00`],
  'february-30': ['There is no 30th of February.', (value: string) => `${value.slice(0, 2)}0230`],
  'no-leap-day': ['A 29th of February needs a leap year.', () => '250229'],
  'letters-in-date': ['A date has only digits.', (value: string) => `${value.slice(0, 2)}JAN${value.slice(5)}`],
} as const;

const DATES: readonly CodeRule[] = Object.entries(INVALID_DATES).flatMap(([name, [says, change]]) =>
  [manufacturingDate, expirationDate].map((id) => ({
    kind: id === manufacturingDate ? name : `printed-${name}`,
    says: id === manufacturingDate ? says : `${says.slice(0, -1)}, in the printed expiry either.`,
    outcome: 'scanFailed',
    change: replaced(id, change),
  })),
);

const REJECTED: readonly CodeRule[] = [
  {
    kind: 'unknown-lot',
    says: `A lot begins with ${KITS.map(({ lotPrefix }) => lotPrefix).join(', ')} or ${FLU_LOT_PREFIX}.`,
    outcome: 'scanFailed',
    change: lotOf('ABC'),
  },
  { kind: 'flu', says: 'A flu test is rejected by name.', outcome: 'cflTest', change: lotOf(FLU_LOT_PREFIX) },
  {
    kind: 'flu-lower-case',
    says: 'So is one in lowercase.',
    outcome: 'cflTest',
    change: lotOf(FLU_LOT_PREFIX.toLowerCase()),
  },
  {
    kind: 'flu-expired',
    says: 'An expired flu test is rejected as a flu test.',
    outcome: 'cflTest',
    change: (base) => {
      const made = barcodeDate(newestExpired(base.today, base.kit));
      return lotOf(FLU_LOT_PREFIX)({ ...base, fields: new Map([...base.fields, [manufacturingDate, made]]) });
    },
  },
  {
    kind: 'expired',
    says: `${KITS[0].shelfLifeMonths} months after its manufacturing date a cassette expires.`,
    outcome: 'expired',
    change: manufacturedOn(({ today, kit }) => newestExpired(today, kit)),
  },
  {
    kind: 'web-address',
    says: 'The code of the box is not that of a cassette.',
    outcome: 'isUrl',
    change: ({ kit }) => kit.productUrl,
  },
  {
    kind: 'www-address',
    says: 'A web address may lack its scheme.',
    outcome: 'isUrl',
    change: () => 'www.shop.example/kit',
  },
  {
    kind: 'other-cassette',
    says: 'The second scan is of another cassette.',
    outcome: 'codeIsDifferentThanBefore',
    isSecondScan: true,
    change: replaced(serialNumber, (serial) => `${serial.slice(0, -1)}${serial.endsWith('5') ? '6' : '5'}`),
  },
];

/** Every rule of the scan that depends on the code only; the server knows whether a cassette was used before. */
export const CODE_RULES: readonly CodeRule[] = [
  ...ACCEPTED.map((rule) => ({ ...rule, outcome: 'accepted' as const })),
  ...UNREADABLE.map((rule) => ({ ...rule, outcome: 'scanFailed' as const })),
  ...INCOMPLETE,
  ...DATES,
  ...REJECTED,
];

/** The rules that reject a single code: the kinds of invalid codes. */
export const INVALID_KINDS: readonly string[] = CODE_RULES.filter(
  ({ outcome, isSecondScan }) => outcome !== 'accepted' && !isSecondScan,
).map(({ kind }) => kind);

/** The rule of a kind; an unknown kind is a bug. */
export function codeRule(kind: string): CodeRule {
  const found = CODE_RULES.find((rule) => rule.kind === kind);
  if (found === undefined) throw new RangeError(`There is no rule ${kind}.`);
  return found;
}
