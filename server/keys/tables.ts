/** The tables about keys, as Kysely sees them. */
export interface KeyTables {
  readonly server_keys: ServerKeyRow;
  readonly database_mark: DatabaseMarkRow;
}

/** A key that the servers of this database use, without its secret. */
export interface ServerKeyRow {
  readonly key_id: string;
  readonly purpose: string;
  readonly fingerprint: string;
  readonly used_from: number;
  readonly accepted_until: number | null;
}

/** The only row of its table. */
export interface DatabaseMarkRow {
  /** Tells databases apart that one server uses, one after the other. */
  readonly database_id: string;
  /** Only rises while the database is used. */
  readonly mark: number;
}
