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
  /** What is known of the person, as JSON; of a deleted one the names alone. */
  readonly person: string;
  readonly consent_to_report: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** Null while it stands. */
  readonly deleted_at: number | null;
  /** What its maker named the attempt; null where it was not named. */
  readonly attempt_id: string | null;
}
