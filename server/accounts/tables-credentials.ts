/** The tables of reset links and two-factor devices, as Kysely sees them. */
export interface CredentialTables {
  readonly reset_links: ResetLinkRow;
  readonly reset_link_browsers: ResetLinkBrowserRow;
  readonly otp_devices: OtpDeviceRow;
}

/** A link that resets a password. */
export interface ResetLinkRow {
  readonly user_id: string;
  readonly token_hash: string;
  readonly expires_at: number;
}

/** A browser that asked for a reset link. `code_hash` is of its code together with the token of the link. */
export interface ResetLinkBrowserRow {
  readonly token_hash: string;
  readonly browser_hash: string;
  readonly code_hash: string;
  readonly tries_left: number;
  readonly expires_at: number;
}

/** A two-factor device. */
export interface OtpDeviceRow {
  readonly device_id: string;
  readonly user_id: string;
  readonly type: string;
  readonly name: string;
  readonly address: string;
  /** Counts up within an account, in the order the devices were added. */
  readonly position: number;
  readonly added_at: number;
}
