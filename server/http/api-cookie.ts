/** A cookie that scripts cannot read and that other sites' pages do not send. */
export interface ApiCookie {
  readonly name: string;
  /** Empty to delete the cookie. */
  readonly value: string;
  /** The paths it is sent to. */
  readonly path: string;
  readonly maxAgeSeconds: number;
}
