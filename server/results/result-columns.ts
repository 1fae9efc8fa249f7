import type { SubmittedTest } from './ports.ts';

/** A submitted test as its row stores it; both ids are null for a guest's. */
type StoredTest = Omit<SubmittedTest, 'owner'> &
  Readonly<Record<'ownerGroupId' | 'profileId', string | null> & Record<'createdAt' | 'updatedAt', number>>;

const same = <const Field extends keyof StoredTest>(field: Field) => {
  const asItIs = (value: StoredTest[Field]) => value;
  return { field, read: asItIs, write: asItIs };
};
const flag = { read: (stored: number) => stored === 1, write: (value: boolean) => Number(value) };
/** Null where an older server wrote the row and the split of the device id is not certain. */
const partOfId = { read: (stored: string | null) => stored ?? '', write: (value: string): string | null => value };
const json = {
  read: (stored: string) => JSON.parse(stored) as SubmittedTest['guestInfo'],
  write: (value: SubmittedTest['guestInfo']) => JSON.stringify(value),
};

/** The columns of a result. Nothing that is read is checked, because only validated values were written. */
const COLUMNS = {
  test_id: same('testId'),
  profile_id: same('profileId'),
  device_id: same('deviceId'),
  kit_id: same('kitId'),
  serial_number: { field: 'serialNumber', ...partOfId },
  lot_number: { field: 'lotNumber', ...partOfId },
  result: same('result'),
  is_symptomatic: same('isSymptomatic'),
  symptom_onset_date: same('symptomOnsetDate'),
  test_date: same('testDate'),
  collected_at: same('collectedAt'),
  analysed_at: same('analysedAt'),
  utc_offset: same('utcOffset'),
  clock_ahead_ms: same('clockAheadMs'),
  send_to_aims: { field: 'sendToAims', ...flag },
  choice: same('choice'),
  is_anonymous: { field: 'isAnonymous', ...flag },
  submit_to_cloud: { field: 'submitToCloud', ...flag },
  not_reported: same('notReported'),
  guest_info: { field: 'guestInfo', ...json },
  owner_group_id: same('ownerGroupId'),
  created_at: same('createdAt'),
  updated_at: same('updatedAt'),
} as const;

type Columns = typeof COLUMNS;
type Fields<Name extends keyof Columns> = Pick<StoredTest, Columns[Name]['field']>;

/** A submitted test in the database. */
export type ResultRow = { readonly [Name in keyof Columns]: ReturnType<Columns[Name]['write']> };

/** Reads the columns of a row. */
export function fieldsOf<Name extends keyof Columns>(row: Pick<ResultRow, Name>): Fields<Name> {
  const read = Object.entries(COLUMNS).filter(([name]) => name in row);
  return Object.fromEntries(
    read.map(([name, column]) => [column.field, column.read(Reflect.get(row, name) as never)]),
  ) as unknown as Fields<Name>;
}

/** Makes the row of a test. */
export function rowOf(test: StoredTest): ResultRow {
  const columns = Object.entries(COLUMNS).map(([name, { field, write }]) => [name, write(test[field] as never)]);
  return Object.fromEntries(columns) as ResultRow;
}
