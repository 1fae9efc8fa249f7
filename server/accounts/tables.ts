/** The tables of accounts, login sessions and codes, as Kysely sees them. */
export interface AccountTables {
  readonly users: UserRow;
  readonly user_groups: UserGroupRow;
  readonly sessions: LoginSessionRow;
  readonly codes: CodeRow;
  readonly registrations: RegistrationRow;
  readonly challenges: ChallengeRow;
  readonly known_browsers: KnownBrowserRow;
}

/** An account. */
export interface UserRow {
  readonly user_id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly language: string;
  readonly created_at: number;
  readonly password_changed_at: number;
}

/** A group of profiles that an account owns; `position` counts from 0. */
export interface UserGroupRow {
  readonly group_id: string;
  readonly user_id: string;
  readonly position: number;
}

/** A login session. */
export interface LoginSessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly token_hash: string;
  readonly attempt_id: string | null;
  readonly previous_token_hash: string | null;
  readonly rotated_at: number;
  /** When it ends unless another call uses it. */
  readonly expires_at: number;
  readonly created_at: number;
  readonly last_used_at: number;
  /** Null if unknown. */
  readonly browser: string | null;
  readonly system: string | null;
}

/** A code that was sent. */
export interface CodeRow {
  readonly purpose: string;
  readonly subject: string;
  readonly code_hash: string;
  readonly expires_at: number;
  readonly tries_left: number;
}

/** A verified email, and the account that was created for it. */
export interface RegistrationRow {
  readonly binding_hash: string;
  readonly email: string;
  readonly user_id: string | null;
  readonly expires_at: number;
}

/** A login that waits for the second factor. */
export interface ChallengeRow {
  readonly challenge_id: string;
  readonly user_id: string;
  readonly expires_at: number;
}

/** A browser that has logged in to an account. */
export interface KnownBrowserRow {
  readonly user_id: string;
  readonly browser_hash: string;
  readonly expires_at: number;
}
