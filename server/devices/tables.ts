/** The table of cassettes, as Kysely sees it. */
export interface DeviceTables {
  readonly devices: DeviceRow;
}

/** The tables that decide about a hold: its own, and the columns of the results that name devices. */
export interface HoldTables extends DeviceTables {
  readonly results: { readonly test_id: string; readonly device_id: string };
}

/** A cassette and the test that holds it. Its printed data are unknown when it is known only from a result. */
export interface DeviceRow {
  readonly device_id: string;
  readonly test_id: string;
  readonly serial_number: string | null;
  readonly batch_or_lot_number: string | null;
  readonly device_identifier: string | null;
  readonly manufacturing_date: string | null;
  readonly expiration_date: string | null;
  readonly saved_at: number;
  /** When the hold ends unless a result names the cassette; null once one does. */
  readonly held_until: number | null;
}
