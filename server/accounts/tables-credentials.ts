/** The tables of reset links and two-factor devices, as Kysely sees them. */
export interface CredentialTables {
  readonly reset_links: ResetLinkRow;
  readonly otp_devices: OtpDeviceRow;
}

/** A link that resets a password. */
export interface ResetLinkRow {
  readonly user_id: string;
  readonly token_hash: string;
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
