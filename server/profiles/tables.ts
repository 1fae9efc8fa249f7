/** The tables of profiles, as Kysely sees them. */
export interface ProfileTables {
  readonly profiles: ProfileRow;
}

/** A profile. */
export interface ProfileRow {
  readonly profile_id: string;
}
