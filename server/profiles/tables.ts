/** The tables of profiles, as Kysely sees them. */
export interface ProfileTables {
  readonly profiles: ProfileRow;
}

/** A profile; `position` counts from 0 within its group, deleted ones too. */
export interface ProfileRow {
  readonly profile_id: string;
  readonly group_id: string;
  readonly position: number;
  readonly user_id: string;
  readonly is_default: number;
  /** The person's data as JSON; only the names for a deleted profile. */
  readonly person: string;
  readonly consent_to_report: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** Null unless it was deleted. */
  readonly deleted_at: number | null;
  /** The attempt id that the client sent, or null. */
  readonly attempt_id: string | null;
}
