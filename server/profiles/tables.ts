/** The tables of profiles, as Kysely sees them. */
export interface ProfileTables {
  readonly profiles: ProfileRow;
}

/** A profile; `position` counts from 0 within its group. */
export interface ProfileRow {
  readonly profile_id: string;
  readonly group_id: string;
  readonly position: number;
  readonly user_id: string;
  readonly is_default: number;
  /** What is known of the person, as JSON. */
  readonly person: string;
  readonly consent_to_report: number;
  readonly created_at: number;
  readonly updated_at: number;
}
