/** The tables of accounts, sign-ins, codes and reset links, as Kysely sees them. */
export interface AccountTables {
  readonly users: UserRow;
}

/** An account. */
export interface UserRow {
  readonly user_id: string;
}
